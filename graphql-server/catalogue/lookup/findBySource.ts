import type { Pool } from 'pg';
import { coalesceByPool } from '../../database/coalesce';
import { UserError } from '../../errors/UserError';

/**
 * Sources that are known even if nothing was imported from them: the sources that have their own import format, and
 * Google and Yelp, because the catalogue knows the Google or Yelp keys of some restaurants.
 */
const ALWAYS_KNOWN = ['osm', 'overture', 'foursquare', 'google', 'yelp'];
const LONGEST = 300;

/**
 * Searches for each key in every table that may contain it. Prefers listed restaurants, then restaurants that were
 * merged into another restaurant, then other delisted restaurants.
 */
const FIND = `
  SELECT found.id FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS asked(source, key, alias, at)
  LEFT JOIN LATERAL (
    SELECT r.id FROM restaurants r JOIN (
      SELECT restaurant_id AS id FROM places WHERE source = asked.source AND source_id = asked.key
      UNION ALL SELECT restaurant_id FROM live_places WHERE source = asked.source AND external_id = asked.key
      UNION ALL SELECT id FROM restaurants WHERE asked.source = 'google' AND place_id = asked.key
      UNION ALL SELECT id FROM restaurants WHERE asked.source = 'yelp' AND yelp_url IN (
        asked.key, 'https://www.yelp.com/biz/' || asked.alias, 'https://yelp.com/biz/' || asked.alias)
    ) known USING (id)
    ORDER BY r.delisted_at IS NOT NULL, r.merged_into_id IS NULL, r.id LIMIT 1
  ) found ON true ORDER BY asked.at`;

/**
 * The UUID of the restaurant with this key at a source. Null if no restaurant has the key. Calls at the same time share
 * one SQL statement.
 * @param source the key of an imported source (such as "osm" for OpenStreetMap), or one of ALWAYS_KNOWN
 * @param sourceId the key of the place at the source: the imported key ("node/123"), Google's place id, or Yelp's id,
 * alias or page
 * @throws UserError REQUIRED, TOO_LONG or INVALID with the name of the wrong argument. For an unknown source, the code
 * is INVALID and the message lists the known sources.
 */
export async function findBySource(pool: Pool, source: string, sourceId: string): Promise<string | null> {
  const asked = { source: check('sourceKey', source).toLowerCase(), key: check('sourceId', sourceId) };
  const id = await find(pool, asked);
  if (id === null && !ALWAYS_KNOWN.includes(asked.source)) await refuseUnknown(pool, asked.source);
  return id;
}

const find = coalesceByPool(async (pool, asked: readonly { source: string; key: string }[]) => {
  const { rows } = await pool.query<{ id: string | null }>({
    name: 'restaurants by source',
    text: FIND,
    values: [asked.map(({ source }) => source), asked.map(({ key }) => key), asked.map(({ key }) => yelpAlias(key))],
  });
  return rows.map(({ id }) => id);
});

/** What a required argument means. */
const MEANINGS = { sourceKey: 'the key of a source', sourceId: 'the id of the place at the source' };

function check(field: keyof typeof MEANINGS, value: string): string {
  const text = value.trim();
  if (!text) throw new UserError('REQUIRED', `${field}: Required, ${MEANINGS[field]}`, { field });
  if (text.length > LONGEST) throw new UserError('TOO_LONG', `${field}: At most ${LONGEST} characters`, { field });
  if (/\p{Cc}|\p{Cs}/u.test(text)) {
    throw new UserError('INVALID', `${field}: Must be plain text, without control characters`, { field });
  }
  return text;
}

/** The alias of a place at Yelp: "nudo-house" for the keys "nudo-house" and "https://m.yelp.com/biz/nudo-house?x=1". */
const yelpAlias = (key: string) => /\/biz\/([^/?#]+)/.exec(key)?.[1] ?? key;

async function refuseUnknown(pool: Pool, source: string): Promise<void> {
  const known = await importedSources(pool, true);
  if (known.includes(source)) return;
  const words = [...new Set([...known, ...ALWAYS_KNOWN])].join(', ');
  throw new UserError('INVALID', `sourceKey: Must be one of ${words}`, { field: 'sourceKey' });
}

const importedSources = coalesceByPool(async (pool, calls: readonly true[]) => {
  const { rows } = await pool.query<{ source: string }>('SELECT source FROM catalogue_sources ORDER BY source');
  const sources = rows.map(({ source }) => source);
  return calls.map(() => sources);
});
