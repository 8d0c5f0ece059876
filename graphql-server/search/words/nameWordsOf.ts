import { fold } from './fold';

const WORD = /[\p{L}\p{N}]+/gu;
const APOSTROPHES = /['’ʼ´`]/g;

/**
 * The words of a name, for comparing names: folded and without apostrophes. If the name begins with "the" and has other
 * words, "the" is left out.
 */
export function nameWordsOf(name: string): string[] {
  const words: string[] = fold(name).replace(APOSTROPHES, '').match(WORD) ?? [];
  return words[0] === 'the' && words.length > 1 ? words.slice(1) : words;
}
