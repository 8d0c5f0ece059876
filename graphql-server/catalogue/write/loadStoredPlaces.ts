import type { PoolClient } from 'pg';
import { KNOWN_PLACE_COLUMNS, type KnownPlaceRow, readStoredPlace, type StoredPlace } from './KnownPlace';

/** Reads the stored places of one source that have one of these sourceIds. Returns the places by sourceId. */
export async function loadStoredPlaces(
  client: PoolClient,
  source: string,
  sourceIds: string[],
): Promise<Map<string, StoredPlace>> {
  const { rows } = await client.query<KnownPlaceRow>({
    name: 'fuud-stored-places',
    text: `SELECT ${KNOWN_PLACE_COLUMNS} FROM places p WHERE p.source = $1 AND p.source_id = ANY($2::text[])`,
    values: [source, sourceIds],
  });
  return new Map(rows.map((row) => [row.source_id, readStoredPlace(row)]));
}
