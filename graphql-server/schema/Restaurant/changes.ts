import { lastSurvivor } from '../../domain/restaurants/lastSurvivor';
import { builder } from '../builder';
import { Restaurant } from './Restaurant';

builder.objectFields(Restaurant, (t) => ({
  updatedAt: t.expose('updatedAt', {
    type: 'DateTime',
    description: 'When the facts of the restaurant last changed. Ratings and saves by members do not count.',
  }),
  mergedInto: t.field({
    type: Restaurant,
    nullable: true,
    description:
      'The restaurant into which this restaurant was merged, because both were the same place. Null if this ' +
      'restaurant was not merged. Clients that store the old id should replace it with the id of mergedInto. ' +
      'node(id:) and nodes(ids:) return a merged restaurant; restaurant(id:) returns its mergedInto instead.',
    resolve: ({ mergedIntoId }, _args, { loaders }) =>
      mergedIntoId ? lastSurvivor(loaders.restaurants, mergedIntoId) : null,
  }),
}));
