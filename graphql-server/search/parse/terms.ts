import { functionWords } from '../vocabulary/FunctionWords';
import { vocabulary } from '../vocabulary/Vocabulary';
import { fold } from '../words/fold';
import { stem } from '../words/stem';
import type { DietsRead } from './diets';
import { memoryWords } from './knownWords';
import type { Piece } from './Piece';
import type { Reading } from './readCraving';
import type { Term } from './Understanding';

/** What words count for in the text score. */
export const termWeights = {
  /** A word of a concept's name. */
  named: 1,
  /** A word about people and situations, which texts about places seldom hold in that sense. */
  asked: 0.3,
  /** A word nobody knows: a name, a street, a dish we have no concept for. */
  unknown: 1,
  /** The same for a word that stands in so many cravings of the memory that it says little. */
  common: 0.25,
  commonFrom: 4,
  /** The typed word beside its correction. */
  typed: 0.6,
  /** The English name of what was said in another language. */
  translated: 1,
} as const;

const MOST_TERMS = 32;
const SHORTEST_PREFIX = 3;
const { stopWords, wrapping } = functionWords.en;
/** Of "just got dumped" only the last is a word to look for. */
const littleWords: ReadonlySet<string> = new Set([...stopWords, ...wrapping]);
let counts: ReadonlyMap<string, number> | undefined;

/** The words to look for in texts: not those that are refused, are part of an amount or say nothing. */
export function termsOf(reading: Reading, diets: DietsRead): Term[] {
  const terms = new Map<string, number>();
  const add = (word: string, weight: number) => {
    const root = stem(word);
    if (root.length > 1 && weight > (terms.get(root) ?? 0)) terms.set(root, weight);
  };
  const reach = reachOfRefusals(reading);
  const forbidding = forbiddingPieces(diets);
  for (const [at, piece] of reading.pieces.entries()) {
    if (forbidding.has(piece)) continue;
    if (piece.kind === 'concept' && !reading.refused.has(piece)) addConcept(reading, piece, add);
    else if (piece.kind === 'unknown' && !reach.has(at)) addUnknown(reading, piece, add);
  }
  return [...terms].slice(0, MOST_TERMS).map(([word, weight]) => ({ word, weight }));
}

/** "Peanut allergy" and "no gluten" look for no peanuts and no gluten; "vegan" is a word that menus bear. */
function forbiddingPieces({ dietary, avoid }: DietsRead): ReadonlySet<Piece> {
  const free = [...dietary].filter(([diet]) => diet.endsWith('-free'));
  return new Set([...free.flatMap(([, pieces]) => pieces), ...[...avoid.values()].flat()]);
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
  counts ??= memoryStems();
  for (const token of reading.tokens.slice(piece.start, piece.end)) {
    if (token.kind === 'dollars' || token.kind === 'break') continue;
    const isCommon = (counts.get(stem(token.folded)) ?? 0) >= termWeights.commonFrom;
    add(token.folded, isCommon ? termWeights.common : termWeights.unknown);
    const typed = fold(token.text);
    if (typed !== token.folded && token.kind === 'word' && /^[a-z]+$/.test(typed)) add(typed, termWeights.typed);
  }
}

/** In how many cravings of the memory each stem stands. */
function memoryStems(): ReadonlyMap<string, number> {
  const stems = new Map<string, number>();
  for (const [word, count] of memoryWords()) stems.set(stem(word), (stems.get(stem(word)) ?? 0) + count);
  return stems;
}

/** An unknown word behind a negation is refused as well ("no bros"), one beside an allergy too ("allergic to sesame"). */
function reachOfRefusals({ pieces }: Reading): ReadonlySet<number> {
  const reached = new Set<number>();
  for (const [at, piece] of pieces.entries()) {
    const isAllergy = piece.roles.has('allergy');
    if (!isAllergy && !piece.roles.has('negation')) continue;
    if (pieces[at + 1]?.kind === 'unknown') reached.add(at + 1);
    if (isAllergy && pieces[at - 1]?.kind === 'unknown') reached.add(at - 1);
  }
  return reached;
}

/**
 * The last word as typed, folded, as long as nothing follows it: it may be half typed. So may one that was corrected ("ironw"
 * may be iron, or begin a name), unless the correction only completes it ("pizz").
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
