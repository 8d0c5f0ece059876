import type { Router } from 'express';
import type { Deps } from '../context/context';
import { requireMember } from '../domain/accounts/requireMember';
import { requireSignedIn } from '../domain/accounts/requireSignedIn';
import { parseInput } from '../domain/input/parseInput';
import { rateRestaurant, ratingInput } from '../domain/ratings/rateRestaurant';
import { ratingsAmong } from '../domain/ratings/ratingsAmong';
import { getRestaurant } from '../domain/restaurants/getRestaurant';
import { UserError } from '../errors/UserError';
import { ratingSummary } from '../facts/ratings';
import { presentRating } from './present/presentRating';
import { readCurrentId } from './readCurrentId';
import { readRestaurantId } from './readRestaurantId';
import { retryOf } from './retryOf';
import { type Handler, route } from './route';

/** Ratings by members. Everybody may read the summary. Guests have no ratings and may not rate. */
export function ratingRoutes(router: Router, deps: Deps): void {
  const ownRating: Handler = async (request, response, { viewer, loaders }) => {
    requireSignedIn(viewer);
    const id = await readCurrentId(request, loaders);
    const ratings = await ratingsAmong(deps.prisma, viewer, [id]);
    response.json({ rating: ratings.get(id)?.rating ?? null });
  };
  // Both paths return the same answer.
  route(router, deps, '/api/ratings/:id', { get: ownRating });
  route(router, deps, '/api/restaurants/:id/user-rating', { get: ownRating });

  route(router, deps, '/api/restaurants/:id/ratings', {
    get: async (request, response) => {
      const restaurant = await getRestaurant(deps.prisma, readRestaurantId(request));
      if (!restaurant) throw new UserError('NOT_FOUND', 'Restaurant not found');
      const { average, count } = ratingSummary(restaurant);
      response.json({ average: average ?? 0, count });
    },
  });

  route(router, deps, '/api/restaurants/:id/rate', {
    post: async (request, response, { viewer }) => {
      requireMember(viewer);
      const id = readRestaurantId(request);
      const { rating: stars, comment = null, visitedAt = null } = parseInput(ratingInput, request.body ?? {});
      const whole = { rating: stars, comment, visitedAt }; // an absent field clears the stored value
      const { rating, isNew } = await rateRestaurant(deps, viewer, id, whole, retryOf(request));
      await deps.cities.settle([rating.restaurantId]); // so that the next search shows the new average
      response.status(isNew ? 201 : 200).json({ message: 'Rating submitted', ...presentRating(rating) });
    },
  });
}
