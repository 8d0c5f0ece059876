/** The stored facts that tell how good a place is, or how well it is known. */
export interface QualityFacts {
  googleRating: number | null;
  /** The source's own. */
  rating: number | null;
  yelpRating: number | null;
  imageUrls: readonly string[];
  phone: string | null;
  gemType: string | null;
  weeklyHours: unknown;
}

/** The stars that others gave, 0 to 5: those of Google's users, else the source's own, else Yelp's; null without any. */
export function ratingOf({ googleRating, rating, yelpRating }: QualityFacts): number | null {
  return googleRating ?? rating ?? yelpRating;
}

/** How well a place stands, 0 to 1, from stored facts only: mostly stars, then a badge, pictures, hours, a number to call. */
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
