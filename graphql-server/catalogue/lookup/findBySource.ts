import type { Pool } from 'pg';
import { UserError } from '../../errors/UserError';

/**
 * Sources that are known even if nothing was imported from them: the sources that have their own import format, and the
 * services at which the catalogue only knows the keys of some restaurants.
 */
const ALWAYS_KNOWN = ['osm', 'overture', 'foursquare', 'google', 'yelp'];
const LONGEST = 300;

/**
 * Searches for the key in every table that may contain it. Prefers listed restaurants, then restaurants that were
 * merged into another restaurant, then other delisted restaurants.
 */
const FIND = `
  SELECT r.id FROM restaurants r JOIN (
    SELECT restaurant_id AS id FROM places WHERE source = $1 AND source_id = $2
    UNION ALL SELECT restaurant_id FROM live_places WHERE source = $1 AND external_id = $2
    UNION ALL SELECT id FROM restaurants WHERE $1 = 'google' AND place_id = $2
    UNION ALL SELECT id FROM restaurants WHERE $1 = 'yelp' AND yelp_url = ANY($3)
  ) known USING (id)
  ORDER BY r.delisted_at IS NOT NULL, r.merged_into_id IS NULL, r.id LIMIT 1`;

/**
 * The UUID of the restaurant with this key at a source. Null if no restaurant has the key.
 * @param source the key of an imported source (such as "osm" for OpenStreetMap), or one of ALWAYS_KNOWN
 * @param sourceId the key of the place at the source: the imported key ("node/123"), Google's place id, or Yelp's id,
 * alias or page
 * @throws UserError REQUIRED, TOO_LONG or INVALID with the name of the wrong argument. For an unknown source, the code
 * is INVALID and the message lists the known sources.
 */
export async function findBySource(pool: Pool, source: string, sourceId: string): Promise<string | null> {
  const [name, key] = [check('sourceKey', source).toLowerCase(), check('sourceId', sourceId)];
  const { rows } = await pool.query<{ id: string }>({
    name: 'restaurant by source',
    text: FIND,
    values: [name, key, yelpPages(key)],
  });
  const [found] = rows;
  if (!found) await refuseUnknown(pool, name);
  return found?.id ?? null;
}

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

/**
 * The key itself, and the possible web addresses of the place at Yelp. These addresses are the same for the keys
 * "nudo-house" and "https://m.yelp.com/biz/nudo-house?x=1".
 */
function yelpPages(key: string): string[] {
  const alias = /\/biz\/([^/?#]+)/.exec(key)?.[1] ?? key;
  return [key, ...['https://www.yelp.com', 'https://yelp.com'].map((site) => `${site}/biz/${alias}`)];
}

async function refuseUnknown(pool: Pool, source: string): Promise<void> {
  const { rows } = await pool.query<{ source: string }>('SELECT source FROM catalogue_sources ORDER BY source');
  const known = new Set([...rows.map((row) => row.source), ...ALWAYS_KNOWN]);
  if (known.has(source)) return;
  throw new UserError('INVALID', `sourceKey: Must be one of ${[...known].join(', ')}`, { field: 'sourceKey' });
}
