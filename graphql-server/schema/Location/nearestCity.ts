import { nearestFilledCity } from '../../search/index/nearestFilledCity';
import { builder } from '../builder';
import { City } from './City';

builder.queryField('nearestCity', (t) =>
  t.field({
    type: City,
    nullable: true,
    description:
      'The city to search in when the viewer is at this point (WGS 84). It is the city at the point if a search in ' +
      'that city finds restaurants. If not, it is the city of the nearest restaurant within 150 km. Null if there is ' +
      'no such restaurant, or if its city is unknown.',
    args: {
      latitude: t.arg.float({ required: true, description: 'Degrees north, -90 to 90.' }),
      longitude: t.arg.float({ required: true, description: 'Degrees east, -180 to 180.' }),
    },
    resolve: (_root, point, { pool, cities }) => nearestFilledCity({ pool, filled: cities.filled }, point),
  }),
);
