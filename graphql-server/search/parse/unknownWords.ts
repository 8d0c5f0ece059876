import { fold } from '../words/fold';
import { stem } from '../words/stem';
import { DEGREE, isAboutAllergy } from './allergyWords';
import type { DietsRead } from './diets';
import type { Reading } from './readCraving';
import { isSeldom } from './terms';
import { unknownLandmark } from './unknownLandmark';

/** Words with fewer letters are ignored, because most of them are fillers: "hm", "pls". */
const SHORTEST = 4;
const MOST = 5;
/**
 * Words of a craving with more tokens than this are not reported, because the memory (our example cravings) compares
 * such a craving as a whole.
 */
const LONGEST_CRAVING = 6;

/** Five digits: an unknown ZIP code. The ZIP code of a known city was masked before this (readPostalCode). */
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
 * The words of a craving that the search cannot use, as typed, at most five. An unknown landmark is first. The others
 * are unknown ZIP codes, and words that are not in the vocabulary, that no text of the city's places contains, and that
 * few cravings of the memory contain. A long craving (LONGEST_CRAVING) has only the landmark in its result. Empty
 * without `knows`. Also empty for languages other than English, because the vocabulary contains too few of their words.
 */
export function unknownWords(
  text: string,
  reading: Reading,
  diets: DietsRead,
  { knows, prefix, begins }: OtherWords,
): string[] {
  if (reading.language !== 'en' || !knows) return [];
  const isTyping = (folded: string) => folded === prefix && begins?.(folded) === true;
  const landmark = unknownLandmark(text, reading, (folded) => knows(folded) || isTyping(folded));
  const isStory = reading.tokens.filter(({ kind }) => kind !== 'break').length > LONGEST_CRAVING;
  if (isStory) return landmark ? [landmark] : [];
  const forbidden = new Set([...diets.avoidWords.values(), ...diets.dietary.values()].flat());
  const found = new Set(landmark ? [landmark] : []);
  for (const piece of reading.pieces) {
    const token = reading.tokens[piece.start];
    if (piece.kind !== 'unknown' || forbidden.has(piece) || !token) continue;
    const { text: word, folded } = token;
    if (
      landmark?.includes(word) ||
      (DEGREE.test(folded) && reading.pieces.some((each) => isAboutAllergy(reading.tokens, each)))
    )
      continue;
    if (UNKNOWN_ZIP.test(folded) && !knows(folded)) found.add(word);
    if (token.kind !== 'word') continue;
    const isWord = folded.length >= SHORTEST && /^[a-z]+$/.test(folded) && folded === fold(word);
    if (!isWord || !isSeldom(stem(folded)) || knows(folded) || isTyping(folded)) continue;
    found.add(word);
  }
  return [...found].slice(0, MOST);
}
