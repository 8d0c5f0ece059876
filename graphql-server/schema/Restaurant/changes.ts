import { lastSurvivor } from '../../domain/restaurants/lastSurvivor';
import { builder } from '../builder';
import { Restaurant } from './Restaurant';

builder.objectFields(Restaurant, (t) => ({
  updatedAt: t.expose('updatedAt', {
    type: 'DateTime',
    description: 'When its facts last changed; what members do (rate, save) does not count.',
  }),
  mergedInto: t.field({
    type: Restaurant,
    nullable: true,
    description:
      'The restaurant that this one turned out to be, when two entries of the catalog were one place; null for all others. ' +
      'Keep its id in place of this one. Met through node(id:) and nodes(ids:), for restaurant(id:) gives the other at once.',
    resolve: ({ mergedIntoId }, _args, { loaders }) =>
      mergedIntoId ? lastSurvivor(loaders.restaurants, mergedIntoId) : null,
  }),
}));
