import type { City } from '../../locations/City';
import { cityId } from '../../locations/cityId';
import { findCity } from '../../locations/findCity';
import { cravingLexicon } from '../parse/cravingLexicon';
import type { Span } from '../parse/MeasureReader';
import { readPostalCode } from '../parse/readPostalCode';
import { isAlsoOtherWord, isKindOfStreet } from '../words/isKindOfStreet';
import { normalise } from '../words/normalise';
import { type Token, tokens } from '../words/tokens';
import { isElsewhere } from './isElsewhere';
import { mayNameState, readCityWithState } from './readCityWithState';

/**
 * A city that a craving names instead of the searched city, by its name or by a ZIP code. `span` covers the name and
 * the word of CUE before it, the name and its state, or the ZIP code and words around it such as "in" and "zip code".
 */
export interface OtherCity {
  city: City;
  /** "city:phoenix-az" */
  key: string;
  span: Span;
}

type Find = (name: string) => City | null;

const CUE = /^(?:in|near|around|visiting|en)$/;
/**
 * Matches a text with a word of CUE or five digits. Only texts that match this or mayNameState are read word by word;
 * most cravings match neither.
 */
const MAY_NAME_CITY = /(?:^|\P{L})(?:in|near|around|visiting|en)(?!\p{L})|\d{5}/iu;
const MAX_WORDS = 4;
/** At most this many names are looked up, so that no text takes long. Most cravings that name a city need 1 or 2. */
const MOST_LOOKS = 40;
/** The last words of names of parks, schools and other places in a city: "Jackson Park", "Washington University". */
const OF_PLACE = /^(?:park|university|school|hospital|church|hall)$/;
/** Cities whose names are often names of streets and schools in other cities: "near Washington University". */
const OF_PERSON = /^(?:washington|jackson|lincoln|columbus|madison|lafayette|franklin)$/;
/** A city with fewer people counts only if the craving names its state: "in Paris" does not mean Paris in Texas. */
const LARGE = 100_000;

/**
 * The other city of a craving: Phoenix for "tacos in Phoenix" or "tacos 85004", when St. Louis is searched. Null when
 * no city is named, when the named city is the searched city, or when its chip was removed.
 * @param without ids of chips (understood parts of the craving) that the diner removed
 */
export function readOtherCity(typed: string, searched: City | null, without: readonly string[]): OtherCity | null {
  const { text } = normalise(typed);
  if (!MAY_NAME_CITY.test(text) && !mayNameState(text)) return null;
  const words = tokens(text);
  let looks = 0;
  const find: Find = (name) => {
    looks += 1;
    return looks > MOST_LOOKS ? null : findCity(name);
  };
  for (let at = 0; at < words.length; at += 1) {
    const named =
      readPostalCode(words, at) ?? readName(text, words, at, find) ?? readCityWithState(text, words, at, find);
    const isOther = named && isElsewhere(words, named.span.start);
    if (isOther) at = named.span.end - 1;
    if (!named || isOther) continue;
    const key = `city:${cityId(named.city)}`;
    const isSearched = searched !== null && cityId(searched) === cityId(named.city);
    return isSearched || without.includes(`place:${key}`) ? null : { ...named, key };
  }
  return null;
}

/** The city whose name follows the word of CUE at this position; null if there is no such word or name. */
function readName(text: string, words: readonly Token[], at: number, find: Find): Omit<OtherCity, 'key'> | null {
  if (!CUE.test(words[at]?.folded ?? '')) return null;
  for (let length = Math.min(MAX_WORDS, words.length - at - 1); length > 0; length -= 1) {
    const end = at + 1 + length;
    const city = cityOf(text, words, { start: at + 1, end }, find);
    if (!city) continue;
    // "Portland 04101" is in Maine, although Portland in Oregon has more people.
    const code = readPostalCode(words, words[end]?.kind === 'break' ? end + 1 : end);
    const isSame = code?.city.key === city.key;
    return code && isSame
      ? { city: code.city, span: { start: at, end: code.span.end } }
      : { city, span: { start: at, end } };
  }
  return null;
}

function cityOf(text: string, words: readonly Token[], { start, end }: Span, find: Find): City | null {
  const said = words.slice(start, end);
  if (said[0]?.kind !== 'word' || said.at(-1)?.kind !== 'word') return null;
  // "In buffalo wing mood": a single word does not name a city if it begins a phrase of the lexicon ("buffalo wing").
  if (said.length === 1 && cravingLexicon().longest(words, start)) return null;
  const name = text.slice(said[0].start, said.at(-1)?.end);
  const city = find(name);
  if (!city) return null;
  // "Near Washington Ave" and "in Jackson Park" name no city, but "in Seattle place for two" and "in Chicago Loop" do.
  const next = words[end]?.folded ?? '';
  const isLast = words[end + 1] === undefined || words[end + 1]?.kind === 'break';
  const isOfPlace = OF_PLACE.test(next) && (next === 'park' || OF_PERSON.test(city.key));
  if (isOfPlace || (isKindOfStreet(next) && next !== 'loop' && (isLast || !isAlsoOtherWord(next)))) return null;
  const isWhole = city.key.split(' ').length === said.length;
  return (isWhole && (city.population ?? 0) >= LARGE) || said.length > city.key.split(' ').length ? city : null;
}
