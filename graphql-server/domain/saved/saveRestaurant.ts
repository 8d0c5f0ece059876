import type { PrismaClient, SavedRestaurant } from '../../database/__generated__/prisma/client';
import { whileAccountExists } from '../accounts/accountGone';
import { requireMember } from '../accounts/requireMember';
import type { Viewer } from '../accounts/Viewer';
import { type Picture, pictureOf } from '../restaurants/pictureOf';

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
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests), NOT_FOUND, or what is wrong with the description
 */
export async function saveRestaurant(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
  described?: unknown,
): Promise<Saved> {
  const userId = requireMember(viewer);
  return whileAccountExists(keep(prisma, userId, await pictureOf(prisma, restaurantId, described)));
}

async function keep(prisma: PrismaClient, userId: string, picture: Picture): Promise<Saved> {
  const { restaurantId, restaurantData } = picture;
  const [created] = await prisma.savedRestaurant.createManyAndReturn({
    data: [{ userId, restaurantId, restaurantData }],
    skipDuplicates: true,
  });
  if (created) return { saved: created, isNew: true };
  const saved = await prisma.savedRestaurant.findUnique({ where: { userId_restaurantId: { userId, restaurantId } } });
  return saved ? { saved, isNew: false } : keep(prisma, userId, picture); // taken off the list just now
}
