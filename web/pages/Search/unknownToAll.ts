/** What was asked for, with its name. */
type Wish = { readonly key: string; readonly label: string };

/** The wishes that are unknown for every result of a page, which the page says once; none for a single result. */
export function unknownToAll(edges: readonly { readonly unknownConcepts: readonly Wish[] }[]): Wish[] {
  const [first, ...others] = edges;
  if (!first || others.length === 0) return [];
  return first.unknownConcepts.filter(({ key }) =>
    others.every(({ unknownConcepts }) => unknownConcepts.some((wish) => wish.key === key)),
  );
}
