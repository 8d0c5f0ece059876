/** The labels of the cuisines in one text, as in "Thai, Vegan". Null if there are no cuisines. */
export function cuisineWords(cuisines: readonly { readonly label: string }[]): string | null {
  return cuisines.map(({ label }) => label).join(', ') || null;
}
