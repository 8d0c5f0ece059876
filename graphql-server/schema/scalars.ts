import { GraphQLError } from 'graphql';
import { isPriceRange } from '../domain/restaurants/facts';
import { builder } from './builder';

builder.scalarType('DateTime', {
  description: 'A moment, as ISO 8601 text in UTC: "2026-11-21T05:00:00.000Z".',
  serialize: (moment) => moment.toISOString(),
  parseValue: (value) => {
    const moment = typeof value === 'string' ? new Date(value) : null;
    if (!moment || Number.isNaN(moment.getTime()))
      throw new GraphQLError('Expected a date and time, e.g. "2026-11-21T05:00:00Z"');
    return moment;
  },
});

builder.scalarType('PriceRange', {
  description: 'How dear a restaurant is: "$", "$$", "$$$" or "$$$$".',
  serialize: (price) => price,
  parseValue: (value) => {
    if (!isPriceRange(value)) throw new GraphQLError('Expected "$", "$$", "$$$" or "$$$$"');
    return value;
  },
});
