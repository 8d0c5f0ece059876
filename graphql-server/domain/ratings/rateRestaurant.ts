import { z } from 'zod';
import type { PrismaClient, Restaurant, UserRating } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { requireMember } from '../accounts/requireMember';
import { blankClears, paragraphs } from '../input/text';
import { getRestaurant } from '../restaurants/getRestaurant';
import { noVisit, visitDate } from '../visitDate';
import { changeRating } from './changeRatings';
import { stars } from './stars';

/** What a member thinks of a restaurant (restaurants.md §5): null or blank is none, absent stays as it was. */
export const ratingInput = z.object({
  rating: stars,
  comment: blankClears(paragraphs().max(500)),
  visitedAt: blankClears(visitDate),
});

/** A checked rating. */
export type RatingInput = z.output<typeof ratingInput>;

/** A rating that was given, and whether it is the member's first of the restaurant. */
export interface Rated {
  rating: UserRating;
  restaurant: Restaurant;
  isNew: boolean;
}

/**
 * Gives a member's one rating of a restaurant. Rating again replaces the stars, and the comment and the date of the
 * visit where they are given. The diary is the caller's own affair (D87).
 * @param restaurantId uuid
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests) or NOT_FOUND
 */
export async function rateRestaurant(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
  input: RatingInput,
): Promise<Rated> {
  const userId = requireMember(viewer);
  const known = await getRestaurant(prisma, restaurantId);
  if (!known) throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
  const key = { userId, restaurantId: known.id };
  const { rating, comment, visitedAt } = input;
  const visit = visitedAt === undefined ? {} : (visitedAt ?? noVisit);
  const given = { rating, comment, ...visit, ratedAt: new Date() };
  const { written, isNew } = await changeRating(prisma, key, async ({ userRating }) => {
    const earlier = await userRating.findUnique({ where: { userId_restaurantId: key }, select: { id: true } });
    const written = earlier
      ? await userRating.update({ where: { id: earlier.id }, data: given })
      : await userRating.create({ data: { ...key, ...given } });
    return { written, isNew: !earlier };
  });
  const restaurant = await prisma.restaurant.findUniqueOrThrow({ where: { id: known.id } });
  return { rating: written, restaurant, isNew };
}
