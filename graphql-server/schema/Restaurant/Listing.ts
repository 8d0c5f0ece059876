import type { Listing as Shape } from '../../facts/listingsOf';
import { builder } from '../builder';

/** The services that are known to list restaurants: those that the catalog remembers, and those that are asked live. */
export const ListingSource = builder.enumType('ListingSource', {
  description: 'A service that lists restaurants.',
  values: {
    GOOGLE: { value: 'google' satisfies Shape['source'], description: 'Google Maps.' },
    YELP: { value: 'yelp' satisfies Shape['source'], description: 'Yelp.' },
  } as const,
});

/** A restaurant as another service lists it. */
export const Listing = builder.objectRef<Shape>('Listing').implement({
  description: 'What the catalog holds of a restaurant’s entry with another service. What nobody knows is null.',
  fields: (t) => ({
    source: t.expose('source', { type: ListingSource, description: 'Which service.' }),
    sourceId: t.exposeString('sourceId', {
      nullable: true,
      description: 'The service’s own key, e.g. Google’s place id.',
    }),
    url: t.expose('url', { type: 'URL', nullable: true, description: 'Its page there.' }),
    rating: t.exposeFloat('rating', { nullable: true, description: 'Stars there, 1 to 5.' }),
    ratingCount: t.exposeInt('ratingCount', { nullable: true, description: 'How many gave stars there.' }),
  }),
});
