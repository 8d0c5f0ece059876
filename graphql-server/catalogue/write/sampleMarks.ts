import type { Pool, PoolClient } from 'pg';
import { CATALOGUE_CHANNEL } from './writeRestaurants';

/** How many samples carry this mark. */
export async function countLoadedSamples(pool: Pool, mark: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM places WHERE source = 'sample' AND facts->>'loadedFrom' = $1`,
    [mark],
  );
  return rows[0]?.count ?? 0;
}

/** Marks the samples with these keys as loaded. The mark is no fact: it changes neither updatedAt nor what is written. */
export async function markLoadedSamples(pool: Pool, sourceIds: string[], mark: string): Promise<void> {
  await pool.query(
    `UPDATE places SET facts = facts || jsonb_build_object('loadedFrom', $2::text)
     WHERE source = 'sample' AND source_id = ANY($1)`,
    [sourceIds, mark],
  );
}

/**
 * Hides the samples without this mark (the file no longer has them) and those of cities with a listed real restaurant;
 * shows the others.
 * @returns how many were hidden now.
 */
export async function settleSamples(client: PoolClient, mark: string): Promise<number> {
  const { rows } = await client.query<{ hidden: boolean }>(
    `UPDATE restaurants SET delisted_at = CASE WHEN wanted.hidden THEN now() END, updated_at = now()
     FROM (
       SELECT sample.id, place.facts->>'loadedFrom' IS DISTINCT FROM $1
         OR EXISTS (SELECT FROM restaurants other WHERE other.city_key = sample.city_key AND other.state = sample.state
                    AND NOT other.is_sample AND other.delisted_at IS NULL) AS hidden
       FROM places place JOIN restaurants sample ON sample.id = place.restaurant_id
       WHERE place.source = 'sample'
     ) wanted
     WHERE restaurants.id = wanted.id AND (restaurants.delisted_at IS NOT NULL) <> wanted.hidden
     RETURNING wanted.hidden`,
    [mark],
  );
  if (rows.length > 0) await client.query('SELECT pg_notify($1, $2)', [CATALOGUE_CHANNEL, 'sample']);
  return rows.filter(({ hidden }) => hidden).length;
}
