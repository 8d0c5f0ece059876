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
      'The restaurant into which this one was merged because both were the same place; null if this one was not ' +
      'merged. Store the id of that restaurant instead of this id. Only node(id:) and nodes(ids:) return a merged ' +
      'restaurant; restaurant(id:) returns the other restaurant instead.',
    resolve: ({ mergedIntoId }, _args, { loaders }) =>
      mergedIntoId ? lastSurvivor(loaders.restaurants, mergedIntoId) : null,
  }),
}));
