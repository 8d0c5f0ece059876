import type { City } from '../../locations/City';
import { stateCode, stateNames } from '../../locations/usStates';
import { cravingLexicon } from '../parse/cravingLexicon';
import type { Span } from '../parse/MeasureReader';
import { isFamousRestaurant } from '../vocabulary/famousRestaurants';
import { vocabulary } from '../vocabulary/Vocabulary';
import { isKindOfStreet } from '../words/isKindOfStreet';
import { spelt } from '../words/spelt';
import type { Token } from '../words/tokens';

/** The codes of states that are also words, or abbreviations of other words: "pizza, OK", "me", "5 mi". */
const ALSO_WORDS = /^(?:al|as|co|de|hi|id|in|la|ma|me|mi|oh|ok|or|pa)$/;
/** The maximum number of tokens in the name of a city or state. A full stop is a token, too: "lake st. louis". */
const MAX_WORDS = 4;
/** "Brooklyn NY style pizza" is searched in the diner's own city. */
const STYLE = /^(?:style|type|inspired)$/;
const CAPITALS = /^[A-Z]{2}$/;
const CODES =
  'ak|ar|az|ca|ct|dc|fl|ga|ia|il|ks|ky|md|mn|mo|mt|nc|nd|ne|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy';
const CAPITAL_CODE = /\p{L}[\s,]+[A-Z]{2}(?!\p{L})/u;
const CODE_OR_NAME = new RegExp(`\\p{L}[\\s,]+(?:${CODES}|${stateNames.join('|')})(?!\\p{L})`, 'iu');

/** Whether a text may name a city with its state. */
export const mayNameState = (text: string): boolean => CAPITAL_CODE.test(text) || CODE_OR_NAME.test(text);

/** "West Texas" is a region, and "George Washington" is a man. */
const NO_CITY = /^(?:north|south|east|west|central|upper|lower|coastal|george)$/;
/** After a state, these words begin another name: "Kansas City", "Virginia Beach", "Washington University". */
const OF_NAME = /^(?:city|beach|park|university|school|hospital|church|hall|botanical)$/;
/** A city with this many people is meant even if the state begins a dish: "Austin Texas BBQ". */
const LARGE = 20_000;

/**
 * The city that is named with its state from this position on: "kirkwood mo", "Webster Groves, Missouri pizza". Null if
 * there is no such city. A code that is also a word counts only in capitals, and not in a text that is all in capitals.
 * @param find returns the city with a name, like findCity
 */
export function readCityWithState(
  text: string,
  words: readonly Token[],
  at: number,
  find: (name: string) => City | null,
): { city: City; span: Span } | null {
  for (let length = Math.min(MAX_WORDS, words.length - at - 1); length > 0; length -= 1) {
    const end = at + length;
    const name = words.slice(at, end);
    if (name.some(({ kind, text }) => kind !== 'word' && text !== '.') || name.at(-1)?.kind !== 'word') continue;
    const hasComma = words[end]?.text === ',';
    const state = stateAt(text, words, hasComma ? end + 1 : end);
    if (!state || STYLE.test(words[state.end]?.folded ?? '')) continue;
    const city = find(`${text.slice(name[0]?.start, name.at(-1)?.end)}, ${state.code}`);
    if (city?.state !== state.code) continue;
    if (hasComma || state.isCode || isPlain(words, { start: at, end }, state.end, city))
      return { city, span: { start: at, end: state.end } };
  }
  return null;
}

/** The state at this position, by its code or its name ("new mexico"); null if there is none. */
function stateAt(text: string, words: readonly Token[], at: number) {
  for (let end = Math.min(at + MAX_WORDS, words.length); end > at; end -= 1) {
    const said = words.slice(at, end);
    const code = said.every(({ kind }) => kind === 'word') ? stateCode(spelt(words, at, end, ' ')) : undefined;
    const isCode = said[0]?.folded.length === 2;
    if (code && (!isCode || isClear(text, said[0] as Token))) return { code, end, isCode };
  }
  return null;
}

/**
 * Whether a name and the name of a state, without a comma between them, mean a city. They do not if the name is in
 * NO_CITY, or if the state begins another name ("arlington texas roadhouse"). A city smaller than LARGE is not meant if
 * its name is a food or a quality ("turkey texas", "cool california"), or if the state begins a dish ("kirkwood texas
 * bbq").
 */
function isPlain(words: readonly Token[], name: Span, end: number, city: City): boolean {
  const next = words[end]?.folded ?? '';
  if (NO_CITY.test(spelt(words, name.start, name.end)) || OF_NAME.test(next) || isKindOfStreet(next)) return false;
  const after = conceptsAt(words, name.end, end);
  if (after.some(isFamousRestaurant)) return false;
  if ((city.population ?? 0) >= LARGE) return true;
  const isCountry = (id: string) => vocabulary.concepts.get(id)?.kind === 'cuisine';
  return after.length === 0 && conceptsAt(words, name.start, name.end - 1).every(isCountry);
}

/** The concepts of the longest phrase from `start` on, if the phrase ends after `end`. */
function conceptsAt(words: readonly Token[], start: number, end: number): string[] {
  const match = cravingLexicon().longest(words, start);
  const meanings = match && start + match.length > end ? match.meanings : [];
  return meanings.flatMap((meaning) => (meaning.role === 'concept' ? [meaning.concept] : []));
}

const isClear = (text: string, { folded, text: typed }: Token): boolean =>
  !ALSO_WORDS.test(folded) || (CAPITALS.test(typed) && text !== text.toUpperCase());
