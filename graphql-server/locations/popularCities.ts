import type { City } from './City';
import { findCity } from './findCity';
import { loadCities } from './loadCities';

/** The cities at the beginning of the list. The other cities follow, the most populous first. */
const FIRST = ['St. Louis, MO', 'Phoenix, AZ'];
const COUNT = 20;
/** The boroughs of New York. They are left out, because New York is in the list. */
const BOROUGHS = new Set(['brooklyn', 'queens', 'manhattan', 'bronx', 'staten island']);

let popular: readonly City[] | undefined;

/** The cities to choose from when nothing is typed: FIRST, then the most populous cities. */
export function popularCities(): readonly City[] {
  popular ??= [...new Set([...FIRST.flatMap((text) => findCity(text) ?? []), ...largest()])].slice(0, COUNT);
  return popular;
}

const largest = () =>
  loadCities()
    .all.slice(0, 2 * COUNT)
    .filter(({ key, state }) => !(state === 'NY' && BOROUGHS.has(key)));
