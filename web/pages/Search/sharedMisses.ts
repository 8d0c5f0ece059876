/** Why a near miss is not a result: the kind of reason, and the reason in words. */
export type MissWords = { readonly kind: string; readonly text: string };

/** The reasons that all near misses have, so that the page shows these reasons once. Empty for a single near miss. */
export function sharedMisses(nearMisses: readonly { readonly misses: readonly MissWords[] }[]): MissWords[] {
  const [first, ...others] = nearMisses;
  if (!first || others.length === 0) return [];
  return first.misses.filter(({ text }) => others.every(({ misses }) => misses.some((miss) => miss.text === text)));
}
