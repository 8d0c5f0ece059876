import { fold } from '../words/fold';
import { stem } from '../words/stem';
import type { DietsRead } from './diets';
import type { Reading } from './readCraving';
import { isSeldom } from './terms';

/** Words with fewer letters are ignored, because most of them are fillers: "hm", "pls". */
const SHORTEST = 4;
const MOST = 5;
/**
 * Words of a craving with more tokens than this are not reported, because the memory (our example cravings) compares
 * such a craving as a whole.
 */
const LONGEST_CRAVING = 6;

/** Five digits: an unknown ZIP code. The ZIP code of a known city is not part of the craving (readPostalCode). */
const UNKNOWN_ZIP = /^\d{5}$/;

/** How unknownWords checks a word that is not in the vocabulary and is rare in the memory. */
export interface OtherWords {
  /** Whether a text about a place of the city contains this folded word. Without `knows`, no word is reported. */
  knows?: (folded: string) => boolean;
  /**
   * The last word, folded, if the diner may still be typing it. `begins` tells whether a place of the city has a word
   * that begins with this prefix.
   */
  prefix: string | null;
  begins?: (folded: string) => boolean;
}

/**
 * The words and unknown ZIP codes of a craving that the search cannot use, as typed, at most five. The vocabulary and
 * the city's places do not contain these words, and few cravings of the memory contain them. Empty for a long craving
 * or without `knows`. Also empty for languages other than English, because the vocabulary contains too few of their
 * words.
 */
export function unknownWords(reading: Reading, diets: DietsRead, { knows, prefix, begins }: OtherWords): string[] {
  const isStory = reading.tokens.filter(({ kind }) => kind !== 'break').length > LONGEST_CRAVING;
  if (reading.language !== 'en' || isStory || !knows) return [];
  const allergens = new Set([...diets.avoidWords.values()].flat());
  const found = new Set<string>();
  for (const piece of reading.pieces) {
    const token = reading.tokens[piece.start];
    if (piece.kind !== 'unknown' || allergens.has(piece) || !token) continue;
    const { text, folded } = token;
    if (UNKNOWN_ZIP.test(folded) && !knows(folded)) found.add(text);
    if (token.kind !== 'word') continue;
    const isWord = folded.length >= SHORTEST && /^[a-z]+$/.test(folded) && folded === fold(text);
    if (!isWord || !isSeldom(stem(folded)) || knows(folded) || (folded === prefix && begins?.(folded))) continue;
    found.add(text);
  }
  return [...found].slice(0, MOST);
}
