/** What a place cooks, in the reader's language: "Thai, Vegan"; null where nobody knows. */
export function cuisineWords(cuisines: readonly { readonly label: string }[]): string | null {
  return cuisines.map(({ label }) => label).join(', ') || null;
}
