import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryTexts } from '../examples/readMemory';
import { singular } from '../words/singular';
import { tokens } from '../words/tokens';
import { cravingPhrases } from './cravingLexicon';
import { measurePhrases } from './measureLexicon';
import { MONTHS } from './months';
import { words as ordinaryWords } from './ordinaryWords.json';

/** `memory/train/writeMemoryModel.ts` writes this file. The build copies it to `__generated__` next to the bundle. */
export const WORDS_FILE = join(__dirname, '__generated__', 'knownWords.txt');
let counted: ReadonlyMap<string, number> | undefined;
let known: ReadonlySet<string> | undefined;

/** How many example cravings (see readMemory) contain each folded token; counted at the first call. */
export function memoryWords(): ReadonlyMap<string, number> {
  counted ??= countWords();
  return counted;
}

/** The folded words of the craving lexicon, then those of the measure lexicon. Words of both lexicons occur twice. */
export function phraseWords(): string[] {
  return [wordsOf(cravingPhrases()), wordsOf(measurePhrases())].flatMap((words) => [...words]);
}

/**
 * The folded words of the example cravings, the lexicons (phraseWords), the months and everyday English; read once.
 * They are in a file, so that an import of restaurants can check every name with these words without reading the
 * example cravings. If the file is missing, the words are gathered at the first call, which takes half a second.
 */
export function knownWords(): ReadonlySet<string> {
  known ??= existsSync(WORDS_FILE) ? new Set(readFileSync(WORDS_FILE, 'utf8').split('\n')) : gatherWords();
  return known;
}

/** The same words as knownWords, gathered from their sources. */
export function gatherWords(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const word of [...memoryWords().keys(), ...phraseWords(), ...MONTHS.keys()]) words.add(word).add(singular(word));
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
