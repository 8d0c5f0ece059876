/** The fixed words of restaurants.md §3 and §9, as they stand in the database and in REST. */
export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const;
export type PriceRange = (typeof priceRanges)[number];

export const gemTypes = ['Hidden Gem', 'Trending', 'Local Favorite'] as const;
export type GemType = (typeof gemTypes)[number];

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
export type DietaryOption = (typeof dietaryOptions)[number];

const fold = (word: string) => word.toLowerCase().replace(/[\s-]/g, '');
const dietByFolded = new Map(dietaryOptions.map((word) => [fold(word), word]));

/** "Gluten Free", "gluten-free" and "GLUTENFREE" are one option (D43); undefined for any other word. */
export function dietaryOption(word: string): DietaryOption | undefined {
  return dietByFolded.get(fold(word));
}

export function isPriceRange(text: unknown): text is PriceRange {
  return priceRanges.some((price) => price === text);
}
