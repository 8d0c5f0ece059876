// The fixed words for restaurants, as the database and REST use them.

/** The four prices, cheapest first. */
export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const;
/** One of the four prices. */
export type PriceRange = (typeof priceRanges)[number];

/** The three badges. */
export const gemTypes = ['Hidden Gem', 'Trending', 'Local Favorite'] as const;
/** One of the three badges. */
export type GemType = (typeof gemTypes)[number];

/**
 * Whom a place feeds. In this order: everybody; visitors of a venue (a stadium's stand); people of a school, a hospital
 * or a workplace; the guests of a banquet, party or club; shoppers (a supermarket's counter); nobody directly (a
 * caterer, a wholesaler). Search documents store it as a number in this order, so add new words at the end.
 */
export const audiences = ['public', 'stall', 'institution', 'events', 'counter', 'supplier'] as const;
/** One of these words. Searches, decks, lists and counts include only public places. */
export type Audience = (typeof audiences)[number];

/** The diets. Search documents store them as bits in this order, so add new words at the end. */
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
/** One of the diets. */
export type DietaryOption = (typeof dietaryOptions)[number];

/**
 * What a place has or is, besides food: the words of the catalogue, the graph and REST. Search documents store them as
 * bits in this order, so add new words at the end, at most 32 in all.
 */
export const features = [
  'takeout',
  'delivery',
  'drive-through',
  'outdoor-seating',
  'indoor-seating',
  'counter-seating',
  'booths',
  'communal-tables',
  'private-room',
  'full-bar',
  'byob',
  'happy-hour',
  'brunch',
  'live-music',
  'sports-on-tv',
  'quiet',
  'lively',
  'loud',
  'good-for-groups',
  'kid-friendly',
  'high-chairs',
  'dog-friendly',
  'wheelchair-accessible',
  'wifi',
  'parking',
  'counter-service',
  'table-service',
  'cash-only',
] as const;
/** One of these words. */
export type Feature = (typeof features)[number];

/** The meals that a name may promise, in the order of the day. */
export const mealTimes = ['breakfast', 'brunch', 'lunch', 'dinner'] as const;
/** One of these meals. */
export type MealTime = (typeof mealTimes)[number];

/** Whether a value is one of these meals. */
export function isMealTime(text: unknown): text is MealTime {
  return mealTimes.some((meal) => meal === text);
}

const fold = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '');
const dietByFolded = new Map(dietaryOptions.map((word) => [fold(word), word]));

/** "Gluten Free", "gluten_free" and "GLUTENFREE" are one option; undefined for any other word. */
export function dietaryOption(word: string): DietaryOption | undefined {
  return dietByFolded.get(fold(word));
}

const featureByFolded = new Map(features.map((word) => [fold(word), word]));

/** "Outdoor seating" and "outdoor_seating" are one feature; undefined for any other word. */
export function feature(word: string): Feature | undefined {
  return featureByFolded.get(fold(word));
}

const audienceByFolded = new Map(audiences.map((word) => [fold(word), word]));

/** "Stall" and "STALL" are one; undefined for any other word. */
export function audience(word: string): Audience | undefined {
  return audienceByFolded.get(fold(word));
}

/** Whether a value is one of the four prices. */
export function isPriceRange(text: unknown): text is PriceRange {
  return priceRanges.some((price) => price === text);
}
