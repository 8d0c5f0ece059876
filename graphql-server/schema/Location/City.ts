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
  description: 'A city of the US, or a US town that has a ZIP code.',
  id: { resolve: cityId },
  loadOne: cityById,
  isTypeOf: (value) => typeof value === 'object' && value !== null && 'postalCodes' in value && 'population' in value,
  fields: (t) => ({
    key: t.string({ description: 'The key of the city: "st-louis-mo".', resolve: cityId }),
    name: t.exposeString('name', { description: 'The name without the state: "St. Louis".' }),
    region: t.string({
      nullable: true,
      description:
        'The code of the state or province in ISO 3166-2, without the country: "MO". Null in countries without states.',
      resolve: ({ state }) => state || null,
    }),
    regionName: t.string({
      nullable: true,
      description: 'The name of the state: "Missouri". Null when region is null.',
      resolve: ({ state }) => stateName(state) || null,
    }),
    country: t.string({ description: 'The ISO 3166-1 code of the country, two letters: "US".', resolve: () => 'US' }),
    fullName: t.string({ description: 'The name and the state: "St. Louis, MO".', resolve: locationOf }),
    shortName: t.string({
      description:
        'The name alone if it clearly means this city ("St. Louis"); otherwise name and state ("Springfield, IL").',
      resolve: shortName,
    }),
    population: t.exposeInt('population', {
      nullable: true,
      description: 'The number of inhabitants; null when unknown.',
    }),
    coordinates: t.field({ type: Coordinates, description: 'The middle of the city.', resolve: (city) => city }),
    timeZone: t.string({ description: 'The IANA time zone, e.g. America/Chicago.', resolve: cityTimeZone }),
    postalCodes: t.stringList({
      extensions: listOf(40),
      description:
        'The city’s ZIP codes, in ascending order. Empty if the post office uses the name of a neighboring city.',
      resolve: (city) => [...city.postalCodes],
    }),
    searchRadiusMeters: t.int({
      description:
        'The radius of a search in this city, from its middle, in meters: from 8,000 for a small town to 25,000 ' +
        'for a large city.',
      resolve: (city) => Math.round(1000 * searchRadius(city)),
    }),
    hasRestaurants: t.boolean({
      nullable: true,
      description:
        'Whether a search in this city can find any public restaurant. A search finds restaurants with an address in ' +
        'the city, and restaurants within searchRadiusMeters of its middle. Null if this is unknown because the ' +
        'database cannot be reached.',
      resolve: (city, _args, { loaders }) => loaders.hasRestaurants.load(city),
    }),
    neighborhoods: t.field({
      type: [Neighborhood],
      extensions: listOf(30),
      description: 'The neighborhoods of the city’s listed public restaurants, in alphabetical order.',
      resolve: async (city, _args, { loaders }) => (await loaders.neighborhoods.load(city)).map((name) => ({ name })),
    }),
  }),
});

builder.queryField('city', (t) =>
  t.field({
    type: City,
    nullable: true,
    description: 'One city; null when no city has this id or key. To find a city by typed text, use resolveCity.',
    args: { id: t.arg.id({ required: true, description: 'The global id or the key of the city.' }) },
    resolve: (_root, { id }) => cityById(keyOf('City', id) ?? id),
  }),
);
