import type { Pool } from 'pg';
import { writeDocuments } from '../../search/place/writeDocuments';
import { CHAIN_FROM } from '../derive/gemTypeOf';

const PAGE = 1000;

/**
 * Removes derived badges from the restaurants of chains. A badge from a source stays. A restaurant belongs to a chain
 * if at least CHAIN_FROM listed real restaurants have its name. Also sets and removes the category Local Favorite. This
 * function is called after an import or `merge` has written all restaurants, because it counts the branches of a chain.
 */
export async function withdrawBadgesOfChains(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE restaurants r SET gem_type = NULL, is_hidden_gem = false, updated_at = now(),
       provenance = nullif(r.provenance - 'gemType', '{}')
     WHERE r.gem_type IS NOT NULL AND r.provenance->'gemType' ? 'rule' AND (
       SELECT count(*) FROM (
         SELECT FROM restaurants other
         WHERE other.name = r.name AND other.delisted_at IS NULL AND NOT other.is_sample
         LIMIT $1::int) branch
     ) >= $1::int
     RETURNING r.id`,
    [CHAIN_FROM],
  );
  const unnamed = await settleCategories(pool);
  const ids = [...new Set([...rows, ...unnamed].map(({ id }) => id))];
  for (let at = 0; at < ids.length; at += PAGE) await writeDocuments(pool, ids.slice(at, at + PAGE));
}

/**
 * Changes only real restaurants without a brand. Removes Local Favorite from the restaurants of chains, and sets it on
 * other restaurants without a category.
 */
async function settleCategories(pool: Pool): Promise<{ id: string }[]> {
  const { rows } = await pool.query<{ id: string }>(
    `WITH chain AS (
       SELECT name FROM restaurants WHERE delisted_at IS NULL AND NOT is_sample GROUP BY name HAVING count(*) >= $1::int
     ), changed AS (
       SELECT r.id, chain.name IS NOT NULL AS is_chain FROM restaurants r LEFT JOIN chain ON chain.name = r.name
       WHERE r.brand IS NULL AND NOT r.is_sample AND (r.category IS NULL) <> (chain.name IS NOT NULL)
     )
     UPDATE restaurants r SET category = CASE WHEN is_chain THEN NULL ELSE 'Local Favorite' END, updated_at = now()
     FROM changed WHERE changed.id = r.id AND (r.category IS NULL OR r.category = 'Local Favorite')
     RETURNING r.id`,
    [CHAIN_FROM],
  );
  return rows;
}
