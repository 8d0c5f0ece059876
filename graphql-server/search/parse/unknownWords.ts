import { fold } from '../words/fold';
import { stem } from '../words/stem';
import type { DietsRead } from './diets';
import type { Reading } from './readCraving';
import { isSeldom } from './terms';

/** Shorter words are fillers: "hm", "pls". */
const SHORTEST = 4;
const MOST = 5;
/** A longer craving tells a story, which the memory understands as a whole. */
const LONGEST_CRAVING = 6;

/** What is known beside the vocabulary and the memory. */
export interface OtherWords {
  /** Whether a place of the city has this folded word. */
  knows?: (folded: string) => boolean;
  /** The last word if it may be half typed, and whether a place of the city has a word that begins with it. */
  prefix: string | null;
  begins?: (folded: string) => boolean;
}

/**
 * The words of a craving that mean nothing here, as typed: the vocabulary and the city's places do not have them, and
 * hardly a craving of the memory does. Empty for a long craving, and in other languages than English, of which the
 * vocabulary knows too little.
 */
export function unknownWords(reading: Reading, diets: DietsRead, { knows, prefix, begins }: OtherWords): string[] {
  const isStory = reading.tokens.filter(({ kind }) => kind !== 'break').length > LONGEST_CRAVING;
  if (reading.language !== 'en' || isStory || !knows) return [];
  const allergens = new Set([...diets.avoidWords.values()].flat());
  const found = new Set<string>();
  for (const piece of reading.pieces) {
    const token = reading.tokens[piece.start];
    if (piece.kind !== 'unknown' || allergens.has(piece) || token?.kind !== 'word') continue;
    const { text, folded } = token;
    const isWord = folded.length >= SHORTEST && /^[a-z]+$/.test(folded) && folded === fold(text);
    if (!isWord || !isSeldom(stem(folded)) || knows(folded) || (folded === prefix && begins?.(folded))) continue;
    found.add(text);
  }
  return [...found].slice(0, MOST);
}
