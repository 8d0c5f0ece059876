import type { Pool } from 'pg';
import { writeDocuments } from '../../search/place/writeDocuments';

/**
 * An address is a venue with stalls only if it has at least this many restaurants, and if at least half of this number
 * are stalls. For a venue with carts, the same minimums apply to restaurants and carts.
 */
const MIN_RESTAURANTS = 6;
/**
 * An address is a venue of namesakes only if it has at least this many restaurants. At least half of their names must
 * start with the same words before a dash.
 */
const MIN_RESTAURANTS_OF_NAMESAKES = 10;
const RULE = 'stands among the stalls of one address';

/**
 * A venue is an address that several stalls share, such as a stadium. This function marks the public restaurants of a
 * venue as stalls, and removes their badges. It does the same with shops of a venue if a rule (and not a source)
 * decided that they are shops. An address with six or more listed restaurants is a venue if three or more of them are
 * stalls, and if it has at least as many stalls as public restaurants. Storerooms and banquet kitchens are neither
 * stalls nor public, so they count only for the minimum of six restaurants.
 *
 * Two other kinds of addresses are also venues. The first kind, such as a zoo or an arena, has at least three food
 * carts among its six or more restaurants. Carts in the street do not share an address, so three carts at one address
 * are a sign of a venue. Together, carts and stalls must be at least half as many as the other public restaurants. The
 * second kind has ten or more restaurants, and at least half of their names start with the same words before a dash. At
 * an address that is only of the second kind, a restaurant becomes a stall only if its name starts with these words.
 *
 * A name like "Ben & Jerry's #437" does not show whether the restaurant is a stall. The other restaurants at its
 * address show this, and an import must first write all of them. So this function runs at the end of an import, like
 * withdrawBadgesOfChains.
 */
export async function settleVenues(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `WITH crowded AS (
       SELECT address_key FROM places WHERE address_key IS NOT NULL GROUP BY address_key HAVING count(*) >= $1::int
     ), listed AS (
       SELECT DISTINCT r.id, p.address_key, r.name, r.audience,
         r.audience = 'public' AND r.cuisine ~ '(^|, )Food Cart' AS is_cart,
         r.audience = 'public' OR r.audience = 'counter' AND r.provenance #> '{audience,rule}' IS NOT NULL
           AS may_become_stall,
         CASE WHEN r.name ~ ' -|- ' THEN lower(regexp_replace(r.name, '( -|- ).*', '')) END AS name_prefix
       FROM crowded JOIN places p USING (address_key) JOIN restaurants r ON r.id = p.restaurant_id
       WHERE NOT r.is_sample AND r.delisted_at IS NULL
     ), counted AS (
       SELECT *, count(*) OVER (PARTITION BY address_key) AS total,
         count(*) FILTER (WHERE audience = 'stall') OVER (PARTITION BY address_key) AS stalls,
         count(*) FILTER (WHERE audience = 'public') OVER (PARTITION BY address_key) AS publics,
         count(*) FILTER (WHERE is_cart) OVER (PARTITION BY address_key) AS carts,
         CASE WHEN name_prefix IS NULL THEN 0 ELSE count(*) OVER (PARTITION BY address_key, trim(name_prefix)) END AS namesakes
       FROM listed
     ), stall AS (
       SELECT id FROM counted
       WHERE may_become_stall AND (
         total >= $1::int AND 2 * stalls >= $1::int AND stalls >= publics
         OR total >= $1::int AND 2 * carts >= $1::int AND 2 * (carts + stalls) >= publics - carts
         OR total >= $2::int AND 2 * namesakes >= total)
     )
     UPDATE restaurants r SET audience = 'stall', gem_type = NULL, is_hidden_gem = false, updated_at = now(),
       provenance = coalesce(r.provenance, '{}') - 'gemType' || jsonb_build_object('audience', jsonb_build_object('rule', $3::text))
     FROM stall WHERE stall.id = r.id
     RETURNING r.id`,
    [MIN_RESTAURANTS, MIN_RESTAURANTS_OF_NAMESAKES, RULE],
  );
  for (let at = 0; at < rows.length; at += 1000) {
    await writeDocuments(
      pool,
      rows.slice(at, at + 1000).map(({ id }) => id),
    );
  }
}
