import { isUuid } from '../database/isUuid';
import { badCursor } from './badCursor';
import { type PageSize, readPageSize } from './pageSize';

const LAST_MOMENT = Date.UTC(9999, 11, 31);

/** The lists of a member that need no arguments. */
export type ListName =
  | 'saved_restaurants'
  | 'restaurant_diary'
  | 'diary_by_visit'
  | 'user_ratings'
  | 'search_history'
  | 'recently_removed';

/**
 * The list to which a cursor belongs. A list that needs arguments has them in its key: the visits of the entry with
 * this uuid, or the visits from one day to another. A cursor is valid only for the list that it comes from.
 */
export type ListKey = ListName | `diary_visits ${string}` | `diary_days ${string} ${string}`;

/** The requested part of a list, as in Relay's cursor connections. */
export interface ListRequest {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** A position in a list. Entries are ordered by date, newest first, then by id, highest first. */
export interface Position {
  at: Date;
  /** uuid */
  id: string;
}

/** A checked request for a part of a list, in exactly one direction. */
export interface ListPage extends PageSize {
  after: Position | null;
  before: Position | null;
  /** How many entries to skip; 0 if not set. */
  offset?: number;
}

const SLICE = 200;

/**
 * Returns the request for the next slice of a list. Code that needs a whole list reads slices of at most 200 entries.
 * @param after the cursor of the last entry that was read; null at the beginning
 * @param left how many entries are still needed
 * @param offset how many entries to skip
 */
export function sliceOfList(after: string | null, left = SLICE, offset = 0): ListPage {
  const size = Math.min(SLICE, left);
  return { size, backwards: false, after: readCursor(null, 'after', after), before: null, offset };
}

/**
 * Checks a request for a page.
 * @throws UserError INVALID if a size is not from 1 to 100, or if first and last are both given (the error names the
 * argument); UserError BAD_CURSOR if a cursor is not from this list
 */
export function readListPage(list: ListKey, { first, after, last, before }: ListRequest): ListPage {
  return {
    ...readPageSize({ first, last }),
    after: readCursor(list, 'after', after),
    before: readCursor(list, 'before', before),
  };
}

/**
 * The cursor of an entry. Callers must treat it as opaque. It contains the date and the id of the entry, so it stays
 * valid even if entries are added or removed.
 */
export function listCursor(list: ListKey, { at, id }: Position): string {
  return Buffer.from(`${list}:${at.getTime()}:${id}`).toString('base64url');
}

function readCursor(list: ListKey | null, field: string, cursor: string | null | undefined): Position | null {
  if (cursor == null) return null;
  const [, of, time, id = ''] = /^(.+):(-?\d{1,15}):(.{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if ((list && of !== list) || !time || Number(time) > LAST_MOMENT || !isUuid(id)) throw badCursor(field);
  return { at: new Date(Number(time)), id };
}
