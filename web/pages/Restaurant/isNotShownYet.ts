import { plainText } from '../../intl/plainText';

/**
 * Whether a word is not yet in the texts that the page already shows; a plural "s" is ignored. "Tacos" is new beside
 * "Taqueria", but not beside "Taco Bell".
 */
export function isNotShownYet(word: string, shown: readonly string[]): boolean {
  const stem = plainText(word).replace(/(?<=\p{Script=Latin}{3})s$/u, '');
  return !shown.some((text) => plainText(text).includes(stem));
}
