import type { DiaryVisit } from '../../database/__generated__/prisma/client';
import { writeVisitDate } from '../../domain/visitDate';

/** A visit of an entry. visitedAt is a day ("2025-09-04"), a moment or null. */
export function presentVisit({ id, entryId, notes, favoriteDishes, addedAt, ...date }: DiaryVisit) {
  return { id, entryId, visitedAt: writeVisitDate(date), notes, favoriteDishes, addedAt };
}
