/**
 * A summary of ratings: the mean of the stars (null without ratings), and the number of ratings (null when unknown).
 */
export interface RatingSummary {
  average: number | null;
  count: number | null;
}

/** The ratings of Fuud's members, from the two totals in a restaurant's row. */
export function ratingSummary({
  userRatingSum,
  userRatingCount,
}: {
  userRatingSum: number;
  userRatingCount: number;
}): RatingSummary & { count: number } {
  return { average: userRatingCount > 0 ? userRatingSum / userRatingCount : null, count: userRatingCount };
}
