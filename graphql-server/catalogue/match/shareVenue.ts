import { VENUES } from './nameVocabulary';
import type { PlaceName } from './readPlaceName';

/**
 * Whether two different names have a word for a building (VENUES) in common: "Dome, Club" and "Dome", "Westin Hotel
 * Canteen" and "Westin Hotel". The two places may be in the same building.
 */
export function shareVenue({ whole: a }: PlaceName, { whole: b }: PlaceName): boolean {
  if (a.compact === b.compact) return false;
  return a.words.some((word) => VENUES.has(word) && b.words.includes(word));
}
