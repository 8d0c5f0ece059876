import { type GemType, gemTypes } from './facts';

/** The facts of a restaurant that decide its badge. Facts that are null or missing are unknown. */
export interface BadgeFacts {
  gemType: string | null;
  category: string | null;
  brand?: string | null;
  audience?: string | null;
  /** Whether the restaurant has closed for good. */
  isClosed?: boolean;
}

const isGemType = (text: string | null): text is GemType => gemTypes.some((type) => type === text);

/**
 * The badge of a restaurant: its gem type or, if it has none, its category. A place that is not public or that has
 * closed for good has no badge. Restaurants have the category Local Favorite by default, so this category gives a
 * restaurant of a chain no badge.
 */
export function gemBadge({ gemType, category, brand, audience, isClosed }: BadgeFacts): GemType | null {
  if (isClosed) return null;
  if (audience && audience !== 'public') return null;
  if (isGemType(gemType)) return gemType;
  return isGemType(category) && !(brand && category === 'Local Favorite') ? category : null;
}

/** True when the badge is Hidden Gem. The column is_hidden_gem has no effect. */
export function isHiddenGem(restaurant: BadgeFacts): boolean {
  return gemBadge(restaurant) === 'Hidden Gem';
}
