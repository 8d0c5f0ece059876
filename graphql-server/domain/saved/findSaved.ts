import type { Pool } from 'pg';
import type { SavedRestaurant } from '../../database/__generated__/prisma/client';
import { UserError } from '../../errors/UserError';
import type { ListRequest } from '../../lists/listPage';
import { readPageSize } from '../../lists/pageSize';
import { readEntries } from '../../lists/readEntries';
import type { List, WantedExtras } from '../../lists/readList';
import type { Viewer } from '../../Viewer';
import { type Arrangement, arrangeSaved, compareKeys, type SavedPlace, type SortKey } from './arrangeSaved';
import { savedList } from './listSaved';
import { readSavedCursor, savedCursor } from './savedCursor';

const MAX_CHARACTERS = 100;
const NOTHING = { totalCount: 0, items: [], hasPreviousPage: false, hasNextPage: false };

/**
 * A page of the member's saved restaurants, filtered and sorted; empty for guests and anonymous visitors. At most two
 * SQL statements are sent, for a list of any length. The first statement reads the facts that decide which restaurants
 * match, and in which order. The second statement reads the rows of the page.
 * @throws UserError TOO_LONG for the field `text`
 * @throws UserError INVALID for `near` or for a page size
 * @throws UserError BAD_CURSOR when the cursor cannot be read, or belongs to a list with other arguments
 */
export async function findSaved(
  deps: { pool: Pool },
  viewer: Viewer,
  wanted: Arrangement,
  request: ListRequest,
  extras: WantedExtras = {},
): Promise<List<SavedRestaurant>> {
  refuseUnclear(wanted);
  const { size, backwards } = readPageSize(request);
  const after = readSavedCursor(wanted, request, 'after');
  const before = readSavedCursor(wanted, request, 'before');
  if (viewer.kind !== 'MEMBER') return NOTHING;
  const all = arrangeSaved(await readPlaces(deps.pool, viewer.userId), wanted);
  const compare = compareKeys(wanted);
  const from = after ? countUntil(all, (key) => compare(key, after) > 0) : 0;
  const to = before ? countUntil(all, (key) => compare(key, before) >= 0) : all.length;
  const start = backwards ? Math.max(from, to - size) : from;
  const end = backwards ? to : Math.min(to, from + size);
  const page = all.slice(start, Math.max(start, end));
  const ids = page.map(({ id }) => id);
  const entries = await readEntries(deps, viewer.userId, savedList, ids, extras);
  return {
    totalCount: all.length,
    items: page.flatMap((key) => {
      const listed = entries.get(key.id);
      return listed ? [{ ...listed, cursor: savedCursor(wanted, key) }] : []; // empty if the row was removed meanwhile
    }),
    hasPreviousPage: start > 0,
    hasNextPage: end < all.length,
  };
}

/** The number of keys before the first key for which `isTrue` is true. */
function countUntil(keys: readonly SortKey[], isTrue: (key: SortKey) => boolean): number {
  const found = keys.findIndex(isTrue);
  return found < 0 ? keys.length : found;
}

/**
 * All restaurants that the member saved. If the catalogue does not have a restaurant, the result contains the facts
 * that were stored when the restaurant was saved, but no coordinates.
 */
async function readPlaces(pool: Pool, userId: string): Promise<SavedPlace[]> {
  const { rows } = await pool.query<SavedPlace>({
    name: 'saved places',
    text: `SELECT s.id, s.saved_at AS "savedAt", coalesce(r.name, s.restaurant_data->>'name', '') AS name,
        CASE WHEN r.id IS NULL THEN s.restaurant_data->>'neighborhood' ELSE r.neighborhood END AS neighborhood,
        CASE WHEN r.id IS NULL THEN s.restaurant_data->>'location' ELSE r.city END AS city,
        CASE WHEN r.id IS NULL THEN s.restaurant_data->>'cuisine' ELSE r.cuisine END AS cuisine,
        r.latitude, r.longitude
      FROM saved_restaurants s LEFT JOIN restaurants r ON r.id = s.restaurant_id WHERE s.user_id = $1::uuid`,
    values: [userId],
  });
  return rows;
}

function refuseUnclear({ sort, near, text }: Arrangement): void {
  if (text.length > MAX_CHARACTERS) {
    const message = `text must be at most ${MAX_CHARACTERS} characters; shorten it`;
    throw new UserError('TOO_LONG', message, { field: 'text' });
  }
  if (sort === 'DISTANCE' && !near) {
    throw new UserError('INVALID', 'DISTANCE needs near, the point to measure from', { field: 'near' });
  }
  if (near && !(Math.abs(near.latitude) <= 90 && Math.abs(near.longitude) <= 180)) {
    const message = 'near must have a latitude from -90 to 90 and a longitude from -180 to 180';
    throw new UserError('INVALID', message, { field: 'near' });
  }
}
