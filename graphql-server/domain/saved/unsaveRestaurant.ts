import type { PrismaClient } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { requireMember } from '../accounts/requireMember';
import { getRestaurant } from '../restaurants/getRestaurant';

/**
 * Takes a restaurant off the member's list; fine when it was not on it. Of one that turned out to be another, the other.
 * @param restaurantId uuid
 * @returns the id (uuid) of what was kept; null when nothing was
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests) or NOT_FOUND (no such id is possible)
 */
export async function unsaveRestaurant(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
): Promise<string | null> {
  const userId = requireMember(viewer);
  if (!isUuid(restaurantId)) throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
  const id = (await getRestaurant(prisma, restaurantId))?.id ?? restaurantId; // or a place that the catalogue lacks
  const removed = await prisma.$queryRaw<{ id: string }[]>`
    DELETE FROM saved_restaurants
    WHERE user_id = ${userId}::uuid AND restaurant_id = ${id}::uuid RETURNING id`;
  return removed[0]?.id ?? null;
}
