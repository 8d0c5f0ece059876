import type { Pool } from 'pg';
import { writeDocuments } from '../../search/place/writeDocuments';
import { CHAIN_FROM } from '../derive/gemTypeOf';

const PAGE = 1000;

/**
 * Takes back the badges that were derived for places whose name so many others bear that they are a chain. While a file
 * is read its first branch looks like the only one, so this is done at the end of each import: then the order of rows and
 * files does not matter. A badge that a source gives stays.
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
  for (let at = 0; at < rows.length; at += PAGE) {
    await writeDocuments(
      pool,
      rows.slice(at, at + PAGE).map(({ id }) => id),
    );
  }
}
