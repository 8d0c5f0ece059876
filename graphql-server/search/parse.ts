import { parseCity } from '../domain/locations/cityKey';
import { findCity } from '../domain/locations/findCity';
import type { Point } from '../domain/locations/kilometresBetween';
import { searchRadius } from '../domain/locations/searchRadius';
import { UserError } from '../domain/UserError';
import { negationWords, stopWords } from './stopWords';

const DEFAULT_CITY = 'St. Louis';
const MAX_QUERY = 500;
const MAX_LOCATION = 100;
const MAX_TERMS = 24;
/** How many words after "not" are unwanted at most: "not loud or crowded". */
const NEGATED_WORDS = 2;

const CONTROL_CHARACTERS = /\p{Cc}/gu;
const COMBINING_MARKS = /\p{M}/gu;
const WORD_OR_BREAK = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*|[,;:!?()]/gu;
const IS_WORD = /^[\p{L}\p{N}]/u;
const TURNS = new Set(['but', 'with', 'just', 'and']);

/** What somebody craves, as the engine reads it. */
export interface Craving {
  /** The text without control characters, as typed otherwise. */
  text: string;
  /** The words to look for, lower case and without accents, each once; any of them may match. */
  terms: string[];
  /**
   * matching: a term must match. everything: nothing in the text narrows the city ("", "popular restaurants").
   * nothing: a text without a single word ("!!!"), which no restaurant answers.
   */
  scope: 'matching' | 'everything' | 'nothing';
  /** The city as compared, and its state when named or known. */
  cityKey: string;
  state?: string;
  /** The neighbourhood that belongs to the city's search; absent for a place that nobody knows. */
  around?: Around;
}

/** A circle on the map. */
export interface Around extends Point {
  kilometres: number;
}

/**
 * Reads a free text and a place.
 * @param location as findCity reads it; blank or absent means St. Louis, and what it does not know stays a name to compare
 * @param query its first 500 characters count
 * @throws UserError TOO_LONG past 100 characters of location
 */
export function parse(query: string | null | undefined, location: string | null | undefined): Craving {
  refuseLong('location', location, MAX_LOCATION);
  const place = placeOf(location?.trim() || DEFAULT_CITY);
  const text = (query ?? '').slice(0, MAX_QUERY).normalize('NFKC').replace(CONTROL_CHARACTERS, ' ').trim();
  const words = tokens(text);
  const terms = wanted(words, place);
  const scope = terms.length > 0 ? 'matching' : text === '' || words.some(isWord) ? 'everything' : 'nothing';
  return { text, terms: terms.slice(0, MAX_TERMS), scope, ...place };
}

type Place = Pick<Craving, 'cityKey' | 'state' | 'around'>;

function placeOf(location: string): Place {
  const city = findCity(location);
  if (!city) return parseCity(location);
  const { key, state, latitude, longitude } = city;
  return { cityKey: key, state, around: { latitude, longitude, kilometres: searchRadius(city) } };
}

function refuseLong(field: string, text: string | null | undefined, most: number): void {
  if (text && text.length > most) {
    const label = field.charAt(0).toUpperCase() + field.slice(1);
    throw new UserError('TOO_LONG', `${label} must be at most ${most} characters; shorten it`, { field });
  }
}

/** Words and clause breaks in order. */
function tokens(text: string): string[] {
  const plain = text.replace(/[’ʼ]/g, "'").normalize('NFD').replace(COMBINING_MARKS, '').normalize('NFC').toLowerCase();
  return plain.match(WORD_OR_BREAK) ?? [];
}

const isWord = (token: string) => IS_WORD.test(token);
const isStopWord = (word: string) => word.split("'").every((part) => stopWords.has(part));

/** Leaves out stop words, what a negation refuses, and the city's own name ("ramen in st louis, mo"). */
function wanted(words: string[], place: Place): string[] {
  const kept: string[] = [];
  let refused = 0;
  for (const word of withoutCity(words, place)) {
    if (negationWords.has(word)) refused = NEGATED_WORDS;
    else if (!isWord(word) || TURNS.has(word)) refused = 0;
    else if (isStopWord(word)) continue;
    else if (refused > 0) refused -= 1;
    else if (!kept.includes(word)) kept.push(word);
  }
  return kept;
}

function withoutCity(words: string[], { cityKey, state }: Place): string[] {
  const city = cityKey.split(' ');
  const start = words.findIndex(
    (word, at) => word === 'in' && city.every((part, i) => samePart(words[at + 1 + i], part)),
  );
  if (start < 0) return words;
  const rest = words.slice(start + 1 + city.length);
  const after = rest[0] === ',' ? 1 : 0;
  const isState = state !== undefined && rest[after] === state.toLowerCase();
  return [...words.slice(0, start), ...rest.slice(isState ? after + 1 : 0)];
}

const samePart = (word: string | undefined, part: string) => word === part || (word === 'saint' && part === 'st');
