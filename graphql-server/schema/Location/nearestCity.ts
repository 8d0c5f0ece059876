import { nearestFilledCity } from '../../search/index/nearestFilledCity';
import { builder } from '../builder';
import { City } from './City';

builder.queryField('nearestCity', (t) =>
  t.field({
    type: City,
    nullable: true,
    description:
      'The city in which to search from a point (WGS 84). This is the city at the point if a search there can find ' +
      'restaurants, else the city of the nearest restaurant. Null when no restaurant is within 150 km.',
    args: {
      latitude: t.arg.float({ required: true, description: 'Degrees north, -90 to 90.' }),
      longitude: t.arg.float({ required: true, description: 'Degrees east, -180 to 180.' }),
    },
    resolve: (_root, point, { pool, cities }) => nearestFilledCity({ pool, filled: cities.filled }, point),
  }),
);
