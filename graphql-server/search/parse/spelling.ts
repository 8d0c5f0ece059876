import { functionWords } from '../vocabulary/FunctionWords';
import { editDistance } from '../words/editDistance';
import type { Token } from '../words/tokens';
import { isOrdinary } from './isOrdinary';
import { memoryWords, phraseWords } from './knownWords';

/** Words with at least this many letters may be corrected by one edit (ONE_EDIT) or by two edits (TWO_EDITS). */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
/** A word outside the vocabulary can be a correction only if at least this many example cravings contain the word. */
const LEAST_CRAVINGS = 2;
/** Added to the number of example cravings with a word, once for each time that phraseWords returns the word. */
const VOCABULARY_COUNT = 20;
/** Added to the score of a correction with the same first letter, because errors in the first letter are rare. */
const FIRST_LETTER = 3;
/** Added to the score of a correction with the same letters, because people often swap two letters ("sopt"). */
const SAME_LETTERS = 1.5;

interface Known {
  word: string;
  /** One bit for each letter of the alphabet, set if the word contains the letter. */
  letters: number;
  count: number;
}

type Dictionary = readonly (readonly Known[])[];

let dictionary: Dictionary | undefined;

/** The correction of a misspelled word. Null for short words, known words, numbers, and words unlike any known word. */
export function correct(token: Token): string | null {
  if (token.kind !== 'word' || token.folded.length < ONE_EDIT || !/^[a-z]+$/.test(token.folded)) return null;
  const found = corrected.get(token.folded);
  if (found !== undefined) return found;
  dictionary ??= readDictionary();
  const correction = isOrdinary(token.folded) ? null : closest(token.folded, dictionary);
  if (corrected.size >= MAX_CACHED) corrected.clear();
  corrected.set(token.folded, correction);
  return correction;
}

/** A cache of corrections, because people often type the same words. */
const corrected = new Map<string, string | null>();
const MAX_CACHED = 8_192;

/**
 * Returns the known word within one edit that has the highest score. If there is none, and `word` has at least
 * TWO_EDITS letters, returns the best known word within two edits that has the same first letter. Frequent words have
 * higher scores.
 */
function closest(word: string, byLength: Dictionary): string | null {
  const letters = lettersOf(word);
  for (let edits = 1; edits <= (word.length >= TWO_EDITS ? 2 : 1); edits += 1) {
    let best: { word: string; score: number } | null = null;
    for (let length = word.length - edits; length <= word.length + edits; length += 1) {
      for (const other of byLength[length] ?? []) {
        const isAlike = other.word.charCodeAt(0) === word.charCodeAt(0);
        if ((edits === 2 && !isAlike) || bits(other.letters ^ letters) > 2 * edits) continue;
        const isSwap = length === word.length && other.letters === letters;
        const score = Math.log(1 + other.count) + (isAlike ? FIRST_LETTER : 0) + (isSwap ? SAME_LETTERS : 0);
        if (best && best.score >= score) continue;
        if (editDistance(word, other.word, edits) <= edits) best = { word: other.word, score };
      }
    }
    if (best) return best.word;
  }
  return null;
}

function readDictionary(): Dictionary {
  const counts = new Map(memoryWords());
  for (const word of phraseWords()) counts.set(word, (counts.get(word) ?? 0) + VOCABULARY_COUNT);
  const byLength: Known[][] = [];
  for (const [word, count] of counts) {
    if (
      count < LEAST_CRAVINGS ||
      word in functionWords.en.numbers ||
      word.length < ONE_EDIT - 1 ||
      !/^[a-z]+$/.test(word)
    )
      continue;
    byLength[word.length] ??= [];
    byLength[word.length]?.push({ word, letters: lettersOf(word), count });
  }
  return byLength;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) - 97);
  return letters;
}

/** How many bits of a number are set. */
function bits(value: number): number {
  let count = value - ((value >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
