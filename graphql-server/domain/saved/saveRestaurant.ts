import type { Prisma, PrismaClient, Restaurant } from '../../database/__generated__/prisma/client';
import { whileAccountExists } from '../accounts/accountGone';
import { requireMember } from '../accounts/requireMember';
import type { Viewer } from '../accounts/Viewer';
import { getRestaurant } from '../restaurants/getRestaurant';
import { UserError } from '../UserError';

/**
 * Keeps a restaurant on the member's list, with our own picture of it as it is now. Saving twice, even side by side,
 * keeps one and the first date.
 * @param restaurantId uuid
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests) or NOT_FOUND
 */
export async function saveRestaurant(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
): Promise<Restaurant> {
  const userId = requireMember(viewer);
  const restaurant = await getRestaurant(prisma, restaurantId);
  if (!restaurant) throw new UserError('NOT_FOUND', 'Restaurant not found', { field: 'restaurantId' });
  const written = prisma.savedRestaurant.createMany({
    data: [{ userId, restaurantId: restaurant.id, restaurantData: snapshot(restaurant) }],
    skipDuplicates: true,
  });
  await whileAccountExists(written);
  return restaurant;
}

/** Dates as ISO text, everything else as it is. */
function snapshot(restaurant: Restaurant): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(restaurant)) as Prisma.InputJsonObject;
}
