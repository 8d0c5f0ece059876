import { removeRating } from '../../domain/ratings/removeRating';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { encodeGlobalId, restaurantUuid } from '../globalId';
import { idempotencyKey } from '../idempotencyKey';
import { changedRestaurant } from '../Restaurant/changedRestaurant';

const RemoveRatingInput = builder.inputType('RemoveRatingInput', {
  description: 'Which restaurant’s rating to remove.',
  fields: (t) => ({
    restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }),
    idempotencyKey: idempotencyKey(t),
    clientMutationId: clientMutationId(t),
  }),
});

const RemoveRatingPayload = payloadType<{ restaurantId: string; removed: string | null }>('RemoveRatingPayload', {
  description: 'The answer to removeRating.',
  fields: (t) => ({
    removedRatingId: t.id({
      nullable: true,
      description: 'The global id of the removed rating; null when no rating was removed.',
      resolve: ({ removed }) => removed && encodeGlobalId('Rating', removed),
    }),
    restaurant: changedRestaurant(t, 'The restaurant with its new average'),
  }),
});

builder.mutationField('removeRating', (t) =>
  t.field({
    type: RemoveRatingPayload,
    description:
      'Removes the member’s rating of a restaurant, with its comment and date. The mutation also succeeds if there ' +
      'is no rating. The diary does not change.',
    authScopes: { member: true },
    args: { input: t.arg({ type: RemoveRatingInput, required: true, description: 'Which rating to remove.' }) },
    resolve: async (_root, { input }, context) => {
      const asked = restaurantUuid(input.restaurantId);
      const removed = await removeRating(context, context.viewer, asked, input);
      const restaurantId = removed?.restaurantId ?? asked.toLowerCase();
      await context.cities.settle([restaurantId]); // so that the next search shows the new average
      context.loaders.viewerRating.clear(restaurantId);
      context.loaders.restaurants.clear(restaurantId);
      return { removed: removed?.id ?? null, restaurantId };
    },
  }),
);
