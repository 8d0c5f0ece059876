import type { Pool } from 'pg';
import { writeDocuments } from '../../search/place/writeDocuments';

/** An address with at least this many restaurants may be a venue. */
const DOORS = 10;
const RULE = 'stands among the stalls of one address';

/**
 * Marks the public restaurants of a venue as stalls. Only addresses with ten or more listed restaurants can be venues.
 * If at least half of the restaurants at an address are stalls, all public restaurants there become stalls. If at least
 * half have the same name before a dash, the public restaurants with this name become stalls.
 *
 * A name like "Ben & Jerry's #437" alone does not show that the restaurant is a stall. The other restaurants at the
 * address show this, and all of them are known only at the end of an import. So this runs at the end of each import,
 * like withdrawBadgesOfChains.
 */
export async function settleVenues(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `WITH crowded AS (
       SELECT address_key FROM places WHERE address_key IS NOT NULL GROUP BY address_key HAVING count(*) >= $1::int
     ), door AS (
       SELECT DISTINCT r.id, p.address_key, r.name, r.audience,
         CASE WHEN r.name ~ ' -|- ' THEN lower(split_part(r.name, '-', 1)) END AS venue
       FROM crowded JOIN places p USING (address_key) JOIN restaurants r ON r.id = p.restaurant_id
       WHERE NOT r.is_sample AND r.delisted_at IS NULL
     ), counted AS (
       SELECT *, count(*) OVER (PARTITION BY address_key) AS doors,
         count(*) FILTER (WHERE audience = 'stall') OVER (PARTITION BY address_key) AS stalls,
         CASE WHEN venue IS NULL THEN 0 ELSE count(*) OVER (PARTITION BY address_key, trim(venue)) END AS namesakes
       FROM door
     ), stall AS (
       SELECT id FROM counted
       WHERE audience = 'public' AND doors >= $1::int AND (2 * stalls >= doors OR 2 * namesakes >= doors)
     )
     UPDATE restaurants r SET audience = 'stall', gem_type = NULL, is_hidden_gem = false, updated_at = now(),
       provenance = coalesce(r.provenance, '{}') - 'gemType' || jsonb_build_object('audience', jsonb_build_object('rule', $2::text))
     FROM stall WHERE stall.id = r.id
     RETURNING r.id`,
    [DOORS, RULE],
  );
  for (let at = 0; at < rows.length; at += 1000) {
    await writeDocuments(
      pool,
      rows.slice(at, at + 1000).map(({ id }) => id),
    );
  }
}
