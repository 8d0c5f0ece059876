import type { DiaryEntry, DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import { isBlank, laterThan, rowOf, visitOn } from './Visit';

/** The maximum number of visits of one entry. It allows one visit a day in a leap year. */
export const MAX_VISITS = 366;

/**
 * Adds visits to a locked entry. The visit that was added last is stored on the entry's row, and the other visits are
 * stored in diary_visits. A blank visit on the row is replaced.
 * @param visits visits that are not stored yet
 * @returns the changed entry
 * @throws UserError QUOTA_REACHED when the entry would have more than 366 visits
 */
export async function storeVisits(
  transaction: Prisma.TransactionClient,
  entry: DiaryEntry,
  visits: readonly DiaryVisit[],
): Promise<DiaryEntry> {
  const onRow = isBlank(entry) ? [] : [visitOn(entry)];
  const earlier = await transaction.diaryVisit.count({ where: { entryId: entry.id } });
  if (earlier + onRow.length + visits.length > MAX_VISITS) throw tooManyVisits();
  const [last, ...others] = [...onRow, ...visits].sort((a, b) => b.addedAt.getTime() - a.addedAt.getTime());
  const updated = await transaction.diaryEntry.update({
    where: { id: entry.id },
    data: { ...(last && rowOf(last)), updatedAt: laterThan(entry.updatedAt) },
  });
  await transaction.diaryVisit.createMany({ data: others.map((visit) => ({ ...visit, entryId: entry.id })) });
  return updated;
}

const tooManyVisits = () =>
  new UserError('QUOTA_REACHED', `An entry can have at most ${MAX_VISITS} visits; remove one to make room`, {
    field: 'diaryEntryId',
  });
