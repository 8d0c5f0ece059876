import type { DiaryEntry, DiaryVisit } from '../../database/__generated__/prisma/client';

/** The facts that a member may enter about a visit. */
type VisitFields = Pick<DiaryVisit, 'visitedAt' | 'visitedIsDay' | 'notes' | 'favoriteDishes'>;

/** An entry and one of its visits. */
export interface EntryVisit {
  entry: DiaryEntry;
  visit: DiaryVisit;
}

/** The visit that is stored on the entry's own row. It is the visit that was added last. */
export function visitOn({ id, visitId, visitAddedAt, ...entry }: DiaryEntry): DiaryVisit {
  const { visitedAt, visitedIsDay, notes, favoriteDishes } = entry;
  return { id: visitId, entryId: id, visitedAt, visitedIsDay, notes, favoriteDishes, addedAt: visitAddedAt };
}

/** The columns of the entry's row that contain the visit. */
export function rowOf({ id, addedAt, visitedAt, visitedIsDay, notes, favoriteDishes }: Omit<DiaryVisit, 'entryId'>) {
  return { visitId: id, visitAddedAt: addedAt, visitedAt, visitedIsDay, notes, favoriteDishes };
}

/**
 * Whether a visit has no date, no note and no dishes. The visit on an entry's own row may be blank. No other visit may
 * be blank.
 */
export function isBlank({ visitedAt, notes, favoriteDishes }: Omit<VisitFields, 'visitedIsDay'>): boolean {
  return visitedAt === null && notes === null && favoriteDishes === null;
}

/** The current time, but at least a millisecond after `then`, so that two quick changes get different times. */
export function laterThan(then: Date): Date {
  return new Date(Math.max(Date.now(), then.getTime() + 1));
}
