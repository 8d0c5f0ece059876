import type { PrismaClient, UserRating } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { requireMember } from '../accounts/requireMember';
import { getRestaurant } from '../restaurants/getRestaurant';
import { changeRating } from './changeRatings';

/**
 * Takes back a member's rating of a restaurant, with its comment; fine when there was none. Of a restaurant that turned
 * out to be another: the rating that stands under its own id, else the other's.
 * @param restaurantId uuid
 * @returns the rating that is gone; null when there was none
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests) or NOT_FOUND (no such id is possible)
 */
export async function removeRating(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
): Promise<UserRating | null> {
  const userId = requireMember(viewer);
  if (!isUuid(restaurantId)) throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
  const successor = await getRestaurant(prisma, restaurantId);
  for (const id of new Set([restaurantId.toLowerCase(), successor?.id])) {
    const removed = id && (await removeOne(prisma, { userId, restaurantId: id }));
    if (removed) return removed;
  }
  return null;
}

function removeOne(prisma: PrismaClient, key: { userId: string; restaurantId: string }): Promise<UserRating | null> {
  return changeRating(prisma, key, async ({ userRating }) => {
    const rating = await userRating.findUnique({ where: { userId_restaurantId: key } });
    if (rating) await userRating.deleteMany({ where: { id: rating.id } });
    return rating;
  });
}
