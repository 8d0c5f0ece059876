import type { DiaryEntry, DiaryVisit, RemovedItem, SavedRestaurant } from '../../database/__generated__/prisma/client';
import type { JsonRow } from '../../database/JsonRow';

/** What is kept of each kind of thing that members take away: the rows as they were. */
export interface RemovedRows {
  savedRestaurant: JsonRow<SavedRestaurant>;
  /** With its visits but the one on its own row. */
  diaryEntry: JsonRow<DiaryEntry> & { visits: JsonRow<DiaryVisit>[] };
  /** With the picture of the restaurant that its entry has. */
  diaryVisit: JsonRow<DiaryVisit> & Pick<DiaryEntry, 'restaurantData'>;
}

/** A kind, and what is kept of it. */
export type Removed = { [Kind in keyof RemovedRows]: { kind: Kind; rows: RemovedRows[Kind] } }[keyof RemovedRows];

/** How long what was removed can be put back. */
export const REMOVED_DAYS = 30;

/** The last moment it can be put back. */
export function expiryOf({ removedAt }: Pick<RemovedItem, 'removedAt'>): Date {
  return new Date(removedAt.getTime() + REMOVED_DAYS * 24 * 60 * 60 * 1000);
}

/** What a row of recently_removed holds. */
export function removedOf({ kind, data }: Pick<RemovedItem, 'kind' | 'data'>): Removed {
  return { kind, rows: data } as unknown as Removed; // written by keepRemoved alone
}
