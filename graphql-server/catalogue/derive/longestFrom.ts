/**
 * For each first word of a phrase, the number of words of the longest phrase that begins with this word. With this
 * number, a search for the phrases need not try longer sequences of words.
 */
export function longestFrom(phrases: Iterable<string>): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const [first = '', ...others] = phrase.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
  }
  return longest;
}
