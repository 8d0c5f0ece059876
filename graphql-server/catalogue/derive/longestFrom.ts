/**
 * For each word with which a phrase begins: the number of words of the longest such phrase. So a search for the phrases
 * need not try the longer ones.
 */
export function longestFrom(phrases: Iterable<string>): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const [first = '', ...others] = phrase.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
  }
  return longest;
}
