import type { City } from './City';
import { parseCity } from './cityKey';
import { isPostalCode } from './isPostalCode';
import { loadCities } from './loadCities';
import { shortName } from './shortName';

/**
 * Other cities that a text may mean beside the city it was read as, the most populous first: "Springfield" may be any of
 * some thirty. None where the text names the state, a ZIP code or a nickname, or where the name plainly means that city.
 */
export function namesakesOf(city: City, text: string): readonly City[] {
  const { cityKey, state } = parseCity(text);
  if (state || cityKey !== city.key || isPostalCode(text) || shortName(city) === city.name) return [];
  const namesakes = loadCities().byKey.get(city.key.replaceAll(' ', '')) ?? [];
  return namesakes.filter((each) => each !== city && each.key === city.key);
}
