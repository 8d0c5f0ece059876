import type { City } from './City';
import { parseCity } from './cityKey';
import { isPostalCode } from './isPostalCode';
import { loadCities } from './loadCities';
import { shortName } from './shortName';

/**
 * Other cities that a text may mean, the most populous first: "Springfield" may be any of about thirty cities. Empty if
 * the text names a state, if it is only a ZIP code or a nickname, or if the name clearly means this city.
 */
export function namesakesOf(city: City, text: string): readonly City[] {
  const { cityKey, state } = parseCity(text);
  if (state || cityKey !== city.key || isPostalCode(text) || shortName(city) === city.name) return [];
  const namesakes = loadCities().byKey.get(city.key.replaceAll(' ', '')) ?? [];
  return namesakes.filter((each) => each !== city && each.key === city.key);
}
