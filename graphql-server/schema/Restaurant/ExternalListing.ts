import type { Listing as Shape } from '../../facts/listingsOf';
import type { RatingSummary as Summary } from '../../facts/ratings';
import { builder } from '../builder';
import { RatingSummary } from './parts';

/** Services that list restaurants. The server can query them, and the catalog stores some of their facts. */
export const ListingSource = builder.enumType('ListingSource', {
  description: 'A service that lists restaurants. New values may be added.',
  values: {
    GOOGLE: { value: 'google' satisfies Shape['source'], description: 'Google Maps.' },
    YELP: { value: 'yelp' satisfies Shape['source'], description: 'Yelp.' },
  } as const,
});

/** A restaurant as another service lists it. */
export const ExternalListing = builder.objectRef<Shape>('ExternalListing').implement({
  description: 'A restaurant’s entry at another service, as stored in the catalog. Unknown facts are null.',
  fields: (t) => ({
    source: t.expose('source', { type: ListingSource, description: 'The service.' }),
    sourceId: t.exposeString('sourceId', {
      nullable: true,
      description: 'The service’s key for the restaurant, e.g. Google’s place id.',
    }),
    url: t.expose('url', { type: 'URL', nullable: true, description: 'The restaurant’s page at the service.' }),
    ratingSummary: t.field({ type: RatingSummary, description: 'The ratings at the service.', resolve: listingRating }),
  }),
});

/** Returns the rating at a service as the data of a RatingSummary. */
export function listingRating({ rating, ratingCount }: Pick<Shape, 'rating' | 'ratingCount'>): Summary {
  return { average: rating, count: ratingCount };
}
