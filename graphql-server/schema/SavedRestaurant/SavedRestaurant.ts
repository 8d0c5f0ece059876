import { readSnapshot } from '../../domain/restaurants/Snapshot';
import { builder } from '../builder';
import { encodeGlobalId } from '../globalId';
import { ownRow } from '../ownRow';
import { Restaurant } from '../Restaurant/Restaurant';
import { RestaurantSnapshot } from '../Restaurant/RestaurantSnapshot';

/** A row of a member's saved list: one restaurant that the member saved. Only this member can read the row. */
export const SavedRestaurant = builder.prismaNode('SavedRestaurant', {
  description: 'A restaurant on the viewer’s saved list.',
  id: { field: 'id' },
  nullable: true,
  findUnique: ownRow,
  fields: (t) => ({
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
      description: 'The facts about the restaurant at the time when it was saved.',
      resolve: ({ restaurantData }) => readSnapshot(restaurantData),
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When the restaurant was saved.' }),
  }),
});
