import type { Pool } from 'pg';
import { columnOf } from '../../database/columns';
import { inTransaction } from '../../database/inTransaction';
import { placeFactNames } from './conceptsOf';
import { documentVersion } from './documentVersion';
import { type DocumentFacts, searchDocument } from './searchDocument';

const FIELDS = [
  ...placeFactNames,
  'holidayHours',
  'timeZone',
  'category',
  'audience',
  'googleRating',
  'rating',
  'yelpRating',
  'imageUrls',
  'phone',
  'latitude',
  'longitude',
  'address',
  'city',
  'provenance',
] as const satisfies readonly (keyof DocumentFacts)[];

/** Reads the facts and locks the rows, by ascending id. Two transactions that lock in this order cannot deadlock. */
const READ = `SELECT id, ${FIELDS.map((field) => `${columnOf(field)} AS "${field}"`).join(', ')}
  FROM restaurants WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`;

const WRITE = `UPDATE restaurants SET search_document = computed.document, search_version = $3
  FROM unnest($1::uuid[], $2::bytea[]) AS computed(id, document) WHERE restaurants.id = computed.id`;

/** Computes the search documents of these restaurants (uuids) and stores them, in one transaction. */
export async function writeDocuments(pool: Pool, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<DocumentFacts & { id: string }>({
      name: 'fuud-document-facts',
      text: READ,
      values: [ids],
    });
    await client.query({
      name: 'fuud-write-documents',
      text: WRITE,
      values: [rows.map(({ id }) => id), rows.map(searchDocument), documentVersion],
    });
  });
}
