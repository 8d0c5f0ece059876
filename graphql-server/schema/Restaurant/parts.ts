import type { PlaceSource as Source } from '../../facts/PlaceSource';
import type { FactOrigin } from '../../facts/provenanceOf';
import type { RatingSummary as Summary } from '../../facts/ratings';
import { builder } from '../builder';
import { SourceKind, sourceKindOf } from './SourceKind';

/** A point. A field of this type is null when the latitude or the longitude is unknown. */
export const Coordinates = builder.objectRef<{ latitude: number; longitude: number }>('Coordinates').implement({
  description: 'A point on the map (WGS 84).',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { description: 'Degrees north.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees east.' }),
  }),
});

/** The average and the number of a place's ratings, at Fuud or at another service. */
export const RatingSummary = builder.objectRef<Summary>('RatingSummary').implement({
  description: 'The ratings of a restaurant by members of Fuud or by users of another service.',
  fields: (t) => ({
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'The mean of the stars, 1 to 5; null if there are no ratings, or if the mean is unknown.',
    }),
    count: t.exposeInt('count', {
      nullable: true,
      description:
        'The number of ratings; null if the number at another service is unknown. For ratings by members of Fuud, ' +
        'the number is never null.',
    }),
  }),
});

/** A source, with the credit line that its license requires. */
export const RestaurantSource = builder.objectRef<Source>('RestaurantSource').implement({
  description: 'A source of facts about a restaurant, and its terms.',
  fields: (t) => ({
    key: t.exposeString('source', { description: 'The key of the source, as in catalogSources: "osm".' }),
    sourceId: t.exposeString('sourceId', { description: 'The restaurant’s id at the source, e.g. "node/123".' }),
    kind: t.field({ type: SourceKind, description: 'The kind of source.', resolve: sourceKindOf }),
    license: t.exposeString('licence', { description: 'The license of the data.' }),
    attribution: t.exposeString('attribution', { description: 'The credit to show wherever the restaurant appears.' }),
    attributionUrl: t.expose('attributionUrl', {
      type: 'URL',
      nullable: true,
      description: 'A page of the source about itself and its license.',
    }),
    fetchedAt: t.expose('fetchedAt', {
      type: 'DateTime',
      description:
        'When an import last changed these facts. An import that finds the same facts does not change this time.',
    }),
  }),
});

/** The GraphQL type of the origin of a fact. Exactly one of `source` and `rule` is null. */
export const FactProvenance = builder.objectRef<FactOrigin>('FactProvenance').implement({
  description: 'The origin of one fact of a restaurant.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The field of Restaurant with the fact, e.g. "cuisines" or "externalListings.GOOGLE.sourceId".',
    }),
    source: t.field({
      type: RestaurantSource,
      nullable: true,
      description: 'The source of the fact; null for a derived fact.',
      resolve: ({ source }) => source,
    }),
    rule: t.exposeString('rule', {
      nullable: true,
      description: 'How the fact was derived from other facts, in words; null for a fact from a source.',
    }),
  }),
});
