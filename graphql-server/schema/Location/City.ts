import { type City as CityShape, locationOf } from '../../locations/City';
import { cityById, cityId } from '../../locations/cityId';
import { cityTimeZone } from '../../locations/cityTimeZone';
import { searchRadius } from '../../locations/searchRadius';
import { shortName } from '../../locations/shortName';
import { stateName } from '../../locations/usStates';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { keyOf } from '../globalId';
import { Neighborhood } from '../Restaurant/Neighborhood';
import { Coordinates } from '../Restaurant/parts';

/** A city to search in. */
export const City = builder.objectRef<CityShape>('City');

builder.node(City, {
  description: 'A city of the US, or a town that has a ZIP code.',
  id: { resolve: cityId },
  loadOne: cityById,
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'postalCodes' in value && 'population' in value,
  fields: (t) => ({
    key: t.string({ description: 'Its own key: "st-louis-mo".', resolve: cityId }),
    name: t.exposeString('name', { description: 'Its name without the state: "St. Louis".' }),
    region: t.string({
      nullable: true,
      description: 'The state or province, ISO 3166-2 without the country: "MO"; null in countries that have none.',
      resolve: ({ state }) => state || null,
    }),
    regionName: t.string({
      nullable: true,
      description: 'The state in words: "Missouri"; null where region is.',
      resolve: ({ state }) => stateName(state) || null,
    }),
    country: t.string({ description: 'ISO 3166-1, two letters: "US".', resolve: () => 'US' }),
    fullName: t.string({ description: 'Name and state: "St. Louis, MO".', resolve: locationOf }),
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
      description: 'ZIP codes that bear its name, in order; empty where the post office uses a neighbor’s.',
      resolve: (city) => [...city.postalCodes],
    }),
    searchRadiusMeters: t.int({
      description:
        'How far around its middle a search in this city looks, in meters: 8,000 for a small town to 25,000 for a large city.',
      resolve: (city) => Math.round(1000 * searchRadius(city)),
    }),
    hasRestaurants: t.boolean({
      nullable: true,
      description:
        'Whether a search in this city has any restaurant to look at, its own or one within searchRadiusMeters; null while ' +
        'the database cannot be asked.',
      resolve: (city, _args, { loaders }) => loaders.hasRestaurants.load(city),
    }),
    neighborhoods: t.field({
      type: [Neighborhood],
      extensions: listOf(30),
      description: 'The parts of the city that its listed restaurants name, by name.',
      resolve: async (city, _args, { loaders }) => (await loaders.neighborhoods.load(city)).map((name) => ({ name })),
    }),
  }),
});

builder.queryField('city', (t) =>
  t.field({
    type: City,
    nullable: true,
    description: 'One city; null when there is none. Ask resolveCity for what people type.',
    args: { id: t.arg.id({ required: true, description: 'Its global id or its key.' }) },
    resolve: (_root, { id }) => cityById(keyOf('City', id) ?? id),
  }),
);
