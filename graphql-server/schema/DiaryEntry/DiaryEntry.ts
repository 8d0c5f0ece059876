import { readSnapshot } from '../../domain/restaurants/Snapshot';
import { writeVisitDate } from '../../domain/visitDate';
import { builder } from '../builder';
import { encodeGlobalId } from '../globalId';
import { ownRow } from '../ownRow';
import { Restaurant } from '../Restaurant/Restaurant';
import { RestaurantSnapshot } from '../Restaurant/RestaurantSnapshot';

/** An entry of a member's diary. The entry is about one restaurant. Only this member can read the entry. */
export const DiaryEntry = builder.prismaNode('DiaryEntry', {
  description:
    'A restaurant in the viewer’s diary. The entry shows the latest visit, except after some changes with ' +
    'updateDiaryEntry; `visits` contains all visits.',
  id: { field: 'id' },
  nullable: true,
  findUnique: ownRow,
  fields: (t) => ({
    uuid: t.exposeID('id', { description: 'The plain id, as in REST.' }),
    restaurantId: t.id({
      description: 'The restaurant’s global id, even if the restaurant is not in the catalog.',
      resolve: ({ restaurantId }) => encodeGlobalId('Restaurant', restaurantId),
    }),
    restaurant: t.field({
      type: Restaurant,
      nullable: true,
      description: 'The restaurant as it is now; null when it is not in the catalog.',
      resolve: ({ restaurantId }, _args, { loaders }) => loaders.restaurants.load(restaurantId),
    }),
    snapshot: t.field({
      type: RestaurantSnapshot,
      description: 'The facts about the restaurant at the time when it was added to the diary.',
      resolve: ({ restaurantData }) => readSnapshot(restaurantData),
    }),
    visitedAt: t.field({
      type: 'VisitDate',
      nullable: true,
      description: 'The date of the visit that the entry shows; null when the viewer gave no date.',
      resolve: writeVisitDate,
    }),
    notes: t.exposeString('notes', {
      nullable: true,
      description: 'The viewer’s notes about the visit that the entry shows. They may have several lines.',
    }),
    dishNotes: t.exposeString('favoriteDishes', {
      nullable: true,
      description: 'The best dishes of the visit that the entry shows, as the viewer wrote them.',
    }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When the restaurant was added to the diary.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the entry or one of its visits last changed. Send this time as ifUpdatedAt.',
    }),
  }),
});

builder.objectField(Restaurant, 'viewerDiaryEntry', (t) =>
  t.field({
    type: DiaryEntry,
    nullable: true,
    description: 'The viewer’s diary entry for the restaurant; null when there is no entry.',
    resolve: ({ id }, _args, { loaders }) => loaders.viewerDiaryEntry.load(id),
  }),
);
