/** The graph's price range for each sign; people and web addresses use the signs. */
export const priceRanges = { $: 'INEXPENSIVE', $$: 'MODERATE', $$$: 'EXPENSIVE', $$$$: 'VERY_EXPENSIVE' } as const;

/** One of the four signs. */
export type PriceSign = keyof typeof priceRanges;

/** The four signs, cheapest first. */
export const priceSigns = Object.keys(priceRanges) as PriceSign[];

/** The sign of a price range; null for a missing one and for one that this version does not know. */
export function priceSign(priceRange: string | null | undefined): PriceSign | null {
  return priceSigns.find((sign) => priceRanges[sign] === priceRange) ?? null;
}
