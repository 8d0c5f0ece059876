const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a word is not yet in the texts that the page already shows; a plural "s" is ignored. "Tacos" is new beside
 * "Taqueria", but not beside "Taco Bell".
 */
export function saysNew(word: string, shown: readonly string[]): boolean {
  const stem = plain(word).replace(/(?<=\p{Script=Latin}{3})s$/u, '');
  return !shown.some((text) => plain(text).includes(stem));
}
