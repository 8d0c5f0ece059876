import type { Restaurant } from '../database/__generated__/prisma/client';
import type { PlaceSource } from './PlaceSource';
import { provenanceOf } from './provenanceOf';

/**
 * Whom to credit for the pictures that a source gave of a restaurant: the source, in its own words; null where nobody
 * said whose they are.
 * @param sources the restaurant's own
 */
export function pictureCredit(restaurant: Restaurant, sources: readonly PlaceSource[]): string | null {
  const origin = provenanceOf(restaurant, sources).find(({ field }) => field === 'imageUrls');
  return origin?.source?.attribution ?? null;
}
