/** The cuisines in the reader's language: "Thai, Vegan"; null when unknown. */
export function cuisineWords(cuisines: readonly { readonly label: string }[]): string | null {
  return cuisines.map(({ label }) => label).join(', ') || null;
}
