import { expiryOf, removedOf } from '../../domain/removed/Removed';
import { readSnapshot } from '../../domain/restaurants/Snapshot';
import { writeVisitDate } from '../../domain/visitDate';
import { builder } from '../builder';
import { encodeGlobalId } from '../globalId';
import { ownRow } from '../ownRow';
import { Restaurant } from '../Restaurant/Restaurant';
import { RestaurantSnapshot } from '../Restaurant/RestaurantSnapshot';

const RemovedKind = builder.enumType('RemovedKind', {
  description: 'The kind of a removed item. New values may be added.',
  values: {
    SAVED_RESTAURANT: { value: 'savedRestaurant', description: 'A saved restaurant.' },
    DIARY_ENTRY: { value: 'diaryEntry', description: 'An entry of the diary, with all its visits.' },
    DIARY_VISIT: { value: 'diaryVisit', description: 'One visit of an entry.' },
  } as const,
});

/** An item that a member removed. Only this member can read it. */
export const RemovedItem = builder.prismaNode('RemovedItem', {
  description: 'An item that the viewer removed in the last 30 days. The mutation restoreRemoved can restore it.',
  id: { field: 'id' },
  nullable: true,
  findUnique: ownRow,
  fields: (t) => ({
    kind: t.field({ type: RemovedKind, description: 'What was removed.', resolve: (item) => removedOf(item).kind }),
    restaurantId: t.id({
      nullable: true,
      description:
        'The restaurant’s global id, even if the restaurant is not in the catalog. At present, it is never null, but ' +
        'a new kind of item may have no restaurant.',
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
      nullable: true,
      description: 'The facts about the restaurant at the time when it was saved or added to the diary.',
      resolve: (item) => readSnapshot(removedOf(item).rows.restaurantData),
    }),
    visitedAt: t.field({
      type: 'VisitDate',
      nullable: true,
      description:
        'The date of the removed visit or, for a removed entry, of the visit that the entry showed. Null if that ' +
        'visit has no date, if the entry showed no visit, and for saved restaurants.',
      resolve: (item) => {
        const { kind, rows } = removedOf(item);
        if (kind === 'savedRestaurant' || rows.visitedAt === null) return null;
        return writeVisitDate({ ...rows, visitedAt: new Date(rows.visitedAt) });
      },
    }),
    removedAt: t.expose('removedAt', { type: 'DateTime', description: 'When the item was removed.' }),
    expiresAt: t.field({ type: 'DateTime', description: 'The deadline for restoring the item.', resolve: expiryOf }),
  }),
});
