import { VENUES } from './nameVocabulary';
import type { PlaceName } from './readPlaceName';

/**
 * Whether two different names have a word for a building (VENUES) in common: "Dome, Club" and "Dome", "Westin Hotel
 * Canteen" and "Westin Hotel". Such names may belong to two places in one building.
 */
export function shareVenue({ whole: a }: PlaceName, { whole: b }: PlaceName): boolean {
  if (a.compact === b.compact) return false;
  return a.words.some((word) => VENUES.has(word) && b.words.includes(word));
}
