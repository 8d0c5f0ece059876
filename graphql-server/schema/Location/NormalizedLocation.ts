import { type NormalizedLocation as Normalized, normalizeLocation } from '../../domain/locations/normalizeLocation';
import { builder } from '../builder';
import { City } from './City';

const NormalizedLocation = builder.objectRef<Normalized>('NormalizedLocation').implement({
  description: 'A place in the one spelling in which it is kept and shown.',
  fields: (t) => ({
    label: t.exposeString('normalizedLocation', {
      description: '"St. Louis" or "Springfield, IL"; what was typed, in title case, where no city is known by it.',
    }),
    city: t.expose('city', { type: City, nullable: true, description: 'The city it means; null when none is known.' }),
  }),
});

builder.queryField('normalizeLocation', (t) =>
  t.field({
    type: NormalizedLocation,
    nullable: true,
    description:
      'One spelling for whatever people type: "st louis mo", "Saint Louis" and "63101" are "St. Louis". Null for a ZIP code that no city has.',
    args: { location: t.arg.string({ required: true, description: 'A city or a ZIP code, at most 100 characters.' }) },
    resolve: (_root, { location }) => normalizeLocation(location),
  }),
);
