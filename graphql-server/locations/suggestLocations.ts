import { type City, locationOf } from './City';
import { foldTyped } from './cityLabels';
import { correctSpelling } from './correctSpelling';
import { findCity } from './findCity';
import { isPostalCode } from './isPostalCode';
import { matchCities } from './matchCities';
import { popularCities } from './popularCities';

/** A city that is suggested below the input field for a location. */
export interface LocationSuggestion {
  city: City;
  /** True for a city whose name is only similar to the typed text. */
  isCorrection: boolean;
}

const MAX_CHARACTERS = 100;
const MAX_WITH_PREFIX = 4;
const MAX_WITH_WORD_START = 4;
const MAX_CONTAINING = 2;
/** The maximum number of cities from the list of all cities, for all kinds of match together. */
const MAX_FROM_LIST = 6;
const MAX_POPULAR = 2;
const MAX_POPULAR_WHEN_BLANK = 6;
/** A spelling is corrected only in a text of at least ENOUGH_TO_CORRECT characters that finds fewer than FEW cities. */
const FEW = 3;
const ENOUGH_TO_CORRECT = 3;

/**
 * At most 8 cities for the text typed so far. First come up to 6 cities from the list of all cities: up to 4 whose name
 * begins with the text, up to 4 with a later word that begins with the text, and up to 2 that contain the text inside a
 * word. Then come up to 2 popular cities whose name contains the text. If fewer than 3 cities are found, a city with a
 * similar name may come first. The city of a nickname ("nyc") counts as a city whose name begins with the text. Blank
 * text gives 6 popular cities. A known ZIP code gives its city. An unknown ZIP code, or text over 100 characters, gives
 * no city.
 */
export function suggestLocations(text: string): LocationSuggestion[] {
  if (text.length > MAX_CHARACTERS) return [];
  if (text.trim() === '') return popularCities().slice(0, MAX_POPULAR_WHEN_BLANK).map(present);
  if (isPostalCode(text)) return [findCity(text) ?? []].flat().map(present);
  const typed = foldTyped(text);
  if (!typed) return [];
  const meant = findCity(text);
  const { prefix, wordStart, containing } = matchCities(typed, {
    prefix: MAX_WITH_PREFIX,
    wordStart: MAX_WITH_WORD_START,
    containing: MAX_CONTAINING,
  });
  const others = [...wordStart, ...containing].filter((city) => city !== meant);
  const listed = [...withMeant(prefix, meant), ...others].slice(0, MAX_FROM_LIST);
  const popular = popularCities().filter((city) => city.key.includes(typed) && !listed.includes(city));
  const cities = [...listed, ...popular.slice(0, MAX_POPULAR)];
  const isNickname = meant !== null && !typed.startsWith(meant.key);
  const mayBeWrong = !isNickname && cities.length < FEW && typed.length >= ENOUGH_TO_CORRECT;
  const correction = mayBeWrong ? correctSpelling(typed) : null;
  const isNew = correction && !cities.some((city) => locationOf(city) === locationOf(correction));
  return [...(isNew ? [{ ...present(correction), isCorrection: true }] : []), ...cities.map(present)];
}

/**
 * Adds the city that the text names (`meant`), unless `prefix` contains this city. Only larger cities whose names begin
 * with the name of `meant` come before `meant`. So for "clay", Clay, AL comes after larger cities such as Clayton. For
 * "nyc", New York comes first.
 */
function withMeant(prefix: City[], meant: City | null): City[] {
  if (!meant || prefix.includes(meant)) return prefix;
  const first = prefix.slice(0, MAX_WITH_PREFIX - 1);
  const larger = first.filter(
    ({ key, population }) => key.startsWith(meant.key) && (population ?? 0) > (meant.population ?? 0),
  );
  return [...larger, meant, ...first.filter((city) => !larger.includes(city))];
}

const present = (city: City): LocationSuggestion => ({ city, isCorrection: false });
