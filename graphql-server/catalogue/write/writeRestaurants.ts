import type { Pool, PoolClient } from 'pg';
import { delistReplacedSamples } from './delistReplacedSamples';
import { restaurantId } from './restaurantId';
import type { PlaceRecord, SourceInfo } from './SourceInfo';

/** Other processes LISTEN here to drop what they cached; the payload is the source that changed. */
export const CATALOGUE_CHANNEL = 'fuud_catalogue';

/** One importer writes at a time: two that met on the same rows could lock each other out. Any number will do. */
const WRITE_LOCK = 2_026_110_701;

/**
 * Compared as wholes: a place whose facts, licence and attribution stand in the table already is not touched.
 * (loadedFrom is loadSampleCatalogue's own mark.) The search vector: name A, cuisine and dishes B, neighborhood C, description D, without accents.
 */
const UPSERT = `
WITH changed AS MATERIALIZED (
  SELECT place.id, place."sourceId", place.facts, fact.*
  FROM jsonb_to_recordset($1::jsonb) AS place(id uuid, "sourceId" text, facts jsonb)
  LEFT JOIN places known ON known.source = $2 AND known.source_id = place."sourceId",
  LATERAL jsonb_to_record(place.facts) AS fact(
    name text, neighborhood text, address text, city text, state text, "postalCode" text, "cityKey" text, cuisine text,
    "priceRange" text, "gemType" text, "googleRating" float8, rating float8, "yelpRating" float8, "yelpReviews" int,
    "yelpUrl" text, "placeId" text, "imageUrls" text[], phone text, website text, "needsReservation" boolean,
    "reservationUrl" text, hours text, "weeklyHours" jsonb, "timeZone" text, "dietaryOptions" text[],
    "aiInsight" text, description text, "recommendedDishes" text[], latitude float8, longitude float8)
  WHERE known.id IS NULL OR known.facts - 'loadedFrom' IS DISTINCT FROM place.facts
    OR known.licence <> $3 OR known.attribution <> $4
), restaurants_written AS (
  INSERT INTO restaurants (
    id, name, neighborhood, address, city, state, postal_code, city_key, cuisine, price_range, is_hidden_gem, gem_type,
    google_rating, rating, yelp_rating, yelp_reviews, yelp_url, place_id, image_urls, phone, website, needs_reservation,
    reservation_url, hours, weekly_hours, time_zone, dietary_options, ai_insight, description, recommended_dishes,
    latitude, longitude, is_sample, search_vector)
  SELECT
    id, name, neighborhood, address, city, state, "postalCode", "cityKey", cuisine, "priceRange",
    "gemType" IS NOT DISTINCT FROM 'Hidden Gem', "gemType", "googleRating", rating, "yelpRating", "yelpReviews",
    "yelpUrl", "placeId", coalesce("imageUrls", '{}'), phone, website, coalesce("needsReservation", false),
    "reservationUrl", hours, "weeklyHours", "timeZone", coalesce("dietaryOptions", '{}'), "aiInsight", description,
    coalesce("recommendedDishes", '{}'), latitude, longitude, $5::boolean,
    setweight(to_tsvector('english', unaccent(name)), 'A')
      || setweight(to_tsvector('english', unaccent(coalesce(cuisine, ''))), 'B')
      || setweight(to_tsvector('english', unaccent(coalesce(array_to_string("recommendedDishes", ' ; '), ''))), 'B')
      || setweight(to_tsvector('english', unaccent(coalesce(neighborhood, ''))), 'C')
      || setweight(to_tsvector('english', unaccent(coalesce(description, ''))), 'D')
  FROM changed
  ON CONFLICT (id) DO UPDATE SET (
    name, neighborhood, address, city, state, postal_code, city_key, cuisine, price_range, is_hidden_gem, gem_type,
    google_rating, rating, yelp_rating, yelp_reviews, yelp_url, place_id, image_urls, phone, website, needs_reservation,
    reservation_url, hours, weekly_hours, time_zone, dietary_options, ai_insight, description, recommended_dishes,
    latitude, longitude, is_sample, search_vector, updated_at
  ) = (
    excluded.name, excluded.neighborhood, excluded.address, excluded.city, excluded.state, excluded.postal_code,
    excluded.city_key, excluded.cuisine, excluded.price_range, excluded.is_hidden_gem, excluded.gem_type,
    excluded.google_rating, excluded.rating, excluded.yelp_rating, excluded.yelp_reviews, excluded.yelp_url,
    excluded.place_id, excluded.image_urls, excluded.phone, excluded.website, excluded.needs_reservation,
    excluded.reservation_url, excluded.hours, excluded.weekly_hours, excluded.time_zone, excluded.dietary_options,
    excluded.ai_insight, excluded.description, excluded.recommended_dishes, excluded.latitude, excluded.longitude,
    excluded.is_sample, excluded.search_vector, now())
), places_written AS (
  INSERT INTO places (restaurant_id, source, source_id, licence, attribution, fetched_at, latitude, longitude, facts)
  SELECT id, $2, "sourceId", $3, $4, now(), latitude, longitude, facts FROM changed
  ON CONFLICT (source, source_id) DO UPDATE SET (licence, attribution, fetched_at, latitude, longitude, facts) =
    (excluded.licence, excluded.attribution, excluded.fetched_at, excluded.latitude, excluded.longitude, excluded.facts)
)
SELECT count(*)::int AS written FROM changed`;

/** What one batch did. */
export interface WriteResult {
  /** Places that were new or had changed. */
  written: number;
  /** Sample restaurants hidden because their city now has real ones. */
  samplesDelisted: number;
}

/**
 * Writes one batch (some thousand places, each sourceId once) in one transaction, and tells listeners when anything
 * changed. Ids come from the source and its key, so writing again what is there changes nothing.
 */
export async function writeRestaurants(pool: Pool, from: SourceInfo, places: PlaceRecord[]): Promise<WriteResult> {
  const rows = places.map(({ sourceId, facts }) => ({ id: restaurantId(from.source, sourceId), sourceId, facts }));
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [WRITE_LOCK]);
    const values = [JSON.stringify(rows, withoutUnknown), from.source, from.licence, from.attribution, from.isSample];
    const { rows: answer } = await client.query<{ written: number }>(UPSERT, values);
    const written = answer[0]?.written ?? 0;
    const samplesDelisted = await delistReplacedSamples(
      client,
      places.map(({ facts }) => facts),
    );
    if (written + samplesDelisted > 0) await client.query('SELECT pg_notify($1, $2)', [CATALOGUE_CHANNEL, from.source]);
    return { written, samplesDelisted };
  });
}

/** places.facts holds what is known: no null, no empty list, no false. */
const withoutUnknown = (_: string, value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0) ? undefined : value;

/** Runs the work in one transaction: all of it, or nothing. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release(error as Error);
    throw error;
  }
}
