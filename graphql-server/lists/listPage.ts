import { isUuid } from '../database/isUuid';
import { badCursor } from './badCursor';
import { type PageSize, readPageSize } from './pageSize';

const LAST_MOMENT = Date.UTC(9999, 11, 31);

/** The lists a member has; a cursor is good for the one it was given in. */
export type ListName =
  | 'saved_restaurants'
  | 'restaurant_diary'
  | 'diary_visits'
  | 'diary_days'
  | 'user_ratings'
  | 'search_history'
  | 'recently_removed';

/** Which part of a member's list somebody asks for, as in Relay's cursor connections. */
export interface ListRequest {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

/** A place in a list: entries come newest first, then by id, highest first. */
export interface Position {
  at: Date;
  /** uuid */
  id: string;
}

/** A checked request: exactly one direction. */
export interface ListPage extends PageSize {
  after: Position | null;
  before: Position | null;
  /** How many of them are passed over; none unless told. */
  offset?: number;
}

const SLICE = 200;

/**
 * For answers that know no pages: a list from end to end, or a part of it, is read in slices of 200.
 * @param after the cursor of the last entry so far; null at the beginning
 * @param left how many are still wanted
 * @param offset how many are passed over
 */
export function sliceOfList(after: string | null, left = SLICE, offset = 0): ListPage {
  const size = Math.min(SLICE, left);
  return { size, backwards: false, after: readCursor(null, 'after', after), before: null, offset };
}

/**
 * @throws UserError INVALID naming the argument: sizes are 1 to 100, first or last but not both; BAD_CURSOR for what is no
 * cursor of this list
 */
export function readListPage(list: ListName, { first, after, last, before }: ListRequest): ListPage {
  return {
    ...readPageSize({ first, last }),
    after: readCursor(list, 'after', after),
    before: readCursor(list, 'before', before),
  };
}

/** Opaque to callers; stable while the entry keeps its date, whatever is added or removed around it. */
export function listCursor(list: ListName, { at, id }: Position): string {
  return Buffer.from(`${list}:${at.getTime()}:${id}`).toString('base64url');
}

function readCursor(list: ListName | null, field: string, cursor: string | null | undefined): Position | null {
  if (cursor == null) return null;
  const [, of, time, id = ''] = /^(\w+):(-?\d{1,15}):(.{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if ((list && of !== list) || !time || Number(time) > LAST_MOMENT || !isUuid(id)) throw badCursor(field);
  return { at: new Date(Number(time)), id };
}
