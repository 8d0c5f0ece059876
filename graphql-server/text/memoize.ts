const MOST = 10_000;

/**
 * Returns `compute` with a cache of its results. This saves work because, for example, the rows of an import often
 * repeat names, cities, cuisines and hours.
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
