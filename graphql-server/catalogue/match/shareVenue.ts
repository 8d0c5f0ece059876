import { VENUES } from './nameVocabulary';
import type { PlaceName } from './readPlaceName';

/**
 * Whether two different names share a word for a building (VENUES). For example, "Westin Hotel Canteen" and "Westin
 * Hotel" share the word "hotel". Names that share such a word may belong to two places in one building.
 */
export function shareVenue({ whole: a }: PlaceName, { whole: b }: PlaceName): boolean {
  if (a.compact === b.compact) return false;
  return a.words.some((word) => VENUES.has(word) && b.words.includes(word));
}
