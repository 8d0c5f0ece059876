import { type NormalizedLocation as Normalized, normalizeLocation } from '../../locations/normalizeLocation';
import { builder } from '../builder';
import { City } from './City';

const ResolvedCity = builder.objectRef<Normalized>('ResolvedCity').implement({
  description: 'The name of a city that somebody typed, in the standard spelling that Fuud stores and shows.',
  fields: (t) => ({
    name: t.exposeString('normalizedLocation', {
      description:
        'The standard spelling: "St. Louis" or "Springfield, IL". If `city` is null, this is the text in title case.',
    }),
    city: t.expose('city', {
      type: City,
      nullable: true,
      description: 'The city that the text means; null when the text means no known city.',
    }),
  }),
});

builder.queryField('resolveCity', (t) =>
  t.field({
    type: ResolvedCity,
    nullable: true,
    description:
      'The standard spelling of a typed city: "St. Louis" for "st louis mo", "Saint Louis" and "63101". Null for a ' +
      'ZIP code that no city has.',
    args: { text: t.arg.string({ required: true, description: 'A city or a ZIP code, at most 100 characters.' }) },
    resolve: (_root, { text }) => normalizeLocation(text, 'text'),
  }),
);
