import type { Pool } from 'pg';
import { viewOf } from '../merge/viewOf';
import { loadRestaurants } from './loadRestaurants';
import { settleVenues } from './settleVenues';
import { upsertRestaurants } from './upsertRestaurants';
import { withdrawBadgesOfChains } from './withdrawBadgesOfChains';
import { committing, withWriteLock } from './writeRestaurants';

const PAGE = 1000;

/**
 * Merges every real restaurant again from the facts of its sources, with the rules of this version of Fuud. This is
 * needed because an import merges a restaurant only if the import changes a place of the restaurant. This function does
 * not change which places belong to the same restaurant.
 * @param onProgress called after each batch with the number of restaurants that are merged so far
 * @param signal an abort stops the merge after the current batch
 * @returns the number of restaurants that were merged.
 */
export async function mergeAll(
  pool: Pool,
  { onProgress, signal }: { onProgress?: (done: number) => void; signal?: AbortSignal } = {},
): Promise<number> {
  let done = 0;
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await pool.query<{ id: string }>(
      'SELECT id FROM restaurants WHERE id > $1 AND NOT is_sample ORDER BY id LIMIT $2',
      [last, PAGE],
    );
    const ids = rows.map(({ id }) => id);
    done += await withWriteLock(committing(pool), async (client) => {
      const restaurants = [...(await loadRestaurants(client, ids)).values()];
      await upsertRestaurants(
        client,
        restaurants.map(({ id, places }) => ({ id, isSample: false, ...viewOf(places) })),
      );
      return restaurants.length;
    });
    onProgress?.(done);
    last = ids.at(-1) ?? last;
    if (ids.length < PAGE || signal?.aborted) break;
  }
  await settleVenues(pool);
  await withdrawBadgesOfChains(pool);
  return done;
}
