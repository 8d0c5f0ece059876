/** The average from which a restaurant is called well rated, of 5. */
const well = 3.5;
/** Fewer are no carousel: restaurants without ratings are then shown too. */
const enough = 3;

/** A restaurant with its averages: by Fuud's diners, and by those of other services; null when nobody has rated it. */
type Rated = {
  readonly ratingSummary: { readonly average: number | null | undefined };
  readonly externalListings: readonly { readonly ratingSummary: { readonly average: number | null | undefined } }[];
};

/** The restaurants that are well rated and that nobody rates badly, in their order; none when they are fewer than three. */
export function bestRated<Edge extends { readonly node: Rated }>(edges: readonly Edge[]): Edge[] {
  const best = edges.filter(({ node }) => {
    const averages = [node, ...node.externalListings].map(({ ratingSummary }) => ratingSummary.average ?? 0);
    const known = averages.filter((average) => average > 0);
    return known.length > 0 && known.every((average) => average >= well);
  });
  return best.length < enough ? [] : best;
}
