/**
 * The keys of the wishes that are in `unknownConcepts` of every result of a page. The rows do not name these wishes,
 * because a notice above the results names them (at most three). The notice leaves out a wish that a near miss on the
 * page mentions.
 */
export function unknownToAll(
  edges: readonly { readonly unknownConcepts: readonly { readonly key: string }[] }[],
): string[] {
  const [first, ...others] = edges.map(({ unknownConcepts }) => unknownConcepts.map(({ key }) => key));
  return first?.filter((key) => others.every((keys) => keys.includes(key))) ?? [];
}
