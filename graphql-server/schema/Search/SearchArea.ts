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
        'The area has restaurants, even if our list of cities does not contain the town. This does not mean that ' +
        'any of them matches the craving.',
    },
    UNKNOWN: { description: 'No city has this name or id, and no restaurant’s address names it. Use citySuggestions.' },
    AMBIGUOUS: {
      description:
        'Several cities have this name. The most populous city was searched, even if it has no restaurant; see ' +
        '`alternatives`.',
    },
    EMPTY: { description: 'The area is known, but the catalog lists no restaurant there.' },
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

/** The searched area. */
export const SearchArea = builder.objectRef<Area & { status: AreaStatus }>('SearchArea').implement({
  description: 'The searched area, as the search understood it.',
  fields: (t) => ({
    status: t.expose('status', { type: SearchAreaStatus, description: 'What the search found for the area.' }),
    city: t.expose('city', {
      type: City,
      nullable: true,
      description: 'The city; null for points and boxes, and when no city is known.',
    }),
    alternatives: t.field({
      type: [City],
      extensions: listOf(MAX_ALTERNATIVES),
      description:
        'Other cities with the same name if the status is AMBIGUOUS, the most populous first, at most ' +
        `${MAX_ALTERNATIVES}; else empty.`,
      resolve: ({ alternatives }) => alternatives.slice(0, MAX_ALTERNATIVES),
    }),
    center: t.expose('center', {
      type: Coordinates,
      nullable: true,
      description:
        'The point from which distances are measured: the given point, or the middle of the city or box. Null if ' +
        'the status is UNKNOWN, and for a town that our list of cities does not contain.',
    }),
    radiusMeters: t.int({
      nullable: true,
      description: 'The radius of the area around the center, in meters; null for boxes, and without a center.',
      resolve: ({ kilometres }) => (kilometres === null ? null : Math.round(1000 * kilometres)),
    }),
    box: t.expose('box', { type: Box, nullable: true, description: 'The requested box, if there is one.' }),
  }),
});
