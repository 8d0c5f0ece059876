import { unsaveRestaurant } from '../../domain/saved/unsaveRestaurant';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { encodeGlobalId, restaurantUuid } from '../globalId';
import { changedRestaurant } from '../Restaurant/changedRestaurant';

const UnsaveRestaurantInput = builder.inputType('UnsaveRestaurantInput', {
  description: 'Which restaurant to keep no longer.',
  fields: (t) => ({
    restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }),
    clientMutationId: clientMutationId(t),
  }),
});

const UnsaveRestaurantPayload = payloadType<{ restaurantId: string; removed: string | null }>(
  'UnsaveRestaurantPayload',
  {
    description: 'The answer to unsaveRestaurant.',
    fields: (t) => ({
      removedSavedRestaurantId: t.id({
        nullable: true,
        description: 'The global id of the SavedRestaurant that was taken off the list; null when it was not there.',
        resolve: ({ removed }) => removed && encodeGlobalId('SavedRestaurant', removed),
      }),
      restaurant: changedRestaurant(t, 'The restaurant, no longer saved'),
    }),
  },
);

builder.mutationField('unsaveRestaurant', (t) =>
  t.field({
    type: UnsaveRestaurantPayload,
    description: 'Takes a restaurant off the member’s list; fine when it was not on it.',
    authScopes: { member: true },
    args: { input: t.arg({ type: UnsaveRestaurantInput, required: true, description: 'Which restaurant.' }) },
    resolve: async (_root, { input }, context) => {
      const restaurantId = restaurantUuid(input.restaurantId).toLowerCase();
      const removed = await unsaveRestaurant(context, context.viewer, restaurantId);
      context.loaders.viewerHasSaved.clear(restaurantId).prime(restaurantId, false);
      return { removed, restaurantId };
    },
  }),
);
