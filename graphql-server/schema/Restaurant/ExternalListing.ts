import type { Listing as Shape } from '../../facts/listingsOf';
import type { RatingSummary as Summary } from '../../facts/ratings';
import { builder } from '../builder';
import { RatingSummary } from './parts';

/** The services that list restaurants: those in the catalog, and those that are asked live. */
export const ListingSource = builder.enumType('ListingSource', {
  description: 'A service that lists restaurants. New values may be added.',
  values: {
    GOOGLE: { value: 'google' satisfies Shape['source'], description: 'Google Maps.' },
    YELP: { value: 'yelp' satisfies Shape['source'], description: 'Yelp.' },
  } as const,
});

/** A restaurant as another service lists it. */
export const ExternalListing = builder.objectRef<Shape>('ExternalListing').implement({
  description: 'What the catalog holds of a restaurant’s entry with another service. What nobody knows is null.',
  fields: (t) => ({
    source: t.expose('source', { type: ListingSource, description: 'Which service.' }),
    sourceId: t.exposeString('sourceId', {
      nullable: true,
      description: 'The service’s own key, e.g. Google’s place id.',
    }),
    url: t.expose('url', { type: 'URL', nullable: true, description: 'Its page there.' }),
    ratingSummary: t.field({ type: RatingSummary, description: 'What people gave it there.', resolve: ratingThere }),
  }),
});

/** A service's own rating, in the form that the whole graph uses. */
export function ratingThere({ rating, ratingCount }: Pick<Shape, 'rating' | 'ratingCount'>): Summary {
  return { average: rating, count: ratingCount };
}
