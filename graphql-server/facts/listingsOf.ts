import type { Restaurant } from '../database/__generated__/prisma/client';

/** The facts that Google or Yelp has about a restaurant. Unknown facts are null. */
export interface Listing {
  source: 'google' | 'yelp';
  /** The service's key for the restaurant. */
  sourceId: string | null;
  url: string | null;
  /** Stars, 1 to 5. */
  rating: number | null;
  ratingCount: number | null;
}

type Listed = Pick<Restaurant, 'googleRating' | 'placeId' | 'yelpRating' | 'yelpReviews' | 'yelpUrl'>;

/** The listings of a restaurant at Google and Yelp. A service is left out if none of its facts is known. */
export function listingsOf({ googleRating, placeId, yelpRating, yelpReviews, yelpUrl }: Listed): Listing[] {
  const listings: Listing[] = [
    { source: 'google', sourceId: placeId, url: null, rating: googleRating, ratingCount: null },
    { source: 'yelp', sourceId: null, url: yelpUrl, rating: yelpRating, ratingCount: yelpReviews },
  ];
  return listings.filter(({ source: _, ...known }) => Object.values(known).some((value) => value !== null));
}
