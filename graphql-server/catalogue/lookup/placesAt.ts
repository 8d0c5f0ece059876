import { coalesceByPool } from '../../database/coalesce';
import { MAX_COMPARED } from '../match/MatchIndex';
import type { MatchRecord } from '../match/MatchRecord';

/**
 * Reads the places at each address. For each place, it reads the facts that the matcher compares, and whether the
 * restaurant of the place is listed.
 */
const FIND = `
  SELECT asked.at::int - 1 AS "askedAt", place.* FROM unnest($1::text[]) WITH ORDINALITY AS asked(key, at)
  CROSS JOIN LATERAL (
    SELECT p.restaurant_id AS "restaurantId", r.delisted_at IS NULL AS "isListed", p.source, p.latitude, p.longitude, fact.*
    FROM places p JOIN restaurants r ON r.id = p.restaurant_id, LATERAL jsonb_to_record(p.facts) AS fact(
      name text, brand text, address text, city text, state text, "postalCode" text, phone text, website text, cuisine text)
    WHERE p.address_key = asked.key LIMIT ${MAX_COMPARED}
  ) place`;

interface Candidate extends MatchRecord {
  restaurantId: string;
  isListed: boolean;
}

/** The places with this address key (see matchKeysOf). Calls at the same time share one SQL statement. */
export const placesAt = coalesceByPool(async (pool, addressKeys: readonly string[]) => {
  const { rows } = await pool.query<Candidate & { askedAt: number }>({
    name: 'restaurants by address',
    text: FIND,
    values: [addressKeys],
  });
  return addressKeys.map((_key, at): readonly Candidate[] => rows.filter(({ askedAt }) => askedAt === at));
});
