import { removeAccents } from '../text/removeAccents';
import { stateCode } from './usStates';

/** "St.Louis": the dot separates words if two letters or more come before it. The dots in "D.C." separate no words. */
const DOT_BETWEEN_WORDS = /(?<=\p{L}{2})\.(?=\p{L})/gu;
const FINAL_ZIP = /(?<=\p{L}\.?),?\s+\d{5}(?:-\d{4})?\s*$/u;
const APOSTROPHES_AND_DOTS = /['’‘ʻ.]/gu;
const OTHER_PUNCTUATION = /[^\p{L}\p{N}]+/gu;

/** Words with two spellings in city names, and the spelling that we use: "Ft. Worth" becomes "fort worth". */
const SPELLINGS = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** A city's name in the form in which a search compares names, and the state if the text names a state. */
export interface CityKey {
  /** Lower case, no accents or punctuation, "saint" as "st": "st louis". Empty if the text has no letter or digit. */
  cityKey: string;
  /** Two letters, upper case. */
  state?: string;
}

/** Converts a city's name without the state to a key: "Saint Louis" and "St. Louis" -> "st louis". */
export function cityKey(city: string): string {
  return spell(wordsOf(city));
}

function wordsOf(text: string): string[] {
  return removeAccents(text)
    .toLowerCase()
    .replace(DOT_BETWEEN_WORDS, ' ')
    .replace(APOSTROPHES_AND_DOTS, '')
    .replace(OTHER_PUNCTUATION, ' ')
    .trim()
    .split(' ');
}

const spell = (words: string[]) => words.map((word) => SPELLINGS.get(word) ?? word).join(' ');

/**
 * Parses a city as a person typed it: "St. Louis" -> { cityKey: "st louis" }; "st louis mo" and "Saint Louis, Missouri"
 * -> { cityKey: "st louis", state: "MO" }. A ZIP code after the name is ignored. After a comma, the state may be a code
 * or a name. Without a comma, only a two-letter code at the end counts as a state, so "Fort Washington" has no state.
 */
export function parseCity(typed: string): CityKey {
  const text = typed.replace(FINAL_ZIP, '');
  const comma = text.lastIndexOf(',');
  if (comma > 0) {
    const state = stateCode(text.slice(comma + 1));
    const key = cityKey(text.slice(0, comma));
    if (state && key) return { cityKey: key, state };
  }
  const words = wordsOf(text);
  const last = words.at(-1) ?? '';
  const state = words.length > 1 && last.length === 2 ? stateCode(last) : undefined;
  return state ? { cityKey: spell(words.slice(0, -1)), state } : { cityKey: spell(words) };
}
