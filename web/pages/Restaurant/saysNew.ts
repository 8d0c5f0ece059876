const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a word says more than the words that the page already shows. "Tacos" says more than "Taqueria", but not more
 * than "Taco Bell".
 */
export function saysNew(word: string, shown: readonly string[]): boolean {
  const stem = plain(word).replace(/(?<=\p{Script=Latin}{3})s$/u, '');
  return !shown.some((text) => plain(text).includes(stem));
}
