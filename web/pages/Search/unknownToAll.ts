/**
 * The keys of the wishes that are in `unknownConcepts` of every result of a page. A notice above the results names
 * these wishes once (at most three wishes), so the rows do not name them.
 */
export function unknownToAll(
  edges: readonly { readonly unknownConcepts: readonly { readonly key: string }[] }[],
): string[] {
  const [first, ...others] = edges.map(({ unknownConcepts }) => unknownConcepts.map(({ key }) => key));
  return first?.filter((key) => others.every((keys) => keys.includes(key))) ?? [];
}
