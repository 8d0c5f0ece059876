import type { PoolClient } from 'pg';
import type { KnownFacts } from '../merge/knownFacts';
import type { SourceInfo } from './SourceInfo';

/** One place to write. Its source is not here, because it is the same for all places of a batch. */
export interface PlaceRow {
  sourceId: string;
  restaurantId: string;
  cell: number | null;
  phone: string | null;
  addressKey: string | null;
  /** The time at which the source stated these facts for the first time. Null if they are new. */
  statedAt: Date | null;
  facts: KnownFacts;
}

const UPSERT = `
INSERT INTO places (source, kind, licence, attribution, attribution_url, fetched_at,
  restaurant_id, source_id, cell, phone, address_key, latitude, longitude, facts)
SELECT $2, $3, $4, $5, $6, coalesce("statedAt", $7), "restaurantId", "sourceId", cell, phone, "addressKey",
  (facts->'latitude')::float8, (facts->'longitude')::float8, facts
FROM jsonb_to_recordset($1::jsonb) AS place(
  "restaurantId" uuid, "sourceId" text, cell int, phone text, "addressKey" text, "statedAt" timestamptz,
  facts jsonb)
ON CONFLICT (source, source_id) DO UPDATE SET
  kind = excluded.kind, licence = excluded.licence, attribution = excluded.attribution,
  attribution_url = excluded.attribution_url, fetched_at = excluded.fetched_at, restaurant_id = excluded.restaurant_id,
  cell = excluded.cell, phone = excluded.phone, address_key = excluded.address_key, latitude = excluded.latitude,
  longitude = excluded.longitude, facts = excluded.facts`;

/**
 * Inserts or updates these places of one source. Each sourceId must occur only once in `rows`. `fetchedAt` is the time
 * when the source was read. It is stored for the rows without a `statedAt`.
 */
export async function upsertPlaces(
  client: PoolClient,
  from: SourceInfo,
  fetchedAt: Date,
  rows: readonly PlaceRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const { source, kind, licence, attribution, attributionUrl = null } = from;
  await client.query({
    name: 'fuud-upsert-places',
    text: UPSERT,
    values: [JSON.stringify(rows), source, kind, licence, attribution, attributionUrl, fetchedAt],
  });
}
