import type { DiaryEntry, PrismaClient } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { Viewer } from '../../Viewer';
import { requireMember } from '../accounts/requireMember';
import { quotaReached, writeWithinQuota } from '../memberQuota';
import { type Described, pictureOf } from '../restaurants/pictureOf';
import { noVisit } from '../visitDate';
import type { NewDiaryEntry } from './diaryInput';

/**
 * Writes a restaurant into the member's diary, once: of several that come side by side one is written.
 * @param restaurantId uuid
 * @param described the restaurant as the caller describes it; used only where the catalogue does not hold it (D21)
 * @throws UserError UNAUTHENTICATED, FORBIDDEN (guests), NOT_FOUND, ALREADY_IN_DIARY, QUOTA_REACHED, or what is wrong
 * with the description
 */
export async function addDiaryEntry(
  { prisma }: { prisma: PrismaClient },
  viewer: Viewer,
  restaurantId: string,
  { visitedAt, notes, favoriteDishes }: NewDiaryEntry,
  described?: Described,
): Promise<DiaryEntry> {
  const userId = requireMember(viewer);
  const { restaurantId: id, restaurantData } = await pictureOf(prisma, restaurantId, described);
  const key = { userId, restaurantId: id };
  return writeWithinQuota(prisma, userId, 'diaryEntry', async ({ diaryEntry }, room) => {
    if ((await diaryEntry.count({ where: key })) > 0) throw alreadyInDiary();
    if (room === 0) throw quotaReached('diaryEntry');
    const visit = visitedAt ?? noVisit;
    return diaryEntry.create({ data: { ...key, restaurantData, notes, favoriteDishes, ...visit } });
  });
}

function alreadyInDiary(): UserError {
  return new UserError('ALREADY_IN_DIARY', 'Restaurant is already in your diary', { field: 'restaurantId' });
}
