import type { PrismaClient, UserRating } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { type Retry, writeOnce } from '../writeOnce';
import { changeRatings } from './changeRatings';

/**
 * Removes a member's rating of a restaurant, with its comment. It is no error if there was no rating. If the restaurant
 * was merged into another restaurant, a rating that is still stored under the given id is removed. If there is no such
 * rating, the rating of the other restaurant is removed.
 * @param restaurantId uuid
 * @returns the removed rating; null when there was none
 * @throws UserError NOT_FOUND (the id is not a uuid), or an error of writeOnce
 */
export function removeRating(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
  { idempotencyKey }: Retry = {},
): Promise<UserRating | null> {
  const write = { operation: 'removeRating', input: { restaurantId }, idempotencyKey };
  return writeOnce(deps, viewer, write, async (transaction, userId) => {
    if (!isUuid(restaurantId)) throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
    const asked = restaurantId.toLowerCase();
    return changeRatings(transaction, asked, async (restaurant) => {
      const ids = [asked, restaurant?.id ?? asked];
      const found = await transaction.userRating.findMany({ where: { userId, restaurantId: { in: ids } } });
      const rating = found.find((each) => each.restaurantId === asked) ?? found[0] ?? null;
      if (rating) await transaction.userRating.delete({ where: { id: rating.id } });
      return rating;
    });
  });
}
