import { type GemType, gemTypes } from './facts';

/** What of a restaurant decides its badge; a chain, or what the audience is, may be unknown. */
export interface BadgeFacts {
  gemType: string | null;
  category: string | null;
  brand?: string | null;
  audience?: string | null;
}

const isGemType = (text: string | null): text is GemType => gemTypes.some((type) => type === text);

/**
 * The badge a restaurant carries: its gem type, else its category (D36). An independent place for everybody has the category
 * Local Favorite unless told otherwise; a chain, and what is no restaurant, carries what it earned or nothing (D96).
 */
export function gemBadge({ gemType, category, brand, audience }: BadgeFacts): GemType | null {
  if (audience && audience !== 'public') return null;
  if (isGemType(gemType)) return gemType;
  return isGemType(category) && !(brand && category === 'Local Favorite') ? category : null;
}

/** True exactly when the badge says so, whatever the stored flag says (D36). */
export function isHiddenGem(restaurant: BadgeFacts): boolean {
  return gemBadge(restaurant) === 'Hidden Gem';
}
