import type { Understanding } from '../parse/Understanding';

const WORDS = /[\p{L}\p{N}]+/gu;
/** In scripts without spaces, letters count instead of words: LEAST.letters of them are as much as three words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
const LEAST = { words: 3, letters: 6 };

/**
 * Whether a model may see more in a craving than we do: not in "ramen" or "cheap tacos", nor in a text that asks for
 * nothing.
 */
export function isWorthReading({ scope, text }: Understanding): boolean {
  if (scope !== 'matching') return false;
  return (text.match(WORDS)?.length ?? 0) >= LEAST.words || (text.match(UNSPACED)?.length ?? 0) >= LEAST.letters;
}
