import type { Restaurant } from '../database/__generated__/prisma/client';
import type { PlaceSource } from './PlaceSource';
import { provenanceOf } from './provenanceOf';

/**
 * The credit for a restaurant's pictures from a source, in the source's own words; null when no source is known for
 * them.
 * @param sources the restaurant's own
 */
export function pictureCredit(restaurant: Restaurant, sources: readonly PlaceSource[]): string | null {
  const origin = provenanceOf(restaurant, sources).find(({ field }) => field === 'imageUrls');
  return origin?.source?.attribution ?? null;
}
