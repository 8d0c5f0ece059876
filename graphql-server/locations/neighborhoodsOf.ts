import type { Pool } from 'pg';
import type { City } from './City';

const NAMES = `SELECT r.city_key AS key, r.state, array_agg(DISTINCT r.neighborhood) AS names
  FROM unnest($1::text[], $2::text[]) AS asked(key, state)
  JOIN restaurants r ON r.city_key = asked.key AND r.state = asked.state
  WHERE r.delisted_at IS NULL AND r.audience = 'public' AND r.neighborhood IS NOT NULL
  GROUP BY r.city_key, r.state`;

/**
 * Reads the neighborhoods of all these cities in one statement. A neighborhood is included if a listed restaurant with
 * the audience "public" is in it.
 * @returns a function that returns the neighborhoods of one city, in alphabetical order
 */
export async function neighborhoodsOf(pool: Pool, cities: readonly City[]): Promise<(city: City) => readonly string[]> {
  const { rows } = await pool.query<{ key: string; state: string; names: string[] }>({
    name: 'neighborhoods',
    text: NAMES,
    values: [cities.map(({ key }) => key), cities.map(({ state }) => state)],
  });
  const { compare } = new Intl.Collator('en', { numeric: true }); // Postgres may sort "LaSalle Park" before "Laclede’s"
  const names = new Map(rows.map((row) => [`${row.key}/${row.state}`, row.names.sort(compare)]));
  return ({ key, state }) => names.get(`${key}/${state}`) ?? [];
}
