import type { Snapshot } from '../restaurants/Snapshot';

/** The version of the export files. Increase it when code for the previous version could misread the new files. */
export const FORMAT_VERSION = 1;

/** The kinds of records. */
export const RECORD_KINDS = ['saved', 'visit', 'rating'] as const;

/** A saved restaurant, one visit of the diary, or a rating. */
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * One saved restaurant, visit or rating in an export file (docs/own-data.md). Moments are ISO 8601 in UTC. A field that
 * does not apply to the kind, or has no value, is null.
 */
export interface OwnRecord {
  kind: RecordKind;
  /** uuid */
  restaurantId: string;
  /**
   * The restaurant as it was when the member added it. For a rating, the restaurant as it is now. Null if there is no
   * data about the restaurant.
   */
  restaurant: Snapshot | null;
  /** When the restaurant was saved or rated, or when the visit was added. */
  addedAt: string;
  /** The date of the visit, for a visit or a rating: a day ("2025-09-04") or a moment. */
  visitedAt: string | null;
  /** The stars of a rating, 1 to 5. */
  stars: number | null;
  /** The notes of a visit, or the comment of a rating. */
  notes: string | null;
  /** The favorite dishes of a visit. */
  favoriteDishes: string | null;
  /** For a visit: its uuid. A diary entry without visits has one record, whose date, notes and dishes are null. */
  visitId: string | null;
  /** For a visit: the uuid of its diary entry. All visits of one entry have the same value. */
  entryId: string | null;
  /** For a visit: when its restaurant was added to the diary. */
  entryAddedAt: string | null;
}

/** The optional fields of a record, all null. */
export const emptyOptionalFields = {
  visitedAt: null,
  stars: null,
  notes: null,
  favoriteDishes: null,
  visitId: null,
  entryId: null,
  entryAddedAt: null,
};
