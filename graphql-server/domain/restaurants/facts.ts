// The fixed words of restaurants.md §3 and §9, as they stand in the database and in REST.

/** The four prices, cheapest first. */
export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const;
/** One of the four prices. */
export type PriceRange = (typeof priceRanges)[number];

/** The three badges. */
export const gemTypes = ['Hidden Gem', 'Trending', 'Local Favorite'] as const;
/** One of the three badges. */
export type GemType = (typeof gemTypes)[number];

/** The nine diets. */
export const dietaryOptions = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'halal',
  'kosher',
  'dairy-free',
  'nut-free',
  'keto',
  'paleo',
] as const;
/** One of the nine diets. */
export type DietaryOption = (typeof dietaryOptions)[number];

const fold = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '');
const dietByFolded = new Map(dietaryOptions.map((word) => [fold(word), word]));

/** "Gluten Free", "gluten_free" and "GLUTENFREE" are one option (D43); undefined for any other word. */
export function dietaryOption(word: string): DietaryOption | undefined {
  return dietByFolded.get(fold(word));
}

/** Tells one of the four prices from anything else. */
export function isPriceRange(text: unknown): text is PriceRange {
  return priceRanges.some((price) => price === text);
}
