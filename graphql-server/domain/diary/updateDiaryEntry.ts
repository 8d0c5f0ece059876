import { type DiaryEntry, Prisma, type PrismaClient } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import type { Viewer } from '../../Viewer';
import { requireMember } from '../accounts/requireMember';
import { changeRating } from '../ratings/changeRatings';
import { noVisit } from '../visitDate';
import type { DiaryChanges } from './diaryInput';
import { entryNotFound } from './entryNotFound';

/**
 * Changes a member's own entry: absent stays, null clears. The stars are the member's one rating of the restaurant
 * (D26): setting them keeps its comment, clearing them removes it.
 * @param id uuid
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests) or NOT_FOUND, also for somebody else's entry
 */
export async function updateDiaryEntry(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  id: string,
  { userRating: stars, visitedAt, notes, favoriteDishes }: DiaryChanges,
): Promise<DiaryEntry> {
  const userId = requireMember(viewer);
  const entry = isUuid(id) ? await prisma.diaryEntry.findUnique({ where: { id, userId } }) : null;
  if (!entry) throw entryNotFound();
  const visit = visitedAt === undefined ? {} : (visitedAt ?? noVisit);
  const change = { where: { id, userId }, data: { notes, favoriteDishes, ...visit } };
  const key = { userId, restaurantId: entry.restaurantId };
  try {
    if (stars === undefined) return await prisma.diaryEntry.update(change);
    return await changeRating(prisma, key, async (transaction) => {
      await setStars(transaction, key, stars);
      return transaction.diaryEntry.update(change);
    });
  } catch (error) {
    throw error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025' ? entryNotFound() : error;
  }
}

async function setStars(
  { userRating }: Prisma.TransactionClient,
  key: { userId: string; restaurantId: string },
  rating: number | null,
): Promise<void> {
  if (rating === null) {
    await userRating.deleteMany({ where: key });
  } else {
    const ratedAt = new Date();
    await userRating.upsert({
      where: { userId_restaurantId: key },
      create: { ...key, rating, ratedAt },
      update: { rating, ratedAt },
    });
  }
}
