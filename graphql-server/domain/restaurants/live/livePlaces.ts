import type { Pool } from 'pg';
import type { LiveAnswer, LiveSourceName, LookedFor } from '../../../catalogue/live/LiveSource';

/** The answer of one live source (Google or Yelp) about a restaurant. */
export interface LivePlace {
  source: LiveSourceName;
  /** Null means that the source does not have the restaurant. */
  externalId: string | null;
  facts: LiveAnswer | null;
  fetchedAt: Date;
  expiresAt: Date;
}

/** A restaurant to look up in the live sources, with the sources' stored answers. */
export interface AskedRestaurant extends LookedFor {
  id: string;
  timeZone: string | null;
  isSample: boolean;
  stored: LivePlace[];
}

/** Reads the restaurant (uuid) and all stored answers in one statement; null when there is no such restaurant. */
export async function readAskedRestaurant(pool: Pool, id: string): Promise<AskedRestaurant | null> {
  const { rows } = await pool.query<Omit<AskedRestaurant, 'stored'> & { stored: StoredPlace[] }>(
    `SELECT id, name, brand, address, city, state, postal_code AS "postalCode", phone, website, cuisine, latitude,
       longitude, time_zone AS "timeZone", is_sample AS "isSample", coalesce((
         SELECT jsonb_agg(jsonb_build_object('source', source, 'externalId', external_id, 'facts', facts,
           'fetchedAt', fetched_at, 'expiresAt', expires_at))
         FROM live_places WHERE restaurant_id = restaurants.id), '[]') AS stored
     FROM restaurants WHERE id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
  const stored = row.stored.map(({ fetchedAt, expiresAt, ...place }) => ({
    ...place,
    fetchedAt: new Date(fetchedAt),
    expiresAt: new Date(expiresAt),
  }));
  return { ...row, stored };
}

type StoredPlace = Omit<LivePlace, 'fetchedAt' | 'expiresAt'> & { fetchedAt: string; expiresAt: string };

/** Stores a source's answer about a restaurant (uuid). The new answer replaces the source's earlier answer. */
export async function storeLivePlace(pool: Pool, restaurantId: string, place: LivePlace): Promise<void> {
  const { source, externalId, facts, fetchedAt, expiresAt } = place;
  await pool.query(
    `INSERT INTO live_places (restaurant_id, source, external_id, facts, fetched_at, expires_at)
     SELECT id, $2, $3, $4, $5, $6 FROM restaurants WHERE id = $1
     ON CONFLICT (restaurant_id, source) DO UPDATE SET (external_id, facts, fetched_at, expires_at) =
       (excluded.external_id, excluded.facts, excluded.fetched_at, excluded.expires_at)`,
    [restaurantId, source, externalId, facts && JSON.stringify(facts), fetchedAt, expiresAt],
  );
}
