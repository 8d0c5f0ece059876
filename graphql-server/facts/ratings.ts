/** The ratings of people: the mean of their stars (null when nobody rated) and their number (null when unknown). */
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
