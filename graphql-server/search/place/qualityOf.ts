/** The stored facts that show how good or how well known a place is. */
export interface QualityFacts {
  googleRating: number | null;
  /** The source's own stars. */
  rating: number | null;
  yelpRating: number | null;
  imageUrls: readonly string[];
  phone: string | null;
  gemType: string | null;
  weeklyHours: unknown;
}

/**
 * The stars from outside Fuud, 0 to 5: the stars at Google; if they are unknown, the stars of the source; if these are
 * unknown too, the stars at Yelp. Null if all three are unknown.
 */
export function ratingOf({ googleRating, rating, yelpRating }: QualityFacts): number | null {
  return googleRating ?? rating ?? yelpRating;
}

/**
 * The quality of a place, 0 to 1, from stored facts only: mostly stars, then a badge, pictures, hours and a phone.
 * Unknown stars count as 3.75 stars.
 */
export function qualityOf(facts: QualityFacts): number {
  const stars = ratingOf(facts);
  return (
    (stars === null ? 0.35 : 0.7 * Math.min(1, Math.max(0, (stars - 2.5) / 2.5))) +
    (facts.gemType ? 0.1 : 0) +
    (facts.imageUrls.length > 0 ? 0.08 : 0) +
    (facts.weeklyHours ? 0.08 : 0) +
    (facts.phone ? 0.04 : 0)
  );
}
