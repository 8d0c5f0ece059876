import type { Pool } from 'pg';
import type { City } from '../../graphql-server/locations/City';
import { kilometresBetween } from '../../graphql-server/locations/kilometresBetween';
import { loadCities } from '../../graphql-server/locations/loadCities';
import { documentVersion } from '../../graphql-server/search/place/documentVersion';
import type { Template } from './templates';

/** A city, and the number of restaurants that fillCities adds to it. */
export interface BenchCity {
  city: City;
  places: number;
}

/** Chosen cities are more than this many kilometers apart, so that no search of the benchmark covers two cities. */
const APART = 60;

/**
 * Chooses `count` cities that are far from each other, the most populous first. `places` is `large` for the first city,
 * and `small` for each other city.
 */
export function chooseCities(count: number, large: number, small: number): BenchCity[] {
  const chosen: City[] = [];
  for (const city of loadCities().all) {
    if (chosen.length === count) break;
    if (chosen.every((other) => kilometresBetween(other, city) > APART)) chosen.push(city);
  }
  return chosen.map((city, at) => ({ city, places: at === 0 ? large : small }));
}

/** Stores the templates (invented restaurants without a position) in a table of the database, for `fillCities`. */
export async function storeTemplates(pool: Pool, templates: readonly Template[]): Promise<void> {
  await pool.query('CREATE TABLE IF NOT EXISTS bench_templates (number int PRIMARY KEY, facts jsonb, document bytea)');
  for (let at = 0; at < templates.length; at += 500) {
    const page = templates.slice(at, at + 500);
    await pool.query('INSERT INTO bench_templates SELECT * FROM unnest($1::int[], $2::jsonb[], $3::bytea[])', [
      page.map((_, index) => at + index),
      page.map(({ document, ...facts }) => JSON.stringify(facts)),
      page.map(({ document }) => document),
    ]);
  }
}

/**
 * Fills cities with restaurants from the templates. Each restaurant of a city has its own name and position. For the
 * search, three restaurants in a hundred are branches of one chain, because their search documents have the same hash
 * of the brand. One SQL statement for each city inserts the rows. During these statements, only the index of the
 * primary key exists, and triggers are disabled.
 */
export async function fillCities(pool: Pool, cities: readonly BenchCity[], templates: number): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'restaurants' AND indexname <> 'restaurants_pkey'`,
  );
  for (const { name } of rows) await pool.query(`DROP INDEX "${name}"`);
  await pool.query('ALTER TABLE restaurants DISABLE TRIGGER USER');
  for (const { city, places } of cities)
    await pool.query(FILL, [
      city.name,
      city.state,
      city.key,
      city.latitude,
      city.longitude,
      places,
      templates,
      documentVersion,
    ]);
  await pool.query('ALTER TABLE restaurants ENABLE TRIGGER USER');
  for (const { definition } of rows) await pool.query(definition);
  await pool.query('VACUUM ANALYZE restaurants');
}

const littleEndian = (number: string) =>
  [4, 3, 2, 1].map((byte) => `substring(int4send(${number}) from ${byte} for 1)`).join(' || ');

const FILL = `
  INSERT INTO restaurants (id, name, neighborhood, address, city, state, city_key, cuisine, price_range, gem_type,
    google_rating, phone, hours, weekly_hours, time_zone, dietary_options, features, ai_insight, description,
    recommended_dishes, latitude, longitude, search_document, search_version)
  SELECT id, fact.name || ' ' || n, fact.neighborhood, n || ' Elm St', $1::text, $2::text, $3::text, fact.cuisine,
    fact."priceRange", fact."gemType", fact."googleRating", fact.phone, fact.hours, fact."weeklyHours", fact."timeZone",
    fact."dietaryOptions", fact.features, fact."aiInsight", fact.description, fact."recommendedDishes", latitude, longitude,
    overlay(overlay(document placing ${littleEndian('(latitude * 1e6)::int')} || ${littleEndian('(longitude * 1e6)::int')} from 9 for 8)
      placing CASE WHEN n % 33 = 0 THEN '\\x0000000000000000'::bytea ELSE substring(uuid_send(id) from 9 for 8) END from 17 for 8),
    $8::int
  FROM (
    SELECT n, gen_random_uuid() AS id, (random() * $7::int - 0.5)::int AS number,
      $4::float8 + (random() + random() - 1) * 0.05 AS latitude, $5::float8 + (random() + random() - 1) * 0.05 AS longitude
    FROM generate_series(1, $6::int) AS n) place
  JOIN bench_templates template ON template.number = least(greatest(place.number, 0), $7::int - 1),
  LATERAL jsonb_to_record(template.facts) AS fact(name text, neighborhood text, cuisine text, "priceRange" text,
    "gemType" text, "googleRating" float8, phone text, hours text, "weeklyHours" jsonb, "timeZone" text,
    "dietaryOptions" text[], features text[], "aiInsight" text, description text, "recommendedDishes" text[])`;
