import { functionWords } from '../vocabulary/FunctionWords';
import { fold } from '../words/fold';
import { stem } from '../words/stem';
import type { PlaceFacts } from './conceptsOf';

const WORD = /[\p{L}\p{N}]+/gu;
const APOSTROPHES = /['’ʼ´`]/g;

/** How much a word counts in each field. */
const FIELDS: readonly (readonly [weight: number, texts: (facts: PlaceFacts) => readonly (string | null)[]])[] = [
  [4, ({ name, brand }) => [name, brand === name ? null : brand]],
  [3, ({ cuisine }) => [cuisine]],
  [2.5, ({ recommendedDishes }) => recommendedDishes],
  [2, ({ neighborhood, features }) => [neighborhood, ...features]],
  [1, ({ description }) => [description]],
];
const MAX_BYTES = 60;
const stopWords: ReadonlySet<string> = new Set(functionWords.en.stopWords);

/**
 * The words of a restaurant as searchWords returns them, each with the sum of its weights in all fields. `length` is
 * the number of all these words; a repeated word counts each time.
 */
export function weighedWords(facts: PlaceFacts): { words: Map<string, number>; length: number } {
  const words = new Map<string, number>();
  let length = 0;
  for (const [weight, texts] of FIELDS) {
    for (const text of texts(facts)) {
      for (const word of text ? searchWords(text) : []) {
        length += 1;
        words.set(word, (words.get(word) ?? 0) + weight);
      }
    }
  }
  return { words, length };
}

/** The words of a text for the text score, folded and stemmed, without stop words and very long words (MAX_BYTES). */
export function searchWords(text: string): string[] {
  return foldedWords(text)
    .filter((word) => !stopWords.has(word) && Buffer.byteLength(word) <= MAX_BYTES)
    .map(stem);
}

/** A name as folded words with single spaces. Unlike nameWordsOf, it keeps “the” at the beginning. */
export const foldedName = (name: string): string => foldedWords(name).join(' ');

const foldedWords = (text: string): string[] => fold(text).replace(APOSTROPHES, '').match(WORD) ?? [];
