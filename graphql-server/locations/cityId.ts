import type { City } from './City';
import { labelOf } from './cityLabels';
import { type Cities, loadCities } from './loadCities';
import pinned from './numberedCityIds.json';

/**
 * A city's id: "st-louis-mo". It changes only when the city's name does. When two cities share name and state, one gets
 * its ZIP code at the end: "jackson-nj-08527". numberedCityIds.json fixes which city gets a code and which code, so a
 * new census cannot change them.
 */
export function cityId(city: City): string {
  return cityIds().numbered.get(city) ?? dashed(city);
}

/** The city with this id; null for any other text. */
export const cityById = (id: string): City | null => cityIds().cities.get(id) ?? null;

/** The city with this key, as restaurants store it, in this state; null if the list has none. */
export function cityNamed({ cityKey, state }: { cityKey: string; state: string }): City | null {
  const namesakes = loadCities().byKey.get(cityKey.replaceAll(' ', '')) ?? [];
  return namesakes.find((city) => city.state === state && city.key === cityKey) ?? null;
}

const dashed = (city: City) => labelOf(city).replace(/[^\p{L}\p{N}]+/gu, '-');

interface CityIds {
  cities: ReadonlyMap<string, City>;
  /** The ids that end with a ZIP code. */
  numbered: ReadonlyMap<City, string>;
}

let ids: CityIds | undefined;
const cityIds = (): CityIds => (ids ??= giveIds(loadCities(), pinned));

/**
 * Gives each city its id. Cities with the same name that are not in numberedCityIds.json yet get a number here; a test
 * then fails until they are added.
 * @param pinned ids that end with a ZIP code; the city of that code gets the id
 */
export function giveIds(
  { all, withPostalCode }: Pick<Cities, 'all' | 'withPostalCode'>,
  pinned: readonly string[],
): CityIds {
  const cities = new Map<string, City>();
  const numbered = new Map<City, string>();
  const number = (city: City, id: string) => {
    cities.set(id, city);
    numbered.set(city, id);
  };
  for (const id of pinned) {
    const city = withPostalCode(id.slice(-5));
    if (city && id.slice(0, -6) === dashed(city)) number(city, id);
  }
  for (const city of all) {
    const name = dashed(city);
    if (numbered.has(city)) continue;
    if (cities.has(name)) number(city, `${name}-${city.postalCodes[0]}`);
    else cities.set(name, city);
  }
  return { cities, numbered };
}
