import { z } from 'zod';
import type { UserRating as Row } from '../../database/__generated__/prisma/client';
import { rateRestaurant, ratingInput } from '../../domain/ratings/rateRestaurant';
import { listCursor } from '../../lists/listPage';
import { builder } from '../builder';
import { clientMutationId } from '../clientMutationId';
import { payloadType } from '../errors/UserError';
import { restaurantUuid } from '../globalId';
import { idempotencyKey, retryInput } from '../idempotencyKey';
import { changedRestaurant } from '../Restaurant/changedRestaurant';
import { Rating } from './Rating';
import { RatingEdge } from './ViewerRatings';

const RateRestaurantInput = builder
  .inputType('RateRestaurantInput', {
    description:
      'A member’s rating of a restaurant. An absent field does not change; null or a blank text clears a field.',
    fields: (t) => ({
      restaurantId: t.id({ required: true, description: 'The restaurant’s uuid or global id.' }),
      stars: t.int({ required: true, description: 'The number of stars, 1 to 5.' }),
      comment: t.string({ description: 'A comment, at most 500 characters.' }),
      visitedAt: t.field({ type: 'VisitDate', description: 'The date of the visit.' }),
      idempotencyKey: idempotencyKey(t),
      clientMutationId: clientMutationId(t),
    }),
  })
  .validate(
    ratingInput
      .omit({ rating: true })
      .extend({ restaurantId: z.string(), stars: ratingInput.shape.rating, ...retryInput }),
  );

const RateRestaurantPayload = payloadType<{ restaurantId: string; rating: Row }>('RateRestaurantPayload', {
  description: 'The answer to rateRestaurant.',
  fields: (t) => ({
    rating: t.field({
      type: Rating,
      nullable: true,
      description: 'The rating as it is now; null when the mutation was refused.',
      resolve: ({ rating }) => rating,
    }),
    ratingEdge: t.field({
      type: RatingEdge,
      nullable: true,
      description: 'The edge of the rating in the viewer’s ratings; null when the mutation was refused.',
      resolve: ({ rating }) =>
        rating && { cursor: listCursor('user_ratings', { at: rating.ratedAt, id: rating.id }), node: rating },
    }),
    restaurant: changedRestaurant(t, 'The restaurant with its new average'),
  }),
});

builder.mutationField('rateRestaurant', (t) =>
  t.field({
    type: RateRestaurantPayload,
    description:
      'Rates a restaurant. A new rating replaces the stars. It changes the comment and the date of the visit only if ' +
      'the input contains them. The diary does not change; addDiaryEntry adds a restaurant to the diary.',
    authScopes: { member: true },
    args: { input: t.arg({ type: RateRestaurantInput, required: true, description: 'The rating.' }) },
    resolve: async (_root, { input }, context) => {
      const id = restaurantUuid(input.restaurantId);
      const given = { ...input, rating: input.stars };
      const { rating } = await rateRestaurant(context, context.viewer, id, given, input);
      const { restaurantId } = rating;
      await context.cities.settle([restaurantId]); // so that the next search shows the new average
      context.loaders.viewerRating.clear(restaurantId);
      context.loaders.restaurants.clear(restaurantId);
      return { rating, restaurantId };
    },
  }),
);
