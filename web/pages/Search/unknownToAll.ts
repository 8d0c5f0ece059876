/** Something that the search asks for; `label`: its name in the reader's language. */
type Wish = { readonly key: string; readonly label: string };

/** The wishes that are unknown for every result of a page; the page names them once. Empty for a single result. */
export function unknownToAll(edges: readonly { readonly unknownConcepts: readonly Wish[] }[]): Wish[] {
  const [first, ...others] = edges;
  if (!first || others.length === 0) return [];
  return first.unknownConcepts.filter(({ key }) =>
    others.every(({ unknownConcepts }) => unknownConcepts.some((wish) => wish.key === key)),
  );
}
