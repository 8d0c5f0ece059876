import type { RatingSummary as Summary } from '../../domain/restaurants/ratings';
import type { PlaceSource as Source } from '../../domain/restaurants/sourcesOf';
import { builder } from '../builder';

/** Null as a whole where either degree is unknown. */
export const Coordinates = builder.objectRef<{ latitude: number; longitude: number }>('Coordinates').implement({
  description: 'A point on the map (WGS 84).',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { description: 'Degrees north.' }),
    longitude: t.exposeFloat('longitude', { description: 'Degrees east.' }),
  }),
});

/** Average and count of members' stars. */
export const RatingSummary = builder.objectRef<Summary>('RatingSummary').implement({
  description: 'What members of Fuud gave a restaurant.',
  fields: (t) => ({
    average: t.exposeFloat('average', { description: 'The mean of their stars, 1 to 5; 0 when nobody rated.' }),
    count: t.exposeInt('count', { description: 'How many rated.' }),
  }),
});

/** Provenance, with the line that licences ask to show. */
export const PlaceSource = builder.objectRef<Source>('PlaceSource').implement({
  description: 'Where facts of a restaurant come from, and under which terms.',
  fields: (t) => ({
    source: t.exposeString('source', { description: 'The source’s short name, e.g. "sample".' }),
    sourceId: t.exposeString('sourceId', { description: 'The source’s own key for the place.' }),
    licence: t.exposeString('licence', { description: 'The licence of the data.' }),
    attribution: t.exposeString('attribution', { description: 'The line to show wherever the place appears.' }),
    fetchedAt: t.expose('fetchedAt', { type: 'DateTime', description: 'When the facts were taken from the source.' }),
  }),
});
