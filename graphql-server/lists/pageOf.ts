import { badCursor } from './badCursor';
import type { ListRequest } from './listPage';
import type { Paged } from './Paged';
import { readPageSize } from './pageSize';

/**
 * A page of a list that is completely in memory. The positions of the entries are computed once per list, when a caller
 * sends a cursor for the first time.
 * @param all the list; it must never change
 * @param idOf a unique key of an entry; cursors contain it
 * @param key identifies the list's arguments; a cursor is valid only for the same arguments
 * @throws UserError INVALID for a size outside 1 to 100 or for both first and last, BAD_CURSOR for a cursor that is not
 * from this list
 */
export function pageOf<Entry>(
  all: readonly Entry[],
  idOf: (entry: Entry) => string,
  request: ListRequest,
  key: string,
): Paged<Entry> {
  const { size, backwards } = readPageSize(request);
  const prefix = `${key}:`;
  const cursorOf = (entry: Entry) => Buffer.from(`${prefix}${idOf(entry)}`).toString('base64url');
  const placeOf = (field: 'after' | 'before', otherwise: number) => {
    const cursor = request[field];
    if (cursor == null) return otherwise;
    const text = Buffer.from(cursor, 'base64url').toString();
    const place = text.startsWith(prefix) ? placesOf(all, idOf).get(text.slice(prefix.length)) : undefined;
    if (place === undefined) throw badCursor(field);
    return place;
  };
  const [from, to] = [placeOf('after', -1) + 1, placeOf('before', all.length)];
  const [start, end] = backwards ? [Math.max(from, to - size), to] : [from, Math.min(to, from + size)];
  return {
    totalCount: all.length,
    items: all.slice(start, Math.max(start, end)).map((entry) => ({ cursor: cursorOf(entry), entry })),
    hasPreviousPage: start > 0,
    hasNextPage: end < all.length,
  };
}

const placesByList = new WeakMap<object, ReadonlyMap<string, number>>();

function placesOf<Entry>(all: readonly Entry[], idOf: (entry: Entry) => string): ReadonlyMap<string, number> {
  const places = placesByList.get(all) ?? new Map(all.map((entry, place) => [idOf(entry), place]));
  placesByList.set(all, places);
  return places;
}
