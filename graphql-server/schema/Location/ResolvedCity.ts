import { type NormalizedLocation as Normalized, normalizeLocation } from '../../locations/normalizeLocation';
import { builder } from '../builder';
import { City } from './City';

const ResolvedCity = builder.objectRef<Normalized>('ResolvedCity').implement({
  description: 'A city in the one spelling in which it is kept and shown.',
  fields: (t) => ({
    name: t.exposeString('normalizedLocation', {
      description: '"St. Louis" or "Springfield, IL"; what was typed, in title case, where no city is known by it.',
    }),
    city: t.expose('city', { type: City, nullable: true, description: 'The city it means; null when none is known.' }),
  }),
});

builder.queryField('resolveCity', (t) =>
  t.field({
    type: ResolvedCity,
    nullable: true,
    description:
      'One spelling for whatever people type: "st louis mo", "Saint Louis" and "63101" are "St. Louis". Null for a ZIP code that no city has.',
    args: { text: t.arg.string({ required: true, description: 'A city or a ZIP code, at most 100 characters.' }) },
    resolve: (_root, { text }) => normalizeLocation(text, 'text'),
  }),
);
