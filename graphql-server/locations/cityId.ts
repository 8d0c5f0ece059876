import type { City } from './City';
import { labelOf } from './cityLabels';
import { type Cities, loadCities } from './loadCities';
import pinned from './numberedCityIds.json';

/**
 * A city's id: "st-louis-mo". It changes only when the city's name changes. If two cities have the same name and state,
 * the id of one of them ends with its ZIP code: "jackson-nj-08527". numberedCityIds.json fixes which city gets a code
 * and which code it gets, so a new census does not change ids.
 */
export function cityId(city: City): string {
  return cityIds().idsWithPostalCode.get(city) ?? dashed(city);
}

/** The city with this id; null for any other text. */
export const cityById = (id: string): City | null => cityIds().cities.get(id) ?? null;

/** Finds a city by the key and the state that restaurants store. Null if the list of cities lacks the city. */
export function cityNamed({ cityKey, state }: { cityKey: string; state: string }): City | null {
  const namesakes = loadCities().byKey.get(cityKey.replaceAll(' ', '')) ?? [];
  return namesakes.find((city) => city.state === state && city.key === cityKey) ?? null;
}

const dashed = (city: City) => labelOf(city).replace(/[^\p{L}\p{N}]+/gu, '-');

interface CityIds {
  cities: ReadonlyMap<string, City>;
  /** The ids that end with a ZIP code. */
  idsWithPostalCode: ReadonlyMap<City, string>;
}

let ids: CityIds | undefined;
const cityIds = (): CityIds => (ids ??= giveIds(loadCities(), pinned));

/**
 * Gives each city its id. If two cities have the same name and state and are not yet in numberedCityIds.json, the id of
 * the smaller city gets a ZIP code here. A test then fails until the new id is added to the file.
 * @param pinned ids that end with a ZIP code; the city with that code gets the id
 */
export function giveIds(
  { all, withPostalCode }: Pick<Cities, 'all' | 'withPostalCode'>,
  pinned: readonly string[],
): CityIds {
  const cities = new Map<string, City>();
  const idsWithPostalCode = new Map<City, string>();
  const number = (city: City, id: string) => {
    cities.set(id, city);
    idsWithPostalCode.set(city, id);
  };
  for (const id of pinned) {
    const city = withPostalCode(id.slice(-5));
    if (city && id.slice(0, -6) === dashed(city)) number(city, id);
  }
  for (const city of all) {
    const name = dashed(city);
    if (idsWithPostalCode.has(city)) continue;
    if (cities.has(name)) number(city, `${name}-${city.postalCodes[0]}`);
    else cities.set(name, city);
  }
  return { cities, idsWithPostalCode };
}
