import { z } from 'zod';
import type { PrismaClient, UserRating } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { blankClears, paragraphs } from '../input/text';
import { noVisit, visitDate } from '../visitDate';
import { type Retry, writeOnce } from '../writeOnce';
import { changeRatings } from './changeRatings';
import { stars } from './stars';

/** A rating to store. Null or blank text clears the comment or the date. An absent comment or date stays unchanged. */
export const ratingInput = z.object({
  rating: stars,
  comment: blankClears(paragraphs().max(500)),
  visitedAt: blankClears(visitDate),
});

/** A checked rating. */
export type RatingInput = z.output<typeof ratingInput>;

/** The stored rating, and whether it is the member's first rating of this restaurant. */
export interface Rated {
  rating: UserRating;
  isNew: boolean;
}

/**
 * Stores a member's rating of a restaurant. A second rating replaces the stars, and also the comment and the visit's
 * date if they are given. The diary does not change.
 * @param restaurantId uuid
 * @throws UserError NOT_FOUND, or an error of writeOnce
 */
export function rateRestaurant(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
  { rating, comment, visitedAt }: RatingInput,
  { idempotencyKey }: Retry = {},
): Promise<Rated> {
  const input = { restaurantId, rating, comment, visitedAt };
  return writeOnce(
    deps,
    viewer,
    { operation: 'rateRestaurant', input, idempotencyKey },
    async (transaction, userId) => {
      const { userRating } = transaction;
      const visit = visitedAt === undefined ? {} : (visitedAt ?? noVisit);
      return changeRatings(transaction, restaurantId, async (restaurant) => {
        if (!restaurant) throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
        const key = { userId, restaurantId: restaurant.id };
        const given = { rating, comment, ...visit, ratedAt: new Date() };
        const earlier = await userRating.findUnique({ where: { userId_restaurantId: key }, select: { id: true } });
        return earlier
          ? { rating: await userRating.update({ where: { id: earlier.id }, data: given }), isNew: false }
          : { rating: await userRating.create({ data: { ...key, ...given } }), isNew: true };
      });
    },
  );
}
