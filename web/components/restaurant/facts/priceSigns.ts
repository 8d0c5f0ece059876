/** How dear a place is, as the graph says it, by the signs that people read and addresses hold. */
export const priceRanges = { $: 'INEXPENSIVE', $$: 'MODERATE', $$$: 'EXPENSIVE', $$$$: 'VERY_EXPENSIVE' } as const;

/** One of the four signs. */
export type PriceSign = keyof typeof priceRanges;

/** The four signs, cheapest first. */
export const priceSigns = Object.keys(priceRanges) as PriceSign[];

/** The sign of a price; null where nobody knows it, and for one that this version does not know. */
export function priceSign(priceRange: string | null | undefined): PriceSign | null {
  return priceSigns.find((sign) => priceRanges[sign] === priceRange) ?? null;
}
