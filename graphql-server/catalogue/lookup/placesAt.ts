import { coalesceByPool } from '../../database/coalesce';
import { MAX_COMPARED } from '../match/MatchIndex';
import type { MatchRecord } from '../match/MatchRecord';

/**
 * Reads the places at each address. For each place, it reads the facts that the matcher compares, and whether the
 * restaurant of the place is listed.
 */
const FIND = `
  SELECT asked.key AS "addressKey", place.* FROM unnest($1::text[]) AS asked(key)
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

/**
 * The places with this address key (see matchKeysOf), at most MAX_COMPARED. Calls at the same time share one SQL
 * statement. Calls with the same key also get the same objects, so that prepareRecord, which caches its result for
 * each object, runs only once for each place.
 */
export const placesAt = coalesceByPool(async (pool, addressKeys: readonly string[]) => {
  const places = new Map(addressKeys.map((key): [string, Candidate[]] => [key, []]));
  const { rows } = await pool.query<Candidate & { addressKey: string }>({
    name: 'restaurants by address',
    text: FIND,
    values: [[...places.keys()]],
  });
  for (const row of rows) places.get(row.addressKey)?.push(row);
  return addressKeys.map((key): readonly Candidate[] => places.get(key) ?? []);
});
