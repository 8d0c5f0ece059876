import type { PrismaClient, Restaurant } from '../../database/__generated__/prisma/client';
import { requireMember } from '../accounts/requireMember';
import type { Viewer } from '../accounts/Viewer';
import { isUuid } from '../isUuid';
import { getRestaurant } from '../restaurants/getRestaurant';
import { UserError } from '../UserError';

/**
 * Takes a restaurant off the member's list; fine when it was not on it.
 * @param restaurantId uuid
 * @returns the restaurant, or null when the catalogue does not hold it
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests) or NOT_FOUND (no such id is possible)
 */
export async function unsaveRestaurant(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
): Promise<Restaurant | null> {
  const userId = requireMember(viewer);
  if (!isUuid(restaurantId)) throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
  await prisma.savedRestaurant.deleteMany({ where: { userId, restaurantId } });
  return getRestaurant(prisma, restaurantId);
}
