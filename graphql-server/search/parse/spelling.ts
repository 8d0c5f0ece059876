import { readMemory } from '../examples/readMemory';
import { editDistance } from '../words/editDistance';
import { singular } from '../words/singular';
import { type Token, tokens } from '../words/tokens';
import { cravingLexicon } from './cravingLexicon';
import { measureLexicon } from './measureLexicon';
import { words as ordinaryWords } from './ordinaryWords.json';

/** Words of four letters or more may have one edit, words of eight or more two. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
/** Words are corrected only to words that occur in this many cravings or more. */
const OFTEN = 2;
/** A word of the vocabulary counts as if it occurred in this many cravings. */
const VOCABULARY_COUNT = 20;
/** Added when the first letter is the same: errors in the first letter are rare. */
const FIRST_LETTER = 3;

interface Known {
  word: string;
  /** Which letters it has, one bit each. */
  letters: number;
  count: number;
}

interface Dictionary {
  known: ReadonlySet<string>;
  byLength: readonly (readonly Known[])[];
}

let dictionary: Dictionary | undefined;

let counted: ReadonlyMap<string, number> | undefined;

/** In how many cravings of the memory each folded word occurs; counted once. */
export function memoryWords(): ReadonlyMap<string, number> {
  counted ??= countWords();
  return counted;
}

function countWords(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of readMemory()) {
    for (const word of new Set(tokens(text).map(({ folded }) => folded))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * The correction of a misspelt word, or null: known words, numbers and words unlike any known word stay as they are.
 */
export function correct(token: Token): string | null {
  if (token.kind !== 'word' || token.folded.length < ONE_EDIT || !/^[a-z]+$/.test(token.folded)) return null;
  const found = corrected.get(token.folded);
  if (found !== undefined) return found;
  dictionary ??= readDictionary();
  const correction = isKnown(token.folded, dictionary.known) ? null : closest(token.folded, dictionary);
  if (corrected.size >= MOST_KEPT) corrected.clear();
  corrected.set(token.folded, correction);
  return correction;
}

/** The corrections of recent words: people often type the same. */
const corrected = new Map<string, string | null>();
const MOST_KEPT = 8_192;

/** The closest known word within one edit, else, for long words, within two edits and with the same first letter. */
function closest(word: string, { byLength }: Dictionary): string | null {
  const letters = lettersOf(word);
  for (let edits = 1; edits <= (word.length >= TWO_EDITS ? 2 : 1); edits += 1) {
    let best: { word: string; score: number } | null = null;
    for (let length = word.length - edits; length <= word.length + edits; length += 1) {
      for (const other of byLength[length] ?? []) {
        const isAlike = other.word.charCodeAt(0) === word.charCodeAt(0);
        if ((edits === 2 && !isAlike) || bits(other.letters ^ letters) > 2 * edits) continue;
        const score = Math.log(1 + other.count) + (isAlike ? FIRST_LETTER : 0);
        if (best && best.score >= score) continue;
        if (editDistance(word, other.word, edits) <= edits) best = { word: other.word, score };
      }
    }
    if (best) return best.word;
  }
  return null;
}

/** Whether a folded word is an ordinary word, which is no name by itself. */
export function isOrdinary(word: string): boolean {
  dictionary ??= readDictionary();
  return isKnown(word, dictionary.known);
}

/** Whether a word is known, also in the singular or without the ending of a verb or a comparison. */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word) || known.has(singular(word))) return true;
  const root = /^(.{3,}?)(?:i?er|i?est|ing|ed|ly|ish|s|es)$/.exec(word)?.[1];
  if (!root) return false;
  const single = root.replace(/(.)\1$/, '$1');
  return [root, `${root}e`, `${root}y`, single].some((each) => known.has(each));
}

function readDictionary(): Dictionary {
  const counts = new Map(memoryWords());
  const phrases = [...cravingLexicon().knownWords, ...measureLexicon().knownWords];
  for (const word of phrases) counts.set(word, (counts.get(word) ?? 0) + VOCABULARY_COUNT);
  const byLength: Known[][] = [];
  const known = new Set<string>();
  for (const [word, count] of counts) {
    known.add(word);
    known.add(singular(word));
    if (count < OFTEN || word.length < ONE_EDIT - 1 || !/^[a-z]+$/.test(word)) continue;
    byLength[word.length] ??= [];
    byLength[word.length]?.push({ word, letters: lettersOf(word), count });
  }
  for (const line of ordinaryWords) for (const word of line.split(' ')) known.add(word);
  return { known, byLength };
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) - 97);
  return letters;
}

/** How many bits are set, counted side by side. */
function bits(value: number): number {
  let count = value - ((value >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
