import type { Pool } from 'pg';
import { Prisma } from '../../database/__generated__/prisma/client';
import { copyOut } from '../../database/copyOut';
import { log } from '../../log';
import { isListedIn, type StoredLocation } from '../area/isListedIn';
import type { SearchPlace } from '../area/SearchPlace';
import { DOCUMENT_FORMAT, FIELD } from '../place/documentFormat';
import { writeDocuments } from '../place/writeDocuments';
import { CityBuilder, CityIndex } from './CityIndex';

/** SQL for the record of restaurant r, see readRecords; null when the restaurant has no document of this format. */
const record = Prisma.sql`CASE WHEN get_byte(r.search_document, ${FIELD.format}::int) = ${DOCUMENT_FORMAT}::int
  THEN uuid_send(r.id) || int4send(r.user_rating_count) || int4send(r.user_rating_sum) || r.search_document END`;

/** At most this many documents are computed while a search waits. jobs/refreshSearchDocuments computes the rest. */
const MAX_AT_ONCE = 2000;

/**
 * Builds the index of a city or of a circle on the map. If search documents are missing, computes and stores up to
 * MAX_AT_ONCE of them first.
 */
export async function loadCity(pool: Pool, place: SearchPlace): Promise<CityIndex> {
  const { builder, due } = await readCity(pool, place);
  if (due === 0) return new CityIndex(builder);
  const { rows } = await pool.query<{ id: string }>(
    Prisma.sql`SELECT r.id FROM restaurants r WHERE ${isListedIn(place)} AND r.search_document IS NULL LIMIT ${MAX_AT_ONCE}`,
  );
  await writeDocuments(
    pool,
    rows.map(({ id }) => id),
  );
  const again = await readCity(pool, place);
  // Documents can still be due for two reasons: they have the format of another server version (see
  // jobs/claimSearchVersion.ts), or more than MAX_AT_ONCE documents were missing.
  if (again.due > 0) warnOfMissing(again.due);
  return new CityIndex(again.builder);
}

let isLogged = false;

/** Logs the warning only once, because while servers of two versions run, each load of a city would log it. */
function warnOfMissing(count: number): void {
  if (!isLogged) log.warn('restaurants cannot be searched yet: no documents of this format', { count });
  isLogged = true;
}

async function readCity(pool: Pool, place: SearchPlace): Promise<{ builder: CityBuilder; due: number }> {
  const builder = new CityBuilder();
  let due = 0;
  const client = await pool.connect();
  try {
    await copyOut(client, Prisma.sql`SELECT ${record} FROM restaurants r WHERE ${isListedIn(place)}`, (bytes) => {
      if (bytes) builder.add(bytes);
      else due += 1;
    });
    client.release();
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
  return { builder, due };
}

/** The current location and record of one restaurant; `record` is null without a document of this format. */
export interface StoredRecord extends StoredLocation {
  id: string;
  record: Buffer | null;
}

/** Reads the records of these restaurants (uuids). Restaurants that do not exist are left out. */
export async function loadRecordsOf(pool: Pool, ids: readonly string[]): Promise<StoredRecord[]> {
  const { text, values } = Prisma.sql`
    SELECT r.id, r.delisted_at IS NULL AS "isListed", r.city_key AS "cityKey", r.state, r.latitude, r.longitude,
      ${record} AS record
    FROM restaurants r WHERE r.id = ANY(${ids}::uuid[])`;
  const { rows } = await pool.query<StoredRecord>({ name: 'search records', text, values });
  return rows;
}
