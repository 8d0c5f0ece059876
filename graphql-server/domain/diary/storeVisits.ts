import type { DiaryEntry, DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import { placeVisits } from './placeVisits';
import { laterThan, visitsOn } from './Visit';

/** The maximum number of visits of one entry. It allows one visit a day in a leap year. */
export const MAX_VISITS = 366;

/**
 * Adds visits to a locked entry. The latest visit is stored on the entry's row, and the other visits are stored in
 * diary_visits. A blank visit on the row is replaced.
 * @param visits visits that are not stored yet
 * @returns the changed entry
 * @throws UserError QUOTA_REACHED when the entry would have more than 366 visits
 */
export async function storeVisits(
  transaction: Prisma.TransactionClient,
  entry: DiaryEntry,
  visits: readonly DiaryVisit[],
): Promise<DiaryEntry> {
  const onRow = visitsOn(entry);
  const earlier = await transaction.diaryVisit.count({ where: { entryId: entry.id } });
  if (earlier + onRow.length + visits.length > MAX_VISITS) throw tooManyVisits();
  const row = await placeVisits(transaction, entry, [...onRow, ...visits]);
  return transaction.diaryEntry.update({
    where: { id: entry.id },
    data: { ...row, updatedAt: laterThan(entry.updatedAt) },
  });
}

const tooManyVisits = () =>
  new UserError('QUOTA_REACHED', `An entry can have at most ${MAX_VISITS} visits; remove one to make room`, {
    field: 'diaryEntryId',
  });
