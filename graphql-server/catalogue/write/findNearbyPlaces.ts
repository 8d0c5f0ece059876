import type { PoolClient } from 'pg';
import { cellsAround, degreesAround } from '../match/cellsAround';
import { type Findable, MAX_COMPARED } from '../match/MatchIndex';
import type { MatchRecord } from '../match/MatchRecord';

/** A stored place that may be the same restaurant as an arrival (a new or changed place of the import). */
export interface NearbyPlace extends Findable {
  id: string;
  restaurantId: string;
}

/**
 * Finds the places that are near an arrival (in a box that reaches 200 m in each direction), the places with the phone
 * number and the state of an arrival, and the places with the address key of an arrival. Samples are left out. Each
 * lookup finds at most MAX_COMPARED places.
 */
const FIND = `
WITH found AS (
  SELECT near.id FROM unnest($1::int[], $2::float8[], $3::float8[], $4::float8[]) AS w(cell, latitude, longitude, east),
  LATERAL (
    SELECT p.id FROM places p
    WHERE p.cell = w.cell AND p.latitude BETWEEN w.latitude - $5::float8 AND w.latitude + $5::float8
      AND p.longitude BETWEEN w.longitude - w.east AND w.longitude + w.east
    LIMIT ${MAX_COMPARED}) near
  UNION
  SELECT called.id FROM unnest($6::text[], $7::text[]) AS w(phone, state),
  LATERAL (
    SELECT p.id FROM places p WHERE p.phone = w.phone AND p.facts->>'state' = w.state LIMIT ${MAX_COMPARED}) called
  UNION
  SELECT there.id FROM unnest($8::text[]) AS w(address_key),
  LATERAL (SELECT p.id FROM places p WHERE p.address_key = w.address_key LIMIT ${MAX_COMPARED}) there
)
SELECT p.id, p.restaurant_id AS "restaurantId", p.cell, p.phone AS key_phone, p.address_key AS "addressKey", p.source,
  p.latitude, p.longitude, fact.*
FROM found JOIN places p ON p.id = found.id,
LATERAL jsonb_to_record(p.facts) AS fact(
  name text, brand text, address text, city text, state text, "postalCode" text, phone text, website text, cuisine text)
WHERE p.kind <> 'sample'`;

interface Row extends MatchRecord {
  id: string;
  restaurantId: string;
  cell: number | null;
  key_phone: string | null;
  addressKey: string | null;
}

/**
 * Finds the stored places that may be the same restaurant as one of the arrivals. Samples are left out. Sends one SQL
 * statement.
 */
export async function findNearbyPlaces(client: PoolClient, arrivals: readonly Findable[]): Promise<NearbyPlace[]> {
  const cells: number[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const east: number[] = [];
  let north = 0;
  const numbers = new Map<string, { phone: string; state: string }>();
  const addresses = new Set<string>();
  for (const { record, keys } of arrivals) {
    const { latitude, longitude, state } = record;
    if (latitude !== null && longitude !== null) {
      const reach = degreesAround(latitude);
      north = reach.latitude;
      for (const cell of cellsAround(latitude, longitude)) {
        cells.push(cell);
        latitudes.push(latitude);
        longitudes.push(longitude);
        east.push(reach.longitude);
      }
    }
    if (keys.phone) numbers.set(`${keys.phone}/${state}`, { phone: keys.phone, state });
    if (keys.addressKey) addresses.add(keys.addressKey);
  }
  const { rows } = await client.query<Row>({
    name: 'fuud-nearby-places',
    text: FIND,
    values: [
      numberArray(cells),
      numberArray(latitudes),
      numberArray(longitudes),
      numberArray(east),
      north,
      [...numbers.values()].map(({ phone }) => phone),
      [...numbers.values()].map(({ state }) => state),
      [...addresses],
    ],
  });
  return rows.map(({ id, restaurantId, cell, key_phone, addressKey, ...record }) => ({
    id,
    restaurantId,
    keys: { cell, phone: key_phone, addressKey },
    record,
  }));
}

/** An array literal for Postgres. It is built here because node-postgres would quote each number. */
const numberArray = (numbers: number[]) => `{${numbers.join(',')}}`;
