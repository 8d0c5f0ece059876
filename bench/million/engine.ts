import type { Pool } from 'pg';
import type { City } from '../../graphql-server/locations/City';
import { locationOf } from '../../graphql-server/locations/City';
import { dealDeck } from '../../graphql-server/search/dealDeck';
import { CityIndexes } from '../../graphql-server/search/index/CityIndexes';
import { searchRestaurants } from '../../graphql-server/search/searchRestaurants';

const extras = { sources: true, reasons: true, unknowns: true, facets: true, relaxations: true };

/** Times in milliseconds, the shortest first. */
export type Times = number[];

/** The percentile of the times in ms, as a text. `share` is from 0 (the fastest run) to 1 (the slowest run). */
export const percentile = (times: Times, share: number) =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);

/**
 * Times of searches in a city that is in memory. Each search returns ten results with everything that a card shows. The
 * function first searches once for each craving without measuring, as a warm-up.
 */
export async function timeWarm(
  database: { pool: Pool; url: string },
  city: City,
  cravings: readonly string[],
  runs: number,
): Promise<Times> {
  const cities = new CityIndexes(database);
  const ask = (query: string) =>
    searchRestaurants({ pool: database.pool, cities }, { query, area: { city: locationOf(city) }, first: 10, extras });
  for (const craving of cravings) await ask(craving);
  const times: Times = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await ask(cravings[run % cravings.length] as string);
    times.push(performance.now() - began);
  }
  await cities.close();
  return times.sort((a, b) => a - b);
}

/** Times to deal new Discover decks in a city that is in memory. The first 50 decks are a warm-up and do not count. */
export async function timeDecks(database: { pool: Pool; url: string }, city: City, runs: number): Promise<Times> {
  const cities = new CityIndexes(database);
  const deal = (round: number) =>
    dealDeck({ pool: database.pool, cities }, { area: { city: locationOf(city) }, round, skipped: [], member: null });
  for (let round = 0; round < 50; round++) await deal(round);
  const times: Times = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    await deal(50 + run);
    times.push(performance.now() - began);
  }
  await cities.close();
  return times.sort((a, b) => a - b);
}

/** Times of the first search in a city that is not in memory. */
export async function timeCold(database: { pool: Pool; url: string }, city: City, runs: number): Promise<Times> {
  const times: Times = [];
  for (let run = 0; run < runs; run++) {
    const cities = new CityIndexes(database);
    await cities.settle();
    const began = performance.now();
    const { totalCount } = await searchRestaurants(
      { pool: database.pool, cities },
      { query: 'ramen', area: { city: locationOf(city) }, first: 10, extras },
    );
    times.push(performance.now() - began);
    if (totalCount === 0) throw new Error('Nothing was found.');
    await cities.close();
  }
  return times.sort((a, b) => a - b);
}
