import type { DiaryEntry, DiaryVisit } from '../../database/__generated__/prisma/client';

/** The facts that a member may enter about a visit. */
type VisitFields = Pick<DiaryVisit, 'visitedAt' | 'visitedIsDay' | 'notes' | 'favoriteDishes'>;

/** An entry and one of its visits. */
export interface EntryVisit {
  entry: DiaryEntry;
  visit: DiaryVisit;
}

/**
 * The visit that is stored on the entry's own row. It is the latest visit, a blank visit, or a visit that was the
 * latest before updateDiaryEntry changed its date.
 */
export function visitOn({ id, visitId, visitAddedAt, ...entry }: DiaryEntry): DiaryVisit {
  const { visitedAt, visitedIsDay, notes, favoriteDishes } = entry;
  return { id: visitId, entryId: id, visitedAt, visitedIsDay, notes, favoriteDishes, addedAt: visitAddedAt };
}

/** A list with the visit on the entry's row; an empty list if this visit is blank. */
export const visitsOn = (entry: DiaryEntry): DiaryVisit[] => (isBlank(entry) ? [] : [visitOn(entry)]);

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

const LAST_SECOND_OF_DAY = (24 * 60 * 60 - 1) * 1000;

/**
 * The moment by which visits are ordered. For a visit of a calendar day, it is the moment of that day (in UTC) that is
 * closest to when the visit was added. So a visit of today is later than everything that was added earlier today.
 * Without a date, it is the moment when the visit was added. readVisits.ts computes the same moment in SQL.
 */
export function momentOf({ visitedAt, visitedIsDay, addedAt }: Omit<DiaryVisit, 'id' | 'entryId'>): Date {
  if (!visitedAt || !visitedIsDay) return visitedAt ?? addedAt;
  const day = visitedAt.getTime();
  return new Date(Math.min(Math.max(addedAt.getTime(), day), day + LAST_SECOND_OF_DAY));
}

/**
 * Compares two visits. The visit with the later moment comes first (momentOf). If the moments are equal, the visit that
 * was added later comes first.
 */
export function latestFirst(a: DiaryVisit, b: DiaryVisit): number {
  const difference = momentOf(b).getTime() - momentOf(a).getTime() || b.addedAt.getTime() - a.addedAt.getTime();
  return difference || (a.id < b.id ? 1 : -1);
}

/** The current time, but at least a millisecond after `then`, so that two quick changes get different times. */
export function laterThan(then: Date): Date {
  return new Date(Math.max(Date.now(), then.getTime() + 1));
}
