import type { PoolClient } from 'pg';
import { documentVersion } from '../../search/place/documentVersion';
import { searchDocument } from '../../search/place/searchDocument';
import { knownFacts } from '../merge/knownFacts';
import type { MergedPlace } from '../merge/mergePlaces';

/** A restaurant as it shall stand. */
export interface RestaurantView extends MergedPlace {
  id: string;
  isSample: boolean;
}

/**
 * Columns with the facts they hold. A restaurant that closed is delisted, and listed again when it opens again; one that
 * has places of its own again is nobody else any more; when samples are listed is not decided here but in sampleMarks and delistReplacedSamples.
 */
const UPSERT = `
INSERT INTO restaurants AS known (
  id, name, neighborhood, address, city, state, postal_code, city_key, brand, cuisine, price_range, is_hidden_gem,
  gem_type, google_rating, rating, yelp_rating, yelp_reviews, yelp_url, place_id, image_urls, phone, website,
  needs_reservation, reservation_url, hours, weekly_hours, holiday_hours, time_zone, dietary_options, features,
  ai_insight, description, recommended_dishes, opened_on, is_closed, latitude, longitude, provenance, is_sample,
  delisted_at, search_document, search_version)
SELECT
  id, name, neighborhood, address, city, state, "postalCode", "cityKey", brand, cuisine, "priceRange",
  "gemType" IS NOT DISTINCT FROM 'Hidden Gem', "gemType", "googleRating", rating, "yelpRating", "yelpReviews",
  "yelpUrl", "placeId", coalesce("imageUrls", '{}'), phone, website, "needsReservation",
  "reservationUrl", hours, "weeklyHours", "holidayHours", "timeZone", coalesce("dietaryOptions", '{}'),
  coalesce(features, '{}'), "aiInsight", description, coalesce("recommendedDishes", '{}'), "openedOn",
  coalesce("isClosed", false), latitude, longitude, provenance, coalesce("isSample", false),
  CASE WHEN "isClosed" THEN now() END, decode("searchDocument", 'base64'), $2::int
FROM jsonb_to_recordset($1::jsonb) AS view(
  id uuid, name text, neighborhood text, address text, city text, state text, "postalCode" text, "cityKey" text,
  brand text, cuisine text, "priceRange" text, "gemType" text, "googleRating" float8, rating float8,
  "yelpRating" float8, "yelpReviews" int, "yelpUrl" text, "placeId" text, "imageUrls" text[], phone text, website text,
  "needsReservation" boolean, "reservationUrl" text, hours text, "weeklyHours" jsonb, "holidayHours" jsonb,
  "timeZone" text, "dietaryOptions" text[], features text[], "aiInsight" text, description text,
  "recommendedDishes" text[], "openedOn" date, "isClosed" boolean, latitude float8, longitude float8,
  provenance jsonb, "isSample" boolean, "searchDocument" text)
ON CONFLICT (id) DO UPDATE SET
  name = excluded.name, neighborhood = excluded.neighborhood, address = excluded.address, city = excluded.city,
  state = excluded.state, postal_code = excluded.postal_code, city_key = excluded.city_key, brand = excluded.brand,
  cuisine = excluded.cuisine, price_range = excluded.price_range, is_hidden_gem = excluded.is_hidden_gem,
  gem_type = excluded.gem_type, google_rating = excluded.google_rating, rating = excluded.rating,
  yelp_rating = excluded.yelp_rating, yelp_reviews = excluded.yelp_reviews, yelp_url = excluded.yelp_url,
  place_id = excluded.place_id, image_urls = excluded.image_urls, phone = excluded.phone, website = excluded.website,
  needs_reservation = excluded.needs_reservation, reservation_url = excluded.reservation_url, hours = excluded.hours,
  weekly_hours = excluded.weekly_hours, holiday_hours = excluded.holiday_hours, time_zone = excluded.time_zone,
  dietary_options = excluded.dietary_options, features = excluded.features, ai_insight = excluded.ai_insight,
  description = excluded.description, recommended_dishes = excluded.recommended_dishes,
  opened_on = excluded.opened_on, is_closed = excluded.is_closed, latitude = excluded.latitude,
  longitude = excluded.longitude, provenance = excluded.provenance, is_sample = excluded.is_sample,
  search_document = excluded.search_document, search_version = excluded.search_version, updated_at = now(),
  merged_into_id = NULL,
  delisted_at = CASE WHEN excluded.is_sample THEN known.delisted_at
                     WHEN excluded.is_closed THEN coalesce(known.delisted_at, now()) END,
  image_placeholders = CASE WHEN known.image_urls = excluded.image_urls THEN known.image_placeholders ELSE '{}' END`;

/** Writes what people see of these restaurants (each id once). Ratings by members and the like stay as they are. */
export async function upsertRestaurants(client: PoolClient, views: readonly RestaurantView[]): Promise<void> {
  if (views.length === 0) return;
  const rows = views.map(({ id, isSample, facts, provenance }) => ({
    id,
    ...knownFacts(facts),
    ...(provenance && { provenance }),
    ...(isSample && { isSample }),
    searchDocument: searchDocument(facts).toString('base64'),
  }));
  await client.query({
    name: 'fuud-upsert-restaurants',
    text: UPSERT,
    values: [JSON.stringify(rows), documentVersion],
  });
}
