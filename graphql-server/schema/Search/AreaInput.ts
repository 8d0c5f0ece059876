import type { AreaRequest } from '../../search/area/SearchArea';
import { RADIUS } from '../../search/area/SearchArea';
import { builder } from '../builder';
import { keyOf } from '../globalId';

const PointAreaInput = builder.inputType('PointAreaInput', {
  description: 'A circle around a point on the map (WGS 84).',
  fields: (t) => ({
    latitude: t.float({ required: true, description: 'Degrees north, -90 to 90.' }),
    longitude: t.float({ required: true, description: 'Degrees east, -180 to 180.' }),
    radiusMeters: t.int({
      required: true,
      defaultValue: RADIUS.usual,
      description: `The radius of the circle in meters: ${RADIUS.least} to ${RADIUS.most}.`,
    }),
  }),
});

const BoxAreaInput = builder.inputType('BoxAreaInput', {
  description: 'A rectangle on the map, in degrees (WGS 84). The diagonal is at most 100 km long.',
  fields: (t) => ({
    south: t.float({ required: true, description: 'The lowest latitude.' }),
    west: t.float({
      required: true,
      description: 'The lowest longitude. It must be less than `east`, so a box cannot cross the 180th meridian.',
    }),
    north: t.float({ required: true, description: 'The highest latitude.' }),
    east: t.float({ required: true, description: 'The highest longitude.' }),
  }),
});

/** The area to search in. An input must have exactly one of the fields. */
export const AreaInput = builder.inputType('AreaInput', {
  description: 'The area to search in. Give exactly one of the fields.',
  isOneOf: true,
  fields: (t) => ({
    city: t.string({
      description:
        'A city as people type it, with its state if necessary ("Phoenix, AZ"), or a ZIP code; at most 100 ' +
        'characters. The search also finds restaurants in other towns within the city’s searchRadiusMeters.',
    }),
    cityId: t.id({ description: 'The global id or key of a City.' }),
    point: t.field({ type: PointAreaInput, description: 'A circle around a point.' }),
    box: t.field({ type: BoxAreaInput, description: 'A rectangle, e.g. the visible part of a map.' }),
  }),
});

/**
 * The area in the form that the search needs. The search checks that exactly one field is given, because compiled
 * operations (see compileOperations) do not check this.
 */
export function readArea(area: typeof AreaInput.$inferInput | null | undefined): AreaRequest | null {
  if (!area) return null;
  const ways = area as { [Way in 'city' | 'cityId' | 'point' | 'box']?: AreaRequest[Way] };
  return { ...ways, cityId: ways.cityId == null ? null : (keyOf('City', ways.cityId) ?? ways.cityId) };
}
