import type { PoolClient } from 'pg';
import { columnOf } from '../../database/columns';
import { factNames, factTypes, unknownFact } from '../../facts/factTypes';
import { documentVersion } from '../../search/place/documentVersion';
import { searchDocument } from '../../search/place/searchDocument';
import { knownFacts } from '../merge/knownFacts';
import type { MergedPlace } from '../merge/mergePlaces';

/** The data that upsertRestaurants writes for one restaurant. */
export interface RestaurantView extends MergedPlace {
  id: string;
  isSample: boolean;
}

const columns = factNames.map(columnOf);
const typed = factNames.map((fact) => `"${fact}" ${factTypes[fact]}`);

/**
 * The SQL expression of each fact. A row contains only known facts. So a missing list becomes empty, a missing isClosed
 * becomes false, a missing audience becomes 'public', and any other missing fact becomes null.
 */
const values = factNames.map((fact) => {
  if (fact === 'audience') return `coalesce("audience", 'public')`;
  const unknown = unknownFact(fact);
  return unknown === null ? `"${fact}"` : `coalesce("${fact}", ${unknown ? "'{}'" : 'false'})`;
});

/**
 * Inserts restaurants, or updates their columns. A real restaurant is delisted if it is closed or if an operator hid
 * it. In all other cases, it is listed. A restaurant that was merged into another restaurant becomes separate again.
 * For a stored sample (an invented restaurant), sampleMarks and delistReplacedSamples decide whether it is listed.
 */
const UPSERT = `
INSERT INTO restaurants AS known (
  id, ${columns.join(', ')}, is_hidden_gem, provenance, is_sample, delisted_at, search_document, search_version)
SELECT
  id, ${values.join(', ')}, "gemType" IS NOT DISTINCT FROM 'Hidden Gem', provenance, coalesce("isSample", false),
  CASE WHEN "isClosed" THEN now() END, decode("searchDocument", 'base64'), $2::int
FROM jsonb_to_recordset($1::jsonb) AS view(
  id uuid, ${typed.join(', ')}, provenance jsonb, "isSample" boolean, "searchDocument" text)
ON CONFLICT (id) DO UPDATE SET
  ${columns.map((column) => `${column} = excluded.${column}`).join(', ')},
  is_hidden_gem = excluded.is_hidden_gem, provenance = excluded.provenance, is_sample = excluded.is_sample,
  search_document = excluded.search_document, search_version = excluded.search_version, updated_at = now(),
  merged_into_id = NULL,
  delisted_at = CASE WHEN excluded.is_sample THEN known.delisted_at
                     WHEN excluded.is_closed OR known.hidden_at IS NOT NULL THEN coalesce(known.delisted_at, now()) END,
  image_placeholders = CASE WHEN known.image_urls = excluded.image_urls THEN known.image_placeholders ELSE '{}' END`;

/**
 * Writes the merged facts of these restaurants. Each id must occur only once. A restaurant that an operator hid stays
 * hidden. Data from members, such as ratings, does not change.
 */
export async function upsertRestaurants(client: PoolClient, views: readonly RestaurantView[]): Promise<void> {
  if (views.length === 0) return;
  const rows = views.map(({ id, isSample, facts, provenance }) => ({
    id,
    ...knownFacts(facts),
    ...(provenance && { provenance }),
    ...(isSample && { isSample }),
    searchDocument: searchDocument({ ...facts, provenance }).toString('base64'),
  }));
  await client.query({
    name: 'fuud-upsert-restaurants',
    text: UPSERT,
    values: [JSON.stringify(rows), documentVersion],
  });
}
