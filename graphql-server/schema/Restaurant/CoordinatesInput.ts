import { builder } from '../builder';

/** The GraphQL input type of a point on the map. */
export const CoordinatesInput = builder.inputType('CoordinatesInput', {
  description: 'A point on the map (WGS 84).',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees north, -90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees east, -180 to 180.' }),
  }),
});
