import type { Restaurant as RestaurantRow } from '../../database/__generated__/prisma/client';
import { unsaveRestaurant } from '../../domain/saved/unsaveRestaurant';
import { builder } from '../builder';
import { payloadType } from '../errors/UserError';
import { restaurantUuid } from '../globalId';
import { Restaurant } from '../Restaurant/Restaurant';

const UnsaveRestaurantInput = builder.inputType('UnsaveRestaurantInput', {
  description: 'Which restaurant to keep no longer.',
  fields: (t) => ({ restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }) }),
});

const UnsaveRestaurantPayload = payloadType<{ restaurant: RestaurantRow | null }>('UnsaveRestaurantPayload', {
  description: 'The answer to unsaveRestaurant.',
  fields: (t) => ({
    restaurant: t.field({
      type: Restaurant,
      nullable: true,
      description: 'The restaurant, no longer saved; null when the catalogue does not hold it.',
      resolve: ({ restaurant }) => restaurant,
    }),
  }),
});

builder.mutationField('unsaveRestaurant', (t) =>
  t.field({
    type: UnsaveRestaurantPayload,
    description: 'Takes a restaurant off the member’s list; fine when it was not on it.',
    authScopes: { member: true },
    args: { input: t.arg({ type: UnsaveRestaurantInput, required: true, description: 'Which restaurant.' }) },
    resolve: async (_root, { input }, context) => {
      const restaurant = await unsaveRestaurant(context, context.viewer, restaurantUuid(input.restaurantId));
      if (restaurant) context.loaders.viewerHasSaved.clear(restaurant.id).prime(restaurant.id, false);
      return { restaurant };
    },
  }),
);
