import type { Pool, PoolClient } from 'pg';
import { SAMPLES_GIVE_WAY_WITHIN } from './delistReplacedSamples';

/**
 * Counts the samples (invented restaurants) that have this mark. The mark identifies the file and the code that loaded
 * a sample (see loadSampleCatalogue).
 */
export async function countLoadedSamples(pool: Pool, mark: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM places WHERE source = 'sample' AND facts->>'loadedFrom' = $1`,
    [mark],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Sets the mark of the samples with these sourceIds. The mark is not a fact. A new mark does not change updatedAt, and
 * an import ignores the mark when it compares facts.
 */
export async function markLoadedSamples(pool: Pool, sourceIds: string[], mark: string): Promise<void> {
  await pool.query(
    `UPDATE places SET facts = facts || jsonb_build_object('loadedFrom', $2::text)
     WHERE source = 'sample' AND source_id = ANY($1)`,
    [sourceIds, mark],
  );
}

/** SAMPLES_GIVE_WAY_WITHIN in degrees of latitude. */
const REACH = SAMPLES_GIVE_WAY_WITHIN / 111.32;
const EAST = `${REACH} / cos(radians(latitude))`;
const IS_REAL = "NOT other.is_sample AND other.delisted_at IS NULL AND other.audience = 'public'";

/**
 * The samples, and whether each sample should be delisted ($1 is the mark). A sample should be delisted if it does not
 * have the mark, or if a restaurant that meets IS_REAL is in its city or within 30 km. Distances are computed for a
 * city only if the box around its samples, with a margin of 30 km, contains a restaurant that meets IS_REAL.
 */
const WANTED = `
WITH sample AS MATERIALIZED (
  SELECT r.id, r.city_key, r.state, r.latitude, r.longitude, p.facts->>'loadedFrom' IS DISTINCT FROM $1 AS is_gone
  FROM places p JOIN restaurants r ON r.id = p.restaurant_id WHERE p.source = 'sample'
), town AS MATERIALIZED (
  SELECT city_key, state,
    EXISTS (SELECT FROM restaurants other
            WHERE other.city_key = box.city_key AND other.state = box.state AND ${IS_REAL}) AS has_real,
    EXISTS (SELECT FROM restaurants other
            WHERE other.latitude BETWEEN south AND north AND other.longitude BETWEEN west AND east AND ${IS_REAL}
    ) AS has_near
  FROM (
    SELECT city_key, state, min(latitude) - ${REACH} AS south, max(latitude) + ${REACH} AS north,
      min(longitude - ${EAST}) AS west, max(longitude + ${EAST}) AS east
    FROM sample GROUP BY city_key, state) box
)
SELECT sample.id, is_gone OR has_real OR CASE WHEN has_near THEN EXISTS (
    SELECT FROM restaurants other
    WHERE other.latitude BETWEEN sample.latitude - ${REACH} AND sample.latitude + ${REACH} AND ${IS_REAL}
      AND (other.latitude - sample.latitude) ^ 2
        + ((other.longitude - sample.longitude) * cos(radians(sample.latitude))) ^ 2 <= ${REACH} ^ 2
  ) ELSE false END AS to_delist
FROM sample JOIN town USING (city_key, state)`;

/**
 * Delists the samples without this mark, because the file no longer contains them. Also delists the samples that have a
 * listed, public, real restaurant in their city or within 30 km. All other samples become listed again (delisted_at
 * becomes null). Samples that an operator hid do not change.
 * @returns the number of samples that this call delisted.
 */
export async function settleSamples(client: PoolClient, mark: string): Promise<number> {
  const { rows } = await client.query<{ to_delist: boolean }>(
    `UPDATE restaurants SET delisted_at = CASE WHEN wanted.to_delist THEN now() END, updated_at = now()
     FROM (${WANTED}
     ) wanted
     WHERE restaurants.id = wanted.id AND restaurants.hidden_at IS NULL AND (restaurants.delisted_at IS NOT NULL) <> wanted.to_delist
     RETURNING wanted.to_delist`,
    [mark],
  );
  return rows.filter(({ to_delist }) => to_delist).length;
}
