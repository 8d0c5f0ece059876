import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryTexts } from '../examples/readMemory';
import { singular } from '../words/singular';
import { tokens } from '../words/tokens';
import { cravingPhrases } from './cravingLexicon';
import { measurePhrases } from './measureLexicon';
import { MONTHS } from './months';
import { words as ordinaryWords } from './ordinaryWords.json';

/** memory/train/writeMemoryModel.ts writes these files. The build copies them to `__generated__` next to the bundle. */
const generated = (name: string) => join(__dirname, '__generated__', name);
export const WORDS_FILE = generated('knownWords.txt');
export const COUNTS_FILE = generated('wordCounts.json');

/** The words of the example cravings and of the lexicons. */
interface Counts {
  memory: [word: string, count: number][];
  phrases: string[];
}

let counts: Counts | undefined;
let counted: ReadonlyMap<string, number> | undefined;
let known: ReadonlySet<string> | undefined;

/** How many example cravings (see readMemory) contain each folded token. */
export function memoryWords(): ReadonlyMap<string, number> {
  counted ??= new Map(readCounts().memory);
  return counted;
}

/** The folded words of the craving lexicon, then those of the measure lexicon. Words of both lexicons occur twice. */
export const phraseWords = (): readonly string[] => readCounts().phrases;

/**
 * Reads the counts from their file, so that the server starts half a second sooner. If the file is missing, the words
 * are counted.
 */
function readCounts(): Counts {
  counts ??= existsSync(COUNTS_FILE) ? (JSON.parse(readFileSync(COUNTS_FILE, 'utf8')) as Counts) : gatherCounts();
  return counts;
}

/** The same counts as those in COUNTS_FILE, from their sources. */
export function gatherCounts(): Counts {
  const phrases = [wordsOf(cravingPhrases()), wordsOf(measurePhrases())].flatMap((words) => [...words]);
  return { memory: [...countWords()], phrases };
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
export function gatherWords({ memory, phrases } = gatherCounts()): ReadonlySet<string> {
  const words = new Set<string>();
  const counted = memory.map(([word]) => word);
  for (const word of [...counted, ...phrases, ...MONTHS.keys()]) words.add(word).add(singular(word));
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
