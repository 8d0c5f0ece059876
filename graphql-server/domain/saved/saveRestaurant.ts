import type { PrismaClient, SavedRestaurant } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { requireMember } from '../accounts/requireMember';
import { quotaReached, writeWithinQuota } from '../memberQuota';
import { type Described, pictureOf } from '../restaurants/pictureOf';

/** What is kept, and whether it was not before. */
export interface Saved {
  saved: SavedRestaurant;
  isNew: boolean;
}

/**
 * Keeps a restaurant on the member's list, with a picture of it as it is now. Saving twice, even side by side, keeps
 * one and the first date.
 * @param restaurantId uuid
 * @param described the restaurant as the caller describes it; used only where the catalogue does not hold it (D21)
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests), NOT_FOUND, QUOTA_REACHED, or what is wrong with the description
 */
export async function saveRestaurant(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
  described?: Described,
): Promise<Saved> {
  const userId = requireMember(viewer);
  const { restaurantId: id, restaurantData } = await pictureOf(prisma, restaurantId, described);
  const key = { userId, restaurantId: id };
  return writeWithinQuota(prisma, userId, 'savedRestaurant', async ({ savedRestaurant }, room) => {
    const earlier = await savedRestaurant.findUnique({ where: { userId_restaurantId: key } });
    if (earlier) return { saved: earlier, isNew: false };
    if (room === 0) throw quotaReached('savedRestaurant');
    return { saved: await savedRestaurant.create({ data: { ...key, restaurantData } }), isNew: true };
  });
}
