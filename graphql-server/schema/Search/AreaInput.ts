import type { AreaRequest } from '../../search/area/SearchArea';
import { RADIUS } from '../../search/area/SearchArea';
import { builder } from '../builder';
import { keyOf } from '../globalId';

const PointAreaInput = builder.inputType('PointAreaInput', {
  description: 'All around a point of the map (WGS 84).',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees north, -90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees east, -180 to 180.' }),
    radiusMeters: t.int({
      required: true,
      defaultValue: RADIUS.usual,
      description: `How far around, in meters: ${RADIUS.least} to ${RADIUS.most}.`,
    }),
  }),
});

const BoxAreaInput = builder.inputType('BoxAreaInput', {
  description: 'A box of the map, in degrees (WGS 84), at most 100 km from corner to corner.',
  fields: (t) => ({
    south: t.float({ required: true, description: 'The least latitude.' }),
    west: t.float({
      required: true,
      description: 'The western edge, less than east: no box crosses the 180th meridian.',
    }),
    north: t.float({ required: true, description: 'The greatest latitude.' }),
    east: t.float({ required: true, description: 'The eastern edge.' }),
  }),
});

/** Where to search; exactly one of its fields. */
export const AreaInput = builder.inputType('AreaInput', {
  description: 'Where to search: exactly one of these.',
  isOneOf: true,
  fields: (t) => ({
    city: t.string({
      description:
        'What people type: a city, with its state if need be ("Phoenix, AZ"), or a ZIP code, at most 100 characters. Towns ' +
        'within the city’s searchRadiusMeters belong to it.',
    }),
    cityId: t.id({ description: 'The global id or key of a City.' }),
    point: t.field({ type: PointAreaInput, description: 'Around a point.' }),
    box: t.field({ type: BoxAreaInput, description: 'What a map shows.' }),
  }),
});

/**
 * The area in the form that search needs. Search itself checks that there is exactly one way: compiled operations do
 * not check it.
 */
export function readArea(area: typeof AreaInput.$inferInput | null | undefined): AreaRequest | null {
  if (!area) return null;
  const ways = area as { [Way in 'city' | 'cityId' | 'point' | 'box']?: AreaRequest[Way] };
  return { ...ways, cityId: ways.cityId == null ? null : (keyOf('City', ways.cityId) ?? ways.cityId) };
}
