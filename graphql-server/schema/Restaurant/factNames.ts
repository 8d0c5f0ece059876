/** Maps the REST names of facts to their GraphQL names, if the two differ; null for a fact that only REST has. */
const GRAPH_NAMES: Readonly<Record<string, string | null>> = {
  address: 'address.lines',
  city: 'address.city',
  state: 'address.region',
  postalCode: 'address.postalCode',
  cuisine: 'cuisines',
  googleRating: 'externalListings.GOOGLE.ratingSummary.average',
  placeId: 'externalListings.GOOGLE.sourceId',
  rating: null,
  yelpRating: 'externalListings.YELP.ratingSummary.average',
  yelpReviews: 'externalListings.YELP.ratingSummary.count',
  yelpUrl: 'externalListings.YELP.url',
  imageUrls: 'pictures',
  needsReservation: 'takesReservations',
  dietaryOptions: 'dietary',
  aiInsight: 'insight',
  isClosed: 'operatingStatus',
  website: 'websiteUrl',
};

/** Returns the GraphQL name of a fact from its REST name; null when GraphQL does not have the fact. */
export function graphNameOf(fact: string): string | null {
  const name = GRAPH_NAMES[fact];
  return name === undefined ? fact : name;
}
