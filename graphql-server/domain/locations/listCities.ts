import { readPageSize } from '../lists/pageSize';
import type { City } from './City';
import { foldTyped } from './cityLabels';
import { findCity } from './findCity';
import { isPostalCode } from './isPostalCode';
import { matchCities } from './matchCities';
import { popularCities } from './popularCities';

const MOST_CHARACTERS = 100;

/**
 * Cities to choose from: the popular ones while nothing is typed, else those whose name begins with what is typed, then
 * those of which a later word does, then those that hold it; the most populous first in each. A ZIP code: its city.
 * @throws UserError INVALID for a count outside 1 to 100
 */
export function listCities(name: string | null | undefined, first: number): City[] {
  readPageSize({ first });
  const text = name ?? '';
  if (text.length > MOST_CHARACTERS) return [];
  if (text.trim() === '') return popularCities().slice(0, first);
  if (isPostalCode(text)) return [findCity(text) ?? []].flat();
  const typed = foldTyped(text);
  if (!typed) return [];
  const { prefix, wordStart, containing } = matchCities(typed, { prefix: first, wordStart: first, containing: first });
  return [...prefix, ...wordStart, ...containing].slice(0, first);
}
