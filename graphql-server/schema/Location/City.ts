import { type City as CityShape, locationOf } from '../../domain/locations/City';
import { cityTimeZone } from '../../domain/locations/cityTimeZone';
import { listCities } from '../../domain/locations/listCities';
import { searchRadius } from '../../domain/locations/searchRadius';
import { shortName } from '../../domain/locations/shortName';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { Coordinates } from '../Restaurant/parts';

/** A city to search in. */
export const City = builder.objectRef<CityShape>('City').implement({
  description: 'A city of the US, or a town that has a ZIP code.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name without the state: "St. Louis".' }),
    state: t.exposeString('state', { description: 'Two letters: "MO".' }),
    location: t.string({ description: 'Name and state: "St. Louis, MO".', resolve: locationOf }),
    shortName: t.string({
      description:
        'The name alone where it plainly means this city ("St. Louis"), else with the state ("Springfield, IL").',
      resolve: shortName,
    }),
    population: t.exposeInt('population', { nullable: true, description: 'How many live there; null when not known.' }),
    coordinates: t.field({ type: Coordinates, description: 'Its middle.', resolve: (city) => city }),
    timeZone: t.string({ description: 'IANA zone, e.g. America/Chicago.', resolve: cityTimeZone }),
    postalCodes: t.stringList({
      extensions: listOf(40),
      description: 'ZIP codes that bear its name, in order; empty where the post office uses a neighbour’s.',
      resolve: (city) => [...city.postalCodes],
    }),
    searchRadius: t.float({
      description:
        'How far around its middle a search in this city looks, in km: 8 for a small town to 25 for a large city.',
      resolve: searchRadius,
    }),
  }),
});

builder.queryField('cities', (t) =>
  t.field({
    type: [City],
    description:
      'Cities to choose from. Without a name the popular ones, of which there are 20: St. Louis, Phoenix, then the most populous.',
    args: {
      name: t.arg.string({
        description: 'How the name, or a word of it, begins, or a ZIP code; the better match comes first.',
      }),
      first: t.arg.int({ defaultValue: 10, description: 'How many at most: 1 to 100.' }),
    },
    resolve: (_root, { name, first }) => listCities(name, first ?? 10),
  }),
);
