import type { Pool } from 'pg';
import type { DiaryEntry, PrismaClient } from '../../../database/__generated__/prisma/client';
import { type ListPage, sliceOfList } from '../../../lists/listPage';
import type { List } from '../../../lists/readList';
import type { Viewer } from '../../../Viewer';
import { requireMember } from '../../accounts/requireMember';
import { listDiaryByAdded } from '../../diary/listDiaryByAdded';
import { readVisits } from '../../diary/readVisits';
import { MAX_VISITS } from '../../diary/storeVisits';
import { visitOn } from '../../diary/Visit';
import { listRatings } from '../../ratings/listRatings';
import { readSnapshot, snapshotOf } from '../../restaurants/Snapshot';
import { listSaved } from '../../saved/listSaved';
import { writeVisitDate } from '../../visitDate';
import { emptyOptionalFields, type OwnRecord } from '../OwnRecord';

/** The dependencies of functions that read a member's records. */
export interface ReadDeps {
  pool: Pool;
  prisma: PrismaClient;
}

/** The number of entries whose visits are read together. Each entry has at most 366 visits. */
const ENTRIES_AT_ONCE = 20;
const ALL_VISITS: ListPage = { size: MAX_VISITS, backwards: false, after: null, before: null };

/**
 * Reads a member's saved restaurants, then the diary, and then the ratings. Each list is ordered newest first and is
 * read in slices. Only one slice is in memory at a time.
 * @throws UserError UNAUTHENTICATED or FORBIDDEN (guests), when the first slice is requested
 */
export async function* readOwnRecords(deps: ReadDeps, viewer: Viewer): AsyncGenerator<OwnRecord[]> {
  const userId = requireMember(viewer);
  for await (const entries of slicesOf((page) => listSaved(deps, viewer, page))) {
    yield entries.map(({ restaurantId, restaurantData, savedAt }) => ({
      kind: 'saved',
      restaurantId,
      restaurant: readSnapshot(restaurantData),
      ...emptyOptionalFields,
      addedAt: savedAt.toISOString(),
    }));
  }
  for await (const entries of slicesOf((page) => listDiaryByAdded(deps, viewer, page))) {
    for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) {
      yield await visitsOf(deps.pool, userId, entries.slice(at, at + ENTRIES_AT_ONCE));
    }
  }
  for await (const ratings of slicesOf((page) => listRatings(deps, viewer, page))) {
    const ids = ratings.map(({ restaurantId }) => restaurantId);
    const restaurants = await deps.prisma.restaurant.findMany({ where: { id: { in: ids } } });
    const snapshots = new Map(restaurants.map((restaurant) => [restaurant.id, snapshotOf(restaurant)]));
    yield ratings.map(({ restaurantId, rating, comment, ratedAt, ...date }) => ({
      kind: 'rating',
      restaurantId,
      restaurant: snapshots.get(restaurantId) ?? null,
      ...emptyOptionalFields,
      addedAt: ratedAt.toISOString(),
      visitedAt: writeVisitDate(date),
      stars: rating,
      notes: comment,
    }));
  }
}

/** All entries of a list, newest first, in slices. */
export async function* slicesOf<Entry>(read: (page: ListPage) => Promise<List<Entry>>): AsyncGenerator<Entry[]> {
  for (let cursor: string | null = null; ; ) {
    const { items, hasNextPage }: List<Entry> = await read(sliceOfList(cursor));
    if (items.length > 0) yield items.map(({ entry }) => entry);
    cursor = items.at(-1)?.cursor ?? null;
    if (!hasNextPage || cursor === null) return;
  }
}

async function visitsOf(pool: Pool, userId: string, entries: readonly DiaryEntry[]): Promise<OwnRecord[]> {
  const ids = entries.map(({ id }) => id);
  const visits = await readVisits(pool, userId, ids, ALL_VISITS);
  return entries.flatMap((entry) => {
    const found = visits.get(entry.id)?.items.map((item) => item.entry) ?? [];
    return (found.length > 0 ? found : [visitOn(entry)]).map((visit) => ({
      kind: 'visit',
      restaurantId: entry.restaurantId,
      restaurant: readSnapshot(entry.restaurantData),
      ...emptyOptionalFields,
      addedAt: visit.addedAt.toISOString(),
      visitedAt: writeVisitDate(visit),
      notes: visit.notes,
      favoriteDishes: visit.favoriteDishes,
      visitId: visit.id,
      entryId: entry.id,
      entryAddedAt: entry.addedAt.toISOString(),
    }));
  });
}
