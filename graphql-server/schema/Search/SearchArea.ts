import type { SearchArea as Area, Box as BoxShape } from '../../search/area/SearchArea';
import type { AreaStatus } from '../../search/score/areaStatus';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { City } from '../Location/City';
import { Coordinates } from '../Restaurant/parts';

const MAX_ALTERNATIVES = 10;

const SearchAreaStatus = builder.enumType('SearchAreaStatus', {
  description: 'What the search found for the requested area. New values may be added.',
  values: {
    FOUND: {
      description:
        'The area has restaurants, but it is possible that none of them matches the craving. The area can be a town ' +
        'that is not in the list of cities.',
    },
    UNKNOWN: { description: 'No city has this name or id, and no address contains the name. Use citySuggestions.' },
    AMBIGUOUS: {
      description:
        'Several cities have this name. The search used the most populous city, even if that city has no restaurant. ' +
        'The other cities are in `alternatives`.',
    },
    EMPTY: { description: 'The area is known, but the catalog lists no public restaurant there.' },
  } as const,
});

const Box = builder.objectRef<BoxShape>('Box').implement({
  description: 'A rectangle on the map, in degrees (WGS 84).',
  fields: (t) => ({
    south: t.exposeFloat('south', { description: 'The lowest latitude.' }),
    west: t.exposeFloat('west', {
      description: 'The western edge; less than east, because a box cannot cross the 180th meridian.',
    }),
    north: t.exposeFloat('north', { description: 'The highest latitude.' }),
    east: t.exposeFloat('east', { description: 'The eastern edge.' }),
  }),
});

/** The GraphQL type of the searched area. */
export const SearchArea = builder.objectRef<Area & { status: AreaStatus }>('SearchArea').implement({
  description: 'The searched area, as the search understood it.',
  fields: (t) => ({
    status: t.expose('status', { type: SearchAreaStatus, description: 'What the search found for the area.' }),
    city: t.expose('city', {
      type: City,
      nullable: true,
      description:
        'The city; null for points and boxes, for a town that is not in the list of cities, and if the status is ' +
        'UNKNOWN.',
    }),
    alternatives: t.field({
      type: [City],
      extensions: listOf(MAX_ALTERNATIVES),
      description:
        'If the status is AMBIGUOUS: the other cities with the same name, the most populous first, at most ' +
        `${MAX_ALTERNATIVES}. Empty for any other status.`,
      resolve: ({ alternatives }) => alternatives.slice(0, MAX_ALTERNATIVES),
    }),
    center: t.expose('center', {
      type: Coordinates,
      nullable: true,
      description:
        'The point from which distances are measured: the given point, or the middle of the city or box. Null if ' +
        'the status is UNKNOWN, and for a town that is not in the list of cities.',
    }),
    radiusMeters: t.int({
      nullable: true,
      description: 'The radius of the area around the center, in meters; null for boxes, and if the center is null.',
      resolve: ({ kilometres }) => (kilometres === null ? null : Math.round(1000 * kilometres)),
    }),
    box: t.expose('box', { type: Box, nullable: true, description: 'The requested box; null for other areas.' }),
  }),
});
