import { functionWords } from '../vocabulary/FunctionWords';
import { vocabulary } from '../vocabulary/Vocabulary';
import { fold } from '../words/fold';
import { stem } from '../words/stem';
import type { DietsRead } from './diets';
import { memoryWords } from './knownWords';
import type { Piece } from './Piece';
import { reachOfRefusals } from './reachOfRefusals';
import type { Reading } from './readCraving';
import type { Term } from './Understanding';

/** How much words count in the text score. */
export const termWeights = {
  /** A word of a concept's name. */
  named: 1,
  /** A word of a phrase for people or situations. Texts about places seldom use the word with the same meaning. */
  asked: 0.3,
  /** A word that is not in the vocabulary: a name, a street, a dish without a concept. */
  unknown: 1,
  /**
   * An unknown word whose stem occurs at least `commonFrom` times in the memory (our example cravings). Such a word
   * means little.
   */
  common: 0.25,
  commonFrom: 4,
  /** A corrected word in the spelling that was typed. The correction is searched for too. */
  typed: 0.6,
  /** A word of the first English phrase of a concept that was named in another language. */
  translated: 1,
} as const;

const MAX_TERMS = 32;
const SHORTEST_PREFIX = 3;
const { stopWords, wrapping } = functionWords.en;
/** Words that are not searched for inside a phrase: of "just got dumped", only "dumped" is searched for. */
const littleWords: ReadonlySet<string> = new Set([...stopWords, ...wrapping]);
let counts: ReadonlyMap<string, number> | undefined;

/**
 * The words to search for in texts about places, at most 32. Refused words, allergies, "-free" diets, amounts, function
 * words and the pieces in `aside` (see `asidePieces` in StatedConcepts) are left out.
 */
export function termsOf(reading: Reading, diets: DietsRead, aside: ReadonlySet<Piece>): Term[] {
  const terms = new Map<string, number>();
  const add = (word: string, weight: number) => {
    const root = stem(word);
    if (root.length > 1 && weight > (terms.get(root) ?? 0)) terms.set(root, weight);
  };
  const reach = reachOfRefusals(reading);
  const forbidding = forbiddingPieces(diets);
  for (const [at, piece] of reading.pieces.entries()) {
    if (forbidding.has(piece) || aside.has(piece)) continue;
    if (piece.kind === 'concept' && !reading.refused.has(piece)) addConcept(reading, piece, add);
    else if (piece.kind === 'unknown' && !reach.has(at)) addUnknown(reading, piece, add);
  }
  return [...terms].slice(0, MAX_TERMS).map(([word, weight]) => ({ word, weight }));
}

/**
 * The pieces that state an allergy or a "-free" diet: "peanut allergy", "no gluten". Their words are not searched for.
 * "Vegan" is searched for, because menus contain the word.
 */
function forbiddingPieces({ dietary, avoid, avoidWords }: DietsRead): ReadonlySet<Piece> {
  const free = [...dietary].filter(([diet]) => diet.endsWith('-free'));
  return new Set([...free.flatMap(([, pieces]) => pieces), ...[...avoid.values(), ...avoidWords.values()].flat()]);
}

function addConcept(reading: Reading, piece: Piece, add: (word: string, weight: number) => void): void {
  const weight = piece.isAsked ? termWeights.asked : termWeights.named;
  const isWritten = piece.language === 'en' || piece.language === 'es';
  if (isWritten) {
    const words = reading.tokens.slice(piece.start, piece.end).map(({ folded }) => folded);
    for (const word of words) if (words.length === 1 || !littleWords.has(word)) add(word, weight);
  }
  if (piece.language === 'en') return;
  for (const concept of piece.concepts) {
    for (const word of fold(vocabulary.concepts.get(concept)?.phrases[0] ?? '').split(/[^\p{L}\p{N}]+/u)) {
      if (word) add(word, termWeights.translated);
    }
  }
}

function addUnknown(reading: Reading, piece: Piece, add: (word: string, weight: number) => void): void {
  for (const token of reading.tokens.slice(piece.start, piece.end)) {
    if (token.kind === 'dollars' || token.kind === 'break') continue;
    add(token.folded, isSeldom(stem(token.folded)) ? termWeights.unknown : termWeights.common);
    const typed = fold(token.text);
    if (typed !== token.folded && token.kind === 'word' && /^[a-z]+$/.test(typed)) add(typed, termWeights.typed);
  }
}

/** Whether a stem occurs fewer than `commonFrom` times in the memory. A rare stem distinguishes places better. */
export function isSeldom(root: string): boolean {
  counts ??= memoryStems();
  return (counts.get(root) ?? 0) < termWeights.commonFrom;
}

/** How often each stem occurs in the memory; a word counts once for each craving that has it. */
function memoryStems(): ReadonlyMap<string, number> {
  const stems = new Map<string, number>();
  for (const [word, count] of memoryWords()) stems.set(stem(word), (stems.get(stem(word)) ?? 0) + count);
  return stems;
}

/**
 * Returns the last word as typed, folded, if the diner may still be typing it. The text must end with the word. The
 * word must be unknown, or have a correction that does more than complete it: "ironw" may mean iron or begin a name,
 * but "pizz" only lacks letters. Null for all other words, for refused words, for short words and for words with
 * characters other than a to z and digits.
 */
export function prefixOf(text: string, reading: Reading): string | null {
  const { tokens, pieces, corrections } = reading;
  if (reachOfRefusals(reading).has(pieces.length - 1)) return null;
  const last = tokens.at(-1);
  const piece = pieces.at(-1);
  if (!last || !piece || last.kind !== 'word' || last.end !== text.length) return null;
  const typed = fold(last.text);
  if (piece.kind !== 'unknown' && !(corrections.at(-1)?.from === last.text && !last.folded.startsWith(typed)))
    return null;
  return typed.length >= SHORTEST_PREFIX && /^[a-z0-9]+$/.test(typed) ? typed : null;
}
