/** A restaurant is well rated if each of its known averages is at least this. The best rating is 5. */
const minimumAverage = 3.5;
/** If fewer restaurants than this are well rated, Discover shows the carousel UnratedFinds instead of them. */
const minimumCount = 3;

/**
 * A restaurant with its average rating on Fuud and its average ratings on other services. If nobody has rated the
 * restaurant on a service, the average of that service is null.
 */
type Rated = {
  readonly ratingSummary: { readonly average: number | null | undefined };
  readonly externalListings: readonly { readonly ratingSummary: { readonly average: number | null | undefined } }[];
};

/**
 * The well-rated restaurants, in the order of `edges`. A restaurant without a known average is not well rated. Returns
 * an empty list if fewer than three restaurants are well rated.
 */
export function bestRated<Edge extends { readonly node: Rated }>(edges: readonly Edge[]): Edge[] {
  const best = edges.filter(({ node }) => {
    const averages = [node, ...node.externalListings].map(({ ratingSummary }) => ratingSummary.average ?? 0);
    const known = averages.filter((average) => average > 0);
    return known.length > 0 && known.every((average) => average >= minimumAverage);
  });
  return best.length < minimumCount ? [] : best;
}
