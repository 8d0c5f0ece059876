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

builder.scalarType('VisitDate', {
  description: 'A calendar day (2025-09-04), the same for everyone, or a moment (ISO 8601 date-time).',
  serialize: (date) => date,
  parseValue: (value) => {
    if (typeof value !== 'string') throw new GraphQLError('Expected a day, e.g. "2025-09-04", or a date and time');
    return value; // domain/visitDate.ts reads it, and tells what is wrong with it by the name of its field
  },
});
