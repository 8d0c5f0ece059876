const VOWEL = /[aeiouy]/;
const DOUBLE = /([bdfgmnprt])\1$/;

/**
 * Returns the stem of a folded English word: the word without a plural ending, -ed, -ing, a final e and a final y after
 * a consonant. A word of fewer than four letters, or with characters other than a to z, does not change. The text score
 * uses stems. "smoked", "smoky" and "smoke" have the same stem. "pickling" and "pickles" also have the same stem. Most
 * rules are simplified from step 1 of the Porter stemmer (M. F. Porter, 1980). Stems are compared only with stems, so
 * they need not be exact.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let root = withoutPlural(word);
  root = without(root, 'ing') ?? without(root, 'ed') ?? root;
  if (root.length > 3 && /[^aeiou]y$/.test(root)) root = root.slice(0, -1);
  else if (root.length > 3 && root.endsWith('e')) root = root.slice(0, -1);
  return root;
}

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:ch|sh|x|zz|o)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word;
}

function without(word: string, ending: string): string | null {
  const root = word.slice(0, -ending.length);
  if (!word.endsWith(ending) || root.length < 3 || !VOWEL.test(root)) return null;
  return DOUBLE.test(root) ? root.slice(0, -1) : root;
}
