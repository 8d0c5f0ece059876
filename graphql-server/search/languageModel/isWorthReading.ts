import type { Understanding } from '../parse/Understanding';

const WORDS = /[\p{L}\p{N}]+/gu;
/**
 * The letters of East Asian and Thai scripts. A craving is long enough if it has at least LEAST.words words or at least
 * LEAST.letters of these letters.
 */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
const LEAST = { words: 3, letters: 6 };

/**
 * Whether a model may understand more of a craving than our parser does. False for short texts such as "ramen" or
 * "cheap tacos", for texts that do not limit the results ("best places to eat"), and for texts without a word.
 */
export function isWorthReading({ scope, text }: Understanding): boolean {
  if (scope !== 'matching') return false;
  return (text.match(WORDS)?.length ?? 0) >= LEAST.words || (text.match(UNSPACED)?.length ?? 0) >= LEAST.letters;
}
