import type { ListRequest } from '../lists/listPage';
import type { Paged } from '../lists/Paged';
import { pageOf } from '../lists/pageOf';
import type { City } from './City';
import { cityId } from './cityId';
import { foldTyped } from './cityLabels';
import { findCity } from './findCity';
import { isPostalCode } from './isPostalCode';
import { loadCities } from './loadCities';
import { matchCities } from './matchCities';
import { popularCities } from './popularCities';

const MAX_CHARACTERS = 100;
/** The maximum number of cities for each kind of match. A text that matches more cities is too short to be useful. */
const MAX_MATCHES = 500;

/**
 * One page of the cities to choose from. For blank text, the list has all cities, the popular cities first. For other
 * text, the list has three groups in this order: the cities whose name begins with the text, the cities with a later
 * word that begins with the text, and the cities whose name contains the text inside a word. Each of the three groups
 * has at most 500 cities, the most populous first. For a ZIP code, the list has only the city of the ZIP code. The list
 * is empty for an unknown ZIP code and for text over 100 characters.
 * @throws UserError INVALID or BAD_CURSOR, see pageOf
 */
export function listCities(name: string | null | undefined, page: ListRequest): Paged<City> {
  const text = (name ?? '').trim();
  return pageOf(citiesFor(text), cityId, page, `cities ${text}`);
}

function citiesFor(text: string): readonly City[] {
  if (text.length > MAX_CHARACTERS) return [];
  if (text === '') return everyCity();
  if (isPostalCode(text)) return [findCity(text) ?? []].flat();
  const typed = foldTyped(text);
  if (!typed) return [];
  const most = { prefix: MAX_MATCHES, wordStart: MAX_MATCHES, containing: MAX_MATCHES };
  const { prefix, wordStart, containing } = matchCities(typed, most);
  return [...prefix, ...wordStart, ...containing];
}

let every: readonly City[] | undefined;

function everyCity(): readonly City[] {
  every ??= [...new Set([...popularCities(), ...loadCities().all])];
  return every;
}
