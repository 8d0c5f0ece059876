import { expiryOf, removedOf } from '../../domain/removed/Removed';
import { readSnapshot } from '../../domain/restaurants/Snapshot';
import { writeVisitDate } from '../../domain/visitDate';
import { builder } from '../builder';
import { encodeGlobalId } from '../globalId';
import { ownRow } from '../ownRow';
import { Restaurant } from '../Restaurant/Restaurant';
import { RestaurantSnapshot } from '../Restaurant/RestaurantSnapshot';

const RemovedKind = builder.enumType('RemovedKind', {
  description: 'What it was. New values may be added.',
  values: {
    SAVED_RESTAURANT: { value: 'savedRestaurant', description: 'A restaurant on the list.' },
    DIARY_ENTRY: { value: 'diaryEntry', description: 'An entry of the diary, with all its visits.' },
    DIARY_VISIT: { value: 'diaryVisit', description: 'One visit of an entry.' },
  } as const,
});

/** Something that a member removed. Only its owner can read it. */
export const RemovedItem = builder.prismaNode('RemovedItem', {
  description: 'Something the viewer took away within the last 30 days. restoreRemoved puts it back.',
  id: { field: 'id' },
  nullable: true,
  findUnique: ownRow,
  fields: (t) => ({
    kind: t.field({ type: RemovedKind, description: 'What it was.', resolve: (item) => removedOf(item).kind }),
    restaurantId: t.id({
      nullable: true,
      description:
        'The restaurant’s global id, also where the catalog does not hold it; null for a kind that is about no restaurant.',
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
      nullable: true,
      description: 'The restaurant as it was when it was kept; null for a kind that keeps no such picture.',
      resolve: (item) => readSnapshot(removedOf(item).rows.restaurantData),
    }),
    visitedAt: t.field({
      type: 'VisitDate',
      nullable: true,
      description: 'When that visit was, or the one that the entry showed; null when that was not said, and for saves.',
      resolve: (item) => {
        const { kind, rows } = removedOf(item);
        if (kind === 'savedRestaurant' || rows.visitedAt === null) return null;
        return writeVisitDate({ ...rows, visitedAt: new Date(rows.visitedAt) });
      },
    }),
    removedAt: t.expose('removedAt', { type: 'DateTime', description: 'When it was taken away.' }),
    expiresAt: t.field({ type: 'DateTime', description: 'Until when it can be put back.', resolve: expiryOf }),
  }),
});
