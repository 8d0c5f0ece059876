// The fixed words that describe restaurants. The database and REST use these words.

/** The four prices, cheapest first. */
export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const;
/** One of the four prices. */
export type PriceRange = (typeof priceRanges)[number];

/** The three badges that a restaurant can have (see gemBadge.ts). */
export const gemTypes = ['Hidden Gem', 'Trending', 'Local Favorite'] as const;
/** One of the three badges. */
export type GemType = (typeof gemTypes)[number];

/**
 * The people whom a place serves:
 * - public: everybody
 * - stall: visitors of a venue, e.g. at a stand in a stadium
 * - institution: people of a school, a hospital or a workplace
 * - events: the guests of a banquet, party or club
 * - counter: shoppers, e.g. at a counter in a supermarket
 * - supplier: nobody directly, e.g. a caterer or a wholesaler
 *
 * Search documents store an audience as its index in this list, so add new words at the end. The decks of Discover
 * contain only public places. A search finds a stall only by its name or its venue's name. It finds places with any
 * of the last four audiences only by their names.
 */
export const audiences = ['public', 'stall', 'institution', 'events', 'counter', 'supplier'] as const;
/** One of the audiences. */
export type Audience = (typeof audiences)[number];

/** The diets. Search documents store one bit for each diet, in this order, so add new words at the end. */
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
 * The features of a place apart from its food. The database and REST use these words; GraphQL has an enum value for
 * each word. Search documents store one bit for each feature, in this order, so add new words at the end. There may be
 * at most 32 words.
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
/** One of the features. */
export type Feature = (typeof features)[number];

/** The meals that a place may serve, in the order of the day. They are derived from the name of the place. */
export const mealTimes = ['breakfast', 'brunch', 'lunch', 'dinner'] as const;
/** One of the meals. */
export type MealTime = (typeof mealTimes)[number];

/** Whether a value is one of the meals. */
export function isMealTime(text: unknown): text is MealTime {
  return mealTimes.some((meal) => meal === text);
}

const fold = (word: string) => word.toLowerCase().replace(/[\s_-]/g, '');
const dietByFolded = new Map(dietaryOptions.map((word) => [fold(word), word]));

/** Finds a diet: "Gluten Free", "gluten_free" and "GLUTENFREE" are the same diet. Undefined for an unknown word. */
export function dietaryOption(word: string): DietaryOption | undefined {
  return dietByFolded.get(fold(word));
}

const featureByFolded = new Map(features.map((word) => [fold(word), word]));

/** Finds a feature: "Outdoor seating" and "outdoor_seating" are the same feature. Undefined for an unknown word. */
export function feature(word: string): Feature | undefined {
  return featureByFolded.get(fold(word));
}

const audienceByFolded = new Map(audiences.map((word) => [fold(word), word]));

/** Finds an audience: "Stall" and "STALL" are the same audience. Undefined for an unknown word. */
export function audience(word: string): Audience | undefined {
  return audienceByFolded.get(fold(word));
}

/** Whether a value is one of the four prices. */
export function isPriceRange(text: unknown): text is PriceRange {
  return priceRanges.some((price) => price === text);
}
