import type { Restaurant } from '../database/__generated__/prisma/client';
import type { PlaceSource } from './PlaceSource';
import { provenanceOf } from './provenanceOf';

/**
 * The credit for a restaurant's pictures, in the words of the source of the pictures; null when that source is unknown.
 * @param sources the sources of this restaurant
 */
export function pictureCredit(restaurant: Restaurant, sources: readonly PlaceSource[]): string | null {
  const origin = provenanceOf(restaurant, sources).find(({ field }) => field === 'imageUrls');
  return origin?.source?.attribution ?? null;
}
