import type { Pool } from 'pg';
import { Prisma } from '../../database/__generated__/prisma/client';
import { isListedIn, type Whereabouts } from '../isListedIn';
import { writeDocuments } from '../place/writeDocuments';
import type { SearchPlace } from '../SearchPlace';

/** Of restaurant r: see readRecords. */
const record = Prisma.sql`uuid_send(r.id) || int4send(r.user_rating_count) || int4send(r.user_rating_sum) || r.search_document`;

/** Documents computed while a search waits; the rest follows in the background, see jobs/refreshSearchDocuments. */
const MOST_AT_ONCE = 2000;

/** The records of a place's restaurants, strung together in some hundred strings; those that have none yet get theirs. */
export async function loadRecords(pool: Pool, place: SearchPlace): Promise<Buffer[]> {
  const { due, strings } = await readStrings(pool, place);
  if (due === 0) return strings;
  const { rows } = await pool.query<{ id: string }>(
    Prisma.sql`SELECT r.id FROM restaurants r WHERE ${isListedIn(place)} AND r.search_document IS NULL LIMIT ${MOST_AT_ONCE}`,
  );
  await writeDocuments(
    pool,
    rows.map(({ id }) => id),
  );
  return (await readStrings(pool, place)).strings;
}

interface StringRow {
  due: number;
  records: Buffer | null;
}

/** By the first byte of the ids: a row each would cost more than all the rest, one string for all would be copied often. */
async function readStrings(pool: Pool, place: SearchPlace): Promise<{ due: number; strings: Buffer[] }> {
  const { text, values } = Prisma.sql`
    SELECT count(*) FILTER (WHERE r.search_document IS NULL)::int AS due, string_agg(${record}, ''::bytea) AS records
    FROM restaurants r WHERE ${isListedIn(place)} GROUP BY get_byte(uuid_send(r.id), 0)`;
  const { rows } = await pool.query<StringRow>({ text, values });
  return {
    due: rows.reduce((sum, row) => sum + row.due, 0),
    strings: rows.flatMap(({ records }) => records ?? []),
  };
}

/** One restaurant as it stands: where it is, and its record; null while it has no document. */
export interface StoredRecord extends Whereabouts {
  id: string;
  record: Buffer | null;
}

/** Those of these restaurants (uuids) that are there. */
export async function loadRecordsOf(pool: Pool, ids: readonly string[]): Promise<StoredRecord[]> {
  const { text, values } = Prisma.sql`
    SELECT r.id, r.delisted_at IS NULL AS "isListed", r.city_key AS "cityKey", r.state, r.latitude, r.longitude,
      ${record} AS record
    FROM restaurants r WHERE r.id = ANY(${ids}::uuid[])`;
  const { rows } = await pool.query<StoredRecord>({ name: 'search records', text, values });
  return rows;
}
