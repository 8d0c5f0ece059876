const MOST = 10_000;

/**
 * Returns the function with a cache of its results, because names, cities, cuisines and hours repeat from row to
 * row.
 * @param most how many results fit in the cache; a full cache is emptied
 */
export function memoize<R>(compute: (text: string) => R, most = MOST): (text: string) => R {
  const known = new Map<string, R>();
  return (text) => {
    const answer = known.get(text);
    if (answer !== undefined || known.has(text)) return answer as R;
    if (known.size >= most) known.clear();
    const fresh = compute(text);
    known.set(text, fresh);
    return fresh;
  };
}
