import type { DiaryEntry, DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import { latestFirst, rowOf } from './Visit';

/**
 * Finds the latest visit of a locked entry. If this visit is in diary_visits, it is deleted from there, because the
 * caller stores it on the entry's row. All other visits of `outside` are stored in diary_visits.
 * @param outside the visits of the entry that are not in diary_visits: new visits, and the visit on the row
 * @returns the columns to change on the entry's row; null if the entry has no visit
 */
export async function placeVisits(
  { diaryVisit }: Prisma.TransactionClient,
  { id: entryId }: DiaryEntry,
  outside: readonly DiaryVisit[],
): Promise<ReturnType<typeof rowOf> | null> {
  const inTable = await diaryVisit.findMany({ where: { entryId } });
  const [latest] = [...outside, ...inTable].sort(latestFirst);
  if (!latest) return null;
  if (inTable.includes(latest)) await diaryVisit.delete({ where: { id: latest.id } });
  const others = outside.filter((visit) => visit !== latest);
  await diaryVisit.createMany({ data: others.map((visit) => ({ ...visit, entryId })) });
  return rowOf(latest);
}
