import { readSnapshot } from '../../domain/restaurants/Snapshot';
import { writeVisitDate } from '../../domain/visitDate';
import { builder } from '../builder';
import { encodeGlobalId } from '../globalId';
import { ownRow } from '../ownRow';
import { Restaurant } from '../Restaurant/Restaurant';
import { RestaurantSnapshot } from '../Restaurant/RestaurantSnapshot';

/** A restaurant in a member's diary. Only its owner can read it. */
export const DiaryEntry = builder.prismaNode('DiaryEntry', {
  description: 'A restaurant in the viewer’s diary. It shows the visit that was added last; visits has all.',
  id: { field: 'id' },
  nullable: true,
  findUnique: ownRow,
  fields: (t) => ({
    uuid: t.exposeID('id', { description: 'The plain id, as in REST.' }),
    restaurantId: t.id({
      description: 'The restaurant’s global id, also where the catalog does not hold it.',
      resolve: ({ restaurantId }) => encodeGlobalId('Restaurant', restaurantId),
    }),
    restaurant: t.field({
      type: Restaurant,
      nullable: true,
      description: 'The restaurant as it is now; null when the catalog does not hold it.',
      resolve: ({ restaurantId }, _args, { loaders }) => loaders.restaurants.load(restaurantId),
    }),
    snapshot: t.field({
      type: RestaurantSnapshot,
      description: 'The restaurant as it was when it was added.',
      resolve: ({ restaurantData }) => readSnapshot(restaurantData),
    }),
    visitedAt: t.field({
      type: 'VisitDate',
      nullable: true,
      description: 'When the viewer was there, at the visit that was added last; null when that was not said.',
      resolve: writeVisitDate,
    }),
    notes: t.exposeString('notes', {
      nullable: true,
      description: 'What the viewer wrote of that visit; may have several lines.',
    }),
    dishNotes: t.exposeString('favoriteDishes', { nullable: true, description: 'What was best then, as written.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'Since when it is in the diary.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the entry or one of its visits last changed; for ifUpdatedAt.',
    }),
  }),
});

builder.objectField(Restaurant, 'viewerDiaryEntry', (t) =>
  t.field({
    type: DiaryEntry,
    nullable: true,
    description: 'Its entry in the viewer’s diary; always null for guests.',
    resolve: ({ id }, _args, { loaders }) => loaders.viewerDiaryEntry.load(id),
  }),
);
