/** What people gave: the mean of their stars (null when nobody rated) and how many they are (null where that is not known). */
export interface RatingSummary {
  average: number | null;
  count: number | null;
}

/** What members of Fuud gave, from the two running totals that a restaurant's row keeps. */
export function ratingSummary({
  userRatingSum,
  userRatingCount,
}: {
  userRatingSum: number;
  userRatingCount: number;
}): RatingSummary & { count: number } {
  return { average: userRatingCount > 0 ? userRatingSum / userRatingCount : null, count: userRatingCount };
}
