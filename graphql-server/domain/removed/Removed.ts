import type { DiaryEntry, DiaryVisit, RemovedItem, SavedRestaurant } from '../../database/__generated__/prisma/client';
import type { JsonRow } from '../../database/JsonRow';

/** What is stored for each kind of removed item: the rows as they were before the removal. */
export interface RemovedRows {
  savedRestaurant: JsonRow<SavedRestaurant>;
  /** The entry's row, which contains one visit, and the rows of the entry's other visits. */
  diaryEntry: JsonRow<DiaryEntry> & { visits: JsonRow<DiaryVisit>[] };
  /** The visit, and the restaurant's snapshot from the entry of the visit. */
  diaryVisit: JsonRow<DiaryVisit> & Pick<DiaryEntry, 'restaurantData'>;
}

/** A kind of removed item, and the rows stored for it. */
export type Removed = { [Kind in keyof RemovedRows]: { kind: Kind; rows: RemovedRows[Kind] } }[keyof RemovedRows];

/** For how many days a removed item can be restored. */
export const REMOVED_DAYS = 30;

/** The moment after which a job deletes the item. A deleted item cannot be restored. */
export function expiryOf({ removedAt }: Pick<RemovedItem, 'removedAt'>): Date {
  return new Date(removedAt.getTime() + REMOVED_DAYS * 24 * 60 * 60 * 1000);
}

/** The content of a row of recently_removed. */
export function removedOf({ kind, data }: Pick<RemovedItem, 'kind' | 'data'>): Removed {
  return { kind, rows: data } as unknown as Removed; // only storeRemoved writes these rows
}
