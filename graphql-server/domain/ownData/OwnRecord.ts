import type { Snapshot } from '../restaurants/Snapshot';

/** The version of the files that members take home; it rises when a reader of the one before could misread them. */
export const FORMAT_VERSION = 1;

/** What a record can be. */
export const RECORD_KINDS = ['saved', 'visit', 'rating'] as const;

/** A restaurant on the list, one visit of the diary, or a rating. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * One thing that a member keeps, as every file has it (docs/own-data.md). Moments are ISO 8601 in UTC; what does not belong
 * to the kind, and what nobody said, is null.
 */
export interface OwnRecord {
  kind: RecordKind;
  /** uuid */
  restaurantId: string;
  /** The restaurant as it was when it was kept; of a rating, as it is now. Null where nobody knows it any more. */
  restaurant: Snapshot | null;
  /** When it was saved, rated, or the visit written down. */
  addedAt: string;
  /** A day ("2025-09-04") or a moment; of a visit or a rating. */
  visitedAt: string | null;
  /** 1 to 5, of a rating. */
  stars: number | null;
  /** Of a visit; of a rating, its comment. */
  notes: string | null;
  /** Of a visit. */
  favoriteDishes: string | null;
  /** Of a visit: uuid; an entry of which nothing is said has one record with no more than that. */
  visitId: string | null;
  /** Of a visit: uuid of the diary's entry, which has one record for each of its visits. */
  entryId: string | null;
  /** Of a visit: since when its restaurant is in the diary. */
  entryAddedAt: string | null;
}

/** What a record of any kind may lack. */
export const nothingSaid = {
  visitedAt: null,
  stars: null,
  notes: null,
  favoriteDishes: null,
  visitId: null,
  entryId: null,
  entryAddedAt: null,
};
