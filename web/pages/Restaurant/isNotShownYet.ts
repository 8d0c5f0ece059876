import { plainText } from '../../intl/plainText';

/**
 * Whether a word is missing from the texts that the page already shows. A plural "s" of the word is ignored: "Tacos" is
 * missing from "Taqueria", but not from "Taco Bell".
 */
export function isNotShownYet(word: string, shown: readonly string[]): boolean {
  const stem = plainText(word).replace(/(?<=\p{Script=Latin}{3})s$/u, '');
  return !shown.some((text) => plainText(text).includes(stem));
}
