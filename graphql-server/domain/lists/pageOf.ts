import { badCursor } from './badCursor';
import type { ListRequest } from './listPage';
import type { Paged } from './Paged';
import { readPageSize } from './pageSize';

/**
 * A page of a list that is in memory as a whole.
 * @param idOf what tells an entry from the others; cursors are made of it
 * @param key of the arguments the list was made for: a cursor is good for those
 * @throws UserError INVALID for sizes outside 1 to 100, BAD_CURSOR for what is no cursor of this list
 */
export function pageOf<Entry>(
  all: readonly Entry[],
  idOf: (entry: Entry) => string,
  request: ListRequest,
  key: string,
): Paged<Entry> {
  const { size, backwards } = readPageSize(request);
  const cursorOf = (entry: Entry) => Buffer.from(`${key}:${idOf(entry)}`).toString('base64url');
  const placeOf = (field: 'after' | 'before', otherwise: number) => {
    const cursor = request[field];
    if (cursor == null) return otherwise;
    const place = all.findIndex((entry) => cursorOf(entry) === cursor);
    if (place < 0) throw badCursor(field);
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
