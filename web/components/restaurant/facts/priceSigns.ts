/** The price range of each sign, as in the GraphQL schema. The texts and the URLs of the app contain the signs. */
export const priceRanges = { $: 'INEXPENSIVE', $$: 'MODERATE', $$$: 'EXPENSIVE', $$$$: 'VERY_EXPENSIVE' } as const;

/** One of the four signs. */
export type PriceSign = keyof typeof priceRanges;

/** The four signs, cheapest first. */
export const priceSigns = Object.keys(priceRanges) as PriceSign[];

/** The sign of a price range. Null if the price range is missing or is not in priceRanges. */
export function priceSign(priceRange: string | null | undefined): PriceSign | null {
  return priceSigns.find((sign) => priceRanges[sign] === priceRange) ?? null;
}
