import type { DiaryEntry, DiaryVisit } from '../../database/__generated__/prisma/client';

/** What is said of a visit. */
type Said = Pick<DiaryVisit, 'visitedAt' | 'visitedIsDay' | 'notes' | 'favoriteDishes'>;

/** An entry with a visit of its. */
export interface EntryVisit {
  entry: DiaryEntry;
  visit: DiaryVisit;
}

/** The visit on the entry's own row: the one that was added last (D91). */
export function visitOn({ id, visitId, visitAddedAt, ...entry }: DiaryEntry): DiaryVisit {
  const { visitedAt, visitedIsDay, notes, favoriteDishes } = entry;
  return { id: visitId, entryId: id, visitedAt, visitedIsDay, notes, favoriteDishes, addedAt: visitAddedAt };
}

/** What of the entry's row is the visit's. */
export function rowOf({ id, addedAt, visitedAt, visitedIsDay, notes, favoriteDishes }: Omit<DiaryVisit, 'entryId'>) {
  return { visitId: id, visitAddedAt: addedAt, visitedAt, visitedIsDay, notes, favoriteDishes };
}

/** Whether nothing is said: an entry may stand in the diary so, a visit may not. */
export function isBlank({ visitedAt, notes, favoriteDishes }: Omit<Said, 'visitedIsDay'>): boolean {
  return visitedAt === null && notes === null && favoriteDishes === null;
}

/** Now, but later than then: so that of two changes within a millisecond the second is told from the first. */
export function laterThan(then: Date): Date {
  return new Date(Math.max(Date.now(), then.getTime() + 1));
}
