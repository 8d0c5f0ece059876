import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryTexts } from '../examples/readMemory';
import { singular } from '../words/singular';
import { tokens } from '../words/tokens';
import { cravingPhrases } from './cravingLexicon';
import { measurePhrases } from './measureLexicon';
import { words as ordinaryWords } from './ordinaryWords.json';

/** Beside this file in the sources, beside the bundle when built; made by `memory/train/writeMemoryModel.ts`. */
export const WORDS_FILE = join(__dirname, '__generated__', 'knownWords.txt');
let counted: ReadonlyMap<string, number> | undefined;
let known: ReadonlySet<string> | undefined;

/** How often each word stands in the memory, folded; counted once. */
export function memoryWords(): ReadonlyMap<string, number> {
  counted ??= countWords();
  return counted;
}

/** Each word of the phrases of cravings, folded, then each of those of measures. */
export function phraseWords(): string[] {
  return [wordsOf(cravingPhrases()), wordsOf(measurePhrases())].flatMap((words) => [...words]);
}

/**
 * The words of the memory, of the phrases and of everyday English, folded; read once. An import asks for them at every name and
 * for nothing else of what understands cravings. Where nothing was built they are gathered now, which takes half a second.
 */
export function knownWords(): ReadonlySet<string> {
  known ??= existsSync(WORDS_FILE) ? new Set(readFileSync(WORDS_FILE, 'utf8').split('\n')) : gatherWords();
  return known;
}

/** The same words from where they stand. */
export function gatherWords(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const word of [...memoryWords().keys(), ...phraseWords()]) words.add(word).add(singular(word));
  for (const line of ordinaryWords) for (const word of line.split(' ')) words.add(word);
  return words;
}

function countWords(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of memoryTexts()) {
    for (const word of new Set(tokens(text).map(({ folded }) => folded))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function wordsOf(phrases: Iterable<[phrase: string, meaning: unknown]>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [phrase] of phrases) {
    for (const { kind, folded } of tokens(phrase)) if (kind === 'word') words.add(folded);
  }
  return words;
}
