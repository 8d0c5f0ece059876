import type { PlaceSource as Source } from '../../facts/PlaceSource';
import type { FactOrigin } from '../../facts/provenanceOf';
import type { RatingSummary as Summary } from '../../facts/ratings';
import { builder } from '../builder';
import { SourceKind, sourceKindOf } from './SourceKind';

/** Null as a whole when either degree is unknown. */
export const Coordinates = builder.objectRef<{ latitude: number; longitude: number }>('Coordinates').implement({
  description: 'A point on the map (WGS 84).',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { description: 'Degrees north.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees east.' }),
  }),
});

/** Average and count of the stars that a place has somewhere. */
export const RatingSummary = builder.objectRef<Summary>('RatingSummary').implement({
  description: 'What people gave a restaurant: the members of Fuud, or those of another service.',
  fields: (t) => ({
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'The mean of their stars, 1 to 5; null when nobody rated.',
    }),
    count: t.exposeInt('count', {
      nullable: true,
      description: 'How many rated; null where a service does not say. Of members of Fuud it is always known.',
    }),
  }),
});

/** A source, with the line that licences require. */
export const RestaurantSource = builder.objectRef<Source>('RestaurantSource').implement({
  description: 'Where facts of a restaurant come from, and under which terms.',
  fields: (t) => ({
    key: t.exposeString('source', { description: 'The key of the source, as in catalogSources: "openstreetmap".' }),
    sourceId: t.exposeString('sourceId', { description: 'What the source itself calls the place, e.g. "node/123".' }),
    kind: t.field({ type: SourceKind, description: 'What kind of source it is.', resolve: sourceKindOf }),
    license: t.exposeString('licence', { description: 'The license of the data.' }),
    attribution: t.exposeString('attribution', { description: 'The line to show wherever the place appears.' }),
    attributionUrl: t.expose('attributionUrl', {
      type: 'URL',
      nullable: true,
      description: 'Where the source explains itself and its license.',
    }),
    fetchedAt: t.expose('fetchedAt', { type: 'DateTime', description: 'When the facts were taken from the source.' }),
  }),
});

/** One of source and rule is null. */
export const FactProvenance = builder.objectRef<FactOrigin>('FactProvenance').implement({
  description: 'Where one fact of a restaurant is from.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'The fact, by its name in Restaurant, e.g. "cuisines", or "externalListings.GOOGLE.sourceId".',
    }),
    source: t.field({
      type: RestaurantSource,
      nullable: true,
      description: 'Who told it; null for a derived fact.',
      resolve: ({ source }) => source,
    }),
    rule: t.exposeString('rule', {
      nullable: true,
      description: 'How it was derived from other facts, in words; null for a told one.',
    }),
  }),
});
