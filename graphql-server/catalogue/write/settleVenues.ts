import type { Pool } from 'pg';
import { writeDocuments } from '../../search/place/writeDocuments';

/** An address with at least this many restaurants, and half as many stalls, may be a venue. */
const DOORS = 6;
/** An address with at least this many restaurants may be a venue whose places have its name before a dash. */
const NAMED_DOORS = 10;
const RULE = 'stands among the stalls of one address';

/**
 * Marks the public restaurants of a venue as stalls. An address with six or more listed restaurants is a venue if three
 * or more are stalls, and not more are public: then all public restaurants there become stalls. A venue's storerooms
 * and banquet kitchens do not count, because they are neither. An address with three or more food carts is also a
 * venue, because carts in the street have no common address: a zoo, an arena. There, carts and stalls need only be half
 * as many as the other public restaurants. An address with ten or more restaurants is also a venue if half have the
 * same name before a dash: then the public restaurants with this name become stalls.
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
         r.audience = 'public' AND r.cuisine ~ '(^|, )Food Cart' AS is_cart,
         r.audience = 'public' OR r.audience = 'counter' AND r.provenance #> '{audience,rule}' IS NOT NULL AS is_open,
         CASE WHEN r.name ~ ' -|- ' THEN lower(split_part(r.name, '-', 1)) END AS venue
       FROM crowded JOIN places p USING (address_key) JOIN restaurants r ON r.id = p.restaurant_id
       WHERE NOT r.is_sample AND r.delisted_at IS NULL
     ), counted AS (
       SELECT *, count(*) OVER (PARTITION BY address_key) AS doors,
         count(*) FILTER (WHERE audience = 'stall') OVER (PARTITION BY address_key) AS stalls,
         count(*) FILTER (WHERE audience = 'public') OVER (PARTITION BY address_key) AS publics,
         count(*) FILTER (WHERE is_cart) OVER (PARTITION BY address_key) AS carts,
         CASE WHEN venue IS NULL THEN 0 ELSE count(*) OVER (PARTITION BY address_key, trim(venue)) END AS namesakes
       FROM door
     ), stall AS (
       SELECT id FROM counted
       WHERE is_open AND (
         doors >= $1::int AND 2 * stalls >= $1::int AND stalls >= publics
         OR doors >= $1::int AND 2 * carts >= $1::int AND 2 * (carts + stalls) >= publics - carts
         OR doors >= $2::int AND 2 * namesakes >= doors)
     )
     UPDATE restaurants r SET audience = 'stall', gem_type = NULL, is_hidden_gem = false, updated_at = now(),
       provenance = coalesce(r.provenance, '{}') - 'gemType' || jsonb_build_object('audience', jsonb_build_object('rule', $3::text))
     FROM stall WHERE stall.id = r.id
     RETURNING r.id`,
    [DOORS, NAMED_DOORS, RULE],
  );
  for (let at = 0; at < rows.length; at += 1000) {
    await writeDocuments(
      pool,
      rows.slice(at, at + 1000).map(({ id }) => id),
    );
  }
}
