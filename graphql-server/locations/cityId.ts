import type { City } from './City';
import { labelOf } from './cityLabels';
import { loadCities } from './loadCities';

/**
 * A city's own key: "st-louis-mo". It stays as long as the city's name does. The less populous of two cities of one name
 * and state has a ZIP code of its own at the end: "jackson-nj-08527".
 */
export function cityId(city: City): string {
  const name = dashed(city);
  const bearer = citiesById().get(name);
  return bearer === undefined || bearer === city ? name : numbered(name, city);
}

/** The city of that key; null for any other text. */
export const cityById = (id: string): City | null => citiesById().get(id) ?? null;

/** The city of that name, as restaurants keep it, in that state; null where the list has none. */
export function cityNamed({ cityKey, state }: { cityKey: string; state: string }): City | null {
  const namesakes = loadCities().byKey.get(cityKey.replaceAll(' ', '')) ?? [];
  return namesakes.find((city) => city.state === state && city.key === cityKey) ?? null;
}

const dashed = (city: City) => labelOf(city).replace(/[^\p{L}\p{N}]+/gu, '-');
const numbered = (name: string, city: City) => `${name}-${city.postalCodes[0]}`;

let byId: Map<string, City> | undefined;

function citiesById(): ReadonlyMap<string, City> {
  if (byId) return byId;
  byId = new Map();
  for (const city of loadCities().all) {
    const name = dashed(city);
    byId.set(byId.has(name) ? numbered(name, city) : name, city);
  }
  return byId;
}
