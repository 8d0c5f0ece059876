import type { DiaryEntry, Prisma, PrismaClient } from '../../database/__generated__/prisma/client';
import { isUuid } from '../../database/isUuid';
import type { Viewer } from '../../Viewer';
import { changeRatings } from '../ratings/changeRatings';
import { noVisit } from '../visitDate';
import { type Retry, writeOnce } from '../writeOnce';
import type { DiaryChanges } from './diaryInput';
import { refuseChanged } from './EntryChanged';
import { entryNotFound } from './entryNotFound';
import { lockEntry } from './lockEntry';
import { laterThan } from './Visit';

/**
 * Changes a member's own entry, and the visit on its row. This visit stays on the row, even if another visit is then
 * the latest. So a program that sends the same change twice never changes two visits. If a field is absent, its stored
 * value does not change. The stars are stored in the member's rating of the restaurant. New stars do not change the
 * comment of this rating. If the stars are null, the whole rating is deleted. If another field is null, only that field
 * is cleared.
 * @param id uuid
 * @throws UserError NOT_FOUND (also for somebody else's entry), CONFLICT (an EntryChanged) when the entry was changed
 * after `ifUpdatedAt`, or an error of writeOnce
 */
export function updateDiaryEntry(
  deps: { prisma: PrismaClient },
  viewer: Viewer,
  id: string,
  { userRating: stars, visitedAt, notes, favoriteDishes, ifUpdatedAt }: DiaryChanges,
  { idempotencyKey }: Retry = {},
): Promise<DiaryEntry> {
  const input = { id, stars, visitedAt, notes, favoriteDishes, ifUpdatedAt };
  const write = { operation: 'updateDiaryEntry', input, idempotencyKey };
  return writeOnce(deps, viewer, write, async (transaction, userId) => {
    const change = async () => {
      const entry = await lockEntry(transaction, userId, id);
      refuseChanged(entry, ifUpdatedAt);
      if (visitedAt === undefined && notes === undefined && favoriteDishes === undefined) return entry;
      const date = visitedAt === undefined ? {} : (visitedAt ?? noVisit);
      const data = { notes, favoriteDishes, ...date, updatedAt: laterThan(entry.updatedAt) };
      return transaction.diaryEntry.update({ where: { id }, data });
    };
    if (stars === undefined) return change();
    const restaurantId = await restaurantOf(transaction, userId, id);
    return changeRatings(transaction, restaurantId, async (restaurant) => {
      const entry = await change();
      await setStars(transaction, { userId, restaurantId: restaurant?.id ?? restaurantId }, stars);
      return entry;
    });
  });
}

/** Reads the id of the entry's restaurant, because the restaurant must be locked before the entry. */
async function restaurantOf(transaction: Prisma.TransactionClient, userId: string, id: string): Promise<string> {
  const where = { id, userId };
  const entry = isUuid(id) ? await transaction.diaryEntry.findUnique({ where, select: { restaurantId: true } }) : null;
  if (!entry) throw entryNotFound();
  return entry.restaurantId;
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
