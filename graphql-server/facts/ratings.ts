/** What members gave: the mean of their stars (null when nobody rated) and how many they are. */
export interface RatingSummary {
  average: number | null;
  count: number;
}

/** From the two running totals that a restaurant's row keeps. */
export function ratingSummary({
  userRatingSum,
  userRatingCount,
}: {
  userRatingSum: number;
  userRatingCount: number;
}): RatingSummary {
  return { average: userRatingCount > 0 ? userRatingSum / userRatingCount : null, count: userRatingCount };
}
