import type { DiaryEntry, DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import { lockEntry } from '../diary/lockEntry';
import { storeVisits } from '../diary/storeVisits';
import { freeVisits, visitFrom } from './freeVisits';
import type { RemovedRows } from './Removed';

/**
 * Restores a visit in the diary entry of its restaurant. If the entry already contains the visit with
 * the same content, nothing changes.
 * @throws UserError NOT_FOUND when the diary has no entry for the restaurant; QUOTA_REACHED when the entry already has
 * 366 visits
 */
export async function restoreVisit(
  transaction: Prisma.TransactionClient,
  owner: { userId: string; restaurantId: string },
  row: RemovedRows['diaryVisit'],
): Promise<{ entry: DiaryEntry; visit: DiaryVisit }> {
  const existing = await transaction.diaryEntry.findUnique({ where: { userId_restaurantId: owner } });
  if (!existing) throw noEntry();
  const entry = await lockEntry(transaction, owner.userId, existing.id);
  const visit = { ...visitFrom(row), entryId: entry.id };
  const [free] = await freeVisits(transaction, entry, [visit]);
  return free ? { entry: await storeVisits(transaction, entry, [free]), visit: free } : { entry, visit };
}

const noEntry = () =>
  new UserError('NOT_FOUND', 'The entry of this visit is not in your diary; restore the entry first', {
    field: 'removedItemId',
  });
