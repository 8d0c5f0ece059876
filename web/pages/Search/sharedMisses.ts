/** The reasons that every near miss of the list has. The page shows them only once. Empty for a single near miss. */
export function sharedMisses(
  nearMisses: readonly { readonly misses: readonly { readonly text: string }[] }[],
): string[] {
  const [first, ...others] = nearMisses;
  if (!first || others.length === 0) return [];
  return first.misses
    .map(({ text }) => text)
    .filter((text) => others.every(({ misses }) => misses.some((miss) => miss.text === text)));
}
