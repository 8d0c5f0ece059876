import type { City } from './City';
import { labelOf } from './cityLabels';
import { loadCities } from './loadCities';

/** A city's own key: "st-louis-mo". It stays as long as the city's name does. */
export const cityId = (city: City): string => labelOf(city).replace(/[^\p{L}\p{N}]+/gu, '-');

/** The city of that key; null for any other text. */
export function cityById(id: string): City | null {
  const words = id.split('-');
  const state = words.pop()?.toUpperCase();
  const namesakes = loadCities().byKey.get(words.join('')) ?? [];
  return namesakes.find((city) => city.state === state && cityId(city) === id) ?? null;
}

/** The city of that name, as restaurants keep it, in that state; null where the list has none. */
export function cityNamed({ cityKey, state }: { cityKey: string; state: string }): City | null {
  const namesakes = loadCities().byKey.get(cityKey.replaceAll(' ', '')) ?? [];
  return namesakes.find((city) => city.state === state && city.key === cityKey) ?? null;
}
