import { VENUES } from './nameVocabulary';
import type { PlaceName } from './readPlaceName';

/**
 * Whether the names share only the building that contains both places: "Dome, Club" and "Dome", "Westin Hotel Canteen"
 * and "Westin Hotel".
 */
export function shareOnlyVenue({ whole: a }: PlaceName, { whole: b }: PlaceName): boolean {
  if (a.compact === b.compact) return false;
  return a.words.some((word) => VENUES.has(word) && b.words.includes(word));
}
