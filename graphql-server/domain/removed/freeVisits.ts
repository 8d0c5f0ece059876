import { randomUUID } from 'node:crypto';
import type { DiaryEntry, DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import type { JsonRow } from '../../database/JsonRow';
import { lockVisitIds } from '../diary/lockVisitIds';
import { visitOn } from '../diary/Visit';
import { writeVisitDate } from '../visitDate';

/** Converts the stored JSON of a visit to a visit whose dates are Date objects. */
export function visitFrom({
  id,
  entryId,
  visitedAt,
  visitedIsDay,
  notes,
  favoriteDishes,
  addedAt,
}: JsonRow<DiaryVisit>) {
  const date = visitedAt === null ? null : new Date(visitedAt);
  return { id, entryId, visitedAt: date, visitedIsDay, notes, favoriteDishes, addedAt: new Date(addedAt) };
}

/**
 * The visits that the entry does not have yet. If the id of a visit is in use, the visit gets a new id. It is left out
 * if the entry has the same visit: one with its id, date, notes and dishes.
 */
export async function freeVisits(
  transaction: Prisma.TransactionClient,
  { id: entryId }: DiaryEntry,
  visits: readonly DiaryVisit[],
): Promise<DiaryVisit[]> {
  const ids = visits.map(({ id }) => id);
  await lockVisitIds(transaction, ids);
  const entries = await transaction.diaryEntry.findMany({ where: { visitId: { in: ids } } });
  const others = await transaction.diaryVisit.findMany({ where: { id: { in: ids } } });
  const stored = new Map([...entries.map(visitOn), ...others].map((visit) => [visit.id, visit]));
  return visits.flatMap((visit) => {
    const taken = stored.get(visit.id);
    if (!taken) return visit;
    return taken.entryId === entryId && isAlike(taken, visit) ? [] : { ...visit, id: randomUUID() };
  });
}

const isAlike = (one: DiaryVisit, other: DiaryVisit) =>
  writeVisitDate(one) === writeVisitDate(other) &&
  one.notes === other.notes &&
  one.favoriteDishes === other.favoriteDishes;
