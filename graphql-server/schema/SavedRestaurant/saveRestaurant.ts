import type { Restaurant as RestaurantRow } from '../../database/__generated__/prisma/client';
import { saveRestaurant } from '../../domain/saved/saveRestaurant';
import { builder } from '../builder';
import { payloadType } from '../errors/UserError';
import { restaurantUuid } from '../globalId';
import { Restaurant } from '../Restaurant/Restaurant';

const SaveRestaurantInput = builder.inputType('SaveRestaurantInput', {
  description: 'Which restaurant to keep.',
  fields: (t) => ({ restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }) }),
});

const SaveRestaurantPayload = payloadType<{ restaurant: RestaurantRow }>('SaveRestaurantPayload', {
  description: 'The answer to saveRestaurant.',
  fields: (t) => ({
    restaurant: t.field({
      type: Restaurant,
      nullable: true,
      description: 'The restaurant, now saved; null when nothing changed.',
      resolve: ({ restaurant }) => restaurant,
    }),
  }),
});

builder.mutationField('saveRestaurant', (t) =>
  t.field({
    type: SaveRestaurantPayload,
    description: 'Keeps a restaurant on the member’s list. Saving again changes nothing.',
    authScopes: { member: true },
    args: { input: t.arg({ type: SaveRestaurantInput, required: true, description: 'Which restaurant.' }) },
    resolve: async (_root, { input }, context) => {
      const restaurant = await saveRestaurant(context, context.viewer, restaurantUuid(input.restaurantId));
      context.loaders.viewerHasSaved.clear(restaurant.id).prime(restaurant.id, true);
      return { restaurant };
    },
  }),
);
