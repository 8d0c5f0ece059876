import { type GemType, gemTypes } from './facts';

const isGemType = (text: string | null): text is GemType => gemTypes.some((type) => type === text);

/** The one badge a restaurant carries: its gem type, else its category, else Local Favorite (D36). */
export function gemBadge({ gemType, category }: { gemType: string | null; category: string }): GemType {
  return [gemType, category].find(isGemType) ?? 'Local Favorite';
}

/** True exactly when the badge says so, whatever the stored flag says (D36). */
export function isHiddenGem(restaurant: { gemType: string | null; category: string }): boolean {
  return gemBadge(restaurant) === 'Hidden Gem';
}
