import type { Understanding } from '../parse/Understanding';

const WORDS = /[\p{L}\p{N}]+/gu;
/**
 * In scripts without spaces, letters are counted instead of words: LEAST.letters of them are as much as three words.
 */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
const LEAST = { words: 3, letters: 6 };

/**
 * Whether a model may understand more of a craving than we do. It cannot for "ramen" or "cheap tacos", nor for a text
 * that asks for nothing.
 */
export function isWorthReading({ scope, text }: Understanding): boolean {
  if (scope !== 'matching') return false;
  return (text.match(WORDS)?.length ?? 0) >= LEAST.words || (text.match(UNSPACED)?.length ?? 0) >= LEAST.letters;
}
