import { readMemory } from '../memory/readMemory';
import { cravingLexicon } from './cravingLexicon';
import { editDistance } from './editDistance';
import { measureLexicon } from './measureLexicon';
import { singular } from './singular';
import { type Token, tokens } from './tokens';

/** One edit from four letters, two from eight. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
/** A word that stands in this many cravings at least is worth correcting to. */
const OFTEN = 2;
/** A word of the vocabulary counts as if so many cravings held it. */
const VOCABULARY_COUNT = 20;

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

/** How often each word stands in the memory, folded. */
export function memoryWords(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of readMemory()) {
    for (const word of new Set(tokens(text).map(({ folded }) => folded))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** What a misspelt word was meant to be, or null: known words, names and numbers stay as they are. */
export function correct(token: Token): string | null {
  if (token.kind !== 'word' || token.folded.length < ONE_EDIT || !/^[a-z]+$/.test(token.folded)) return null;
  dictionary ??= readDictionary();
  const { known, byLength } = dictionary;
  const { folded } = token;
  if (isKnown(folded, known)) return null;
  const most = folded.length >= TWO_EDITS ? 2 : 1;
  const letters = lettersOf(folded);
  let best: { word: string; score: number } | null = null;
  for (let length = folded.length - most; length <= folded.length + most; length += 1) {
    for (const other of byLength[length] ?? []) {
      if (bits(other.letters ^ letters) > 2 * most) continue;
      const edits = editDistance(folded, other.word, most);
      if (edits > most) continue;
      const score = edits * 10 + (other.word[0] === folded[0] ? 0 : 3) - Math.log(1 + other.count);
      if (!best || score < best.score) best = { word: other.word, score };
    }
  }
  return best?.word ?? null;
}

/** Known in the singular, the plural, or with an ending of a verb or a comparison. */
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
  return { known, byLength };
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) - 97);
  return letters;
}

function bits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
