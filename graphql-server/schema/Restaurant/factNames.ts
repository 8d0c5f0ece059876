/** The graph's name of a fact, if it differs from REST's; null for a fact that only REST has. */
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

/** The name of a fact in the graph, by its name in REST; null when the graph does not have the fact. */
export function graphNameOf(fact: string): string | null {
  const name = GRAPH_NAMES[fact];
  return name === undefined ? fact : name;
}
