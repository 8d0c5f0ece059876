import { randomUUID } from 'node:crypto';
import type { DiaryEntry, DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import type { JsonRow } from '../../database/JsonRow';

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

/** The visits that the entry does not have yet. A visit whose id now belongs to another entry's visit gets a new id. */
export async function freeVisits(
  { diaryEntry, diaryVisit }: Prisma.TransactionClient,
  { id: entryId }: DiaryEntry,
  visits: readonly DiaryVisit[],
): Promise<DiaryVisit[]> {
  const ids = visits.map(({ id }) => id);
  const onRows = await diaryEntry.findMany({ where: { visitId: { in: ids } }, select: { id: true, visitId: true } });
  const earlier = await diaryVisit.findMany({ where: { id: { in: ids } }, select: { id: true, entryId: true } });
  const takenBy = new Map<string, string>([
    ...onRows.map(({ id, visitId }) => [visitId, id] as const),
    ...earlier.map((visit) => [visit.id, visit.entryId] as const),
  ]);
  return visits.flatMap((visit) => {
    const ownerId = takenBy.get(visit.id);
    if (ownerId === entryId) return [];
    return ownerId === undefined ? visit : { ...visit, id: randomUUID() };
  });
}
