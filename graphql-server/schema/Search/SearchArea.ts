import type { SearchArea as Area, Box as BoxShape } from '../../search/area/SearchArea';
import type { AreaStatus } from '../../search/score/areaStatus';
import { builder } from '../builder';
import { listOf } from '../cost/fieldWeight';
import { City } from '../Location/City';
import { Coordinates } from '../Restaurant/parts';

const MOST_ALTERNATIVES = 10;

const SearchAreaStatus = builder.enumType('SearchAreaStatus', {
  description: 'What came of the area that was asked for. New values may be added.',
  values: {
    FOUND: {
      description:
        'There are restaurants, also in a town that our list of cities lacks; whether any answers the craving is another ' +
        'question.',
    },
    UNKNOWN: { description: 'No city is known by that name or id, and no restaurant is there. Ask citySuggestions.' },
    AMBIGUOUS: {
      description:
        'Several cities bear the name; the most populous was searched, see `alternatives`. It may have no restaurant.',
    },
    EMPTY: { description: 'It is known, and the catalog lists no restaurant there.' },
  } as const,
});

const Box = builder.objectRef<BoxShape>('Box').implement({
  description: 'A box of the map, in degrees (WGS 84).',
  fields: (t) => ({
    south: t.exposeFloat('south', { description: 'The least latitude.' }),
    west: t.exposeFloat('west', {
      description: 'The western edge, less than east: no box crosses the 180th meridian.',
    }),
    north: t.exposeFloat('north', { description: 'The greatest latitude.' }),
    east: t.exposeFloat('east', { description: 'The eastern edge.' }),
  }),
});

/** The searched area. */
export const SearchArea = builder.objectRef<Area & { status: AreaStatus }>('SearchArea').implement({
  description: 'Where was searched, as it was understood.',
  fields: (t) => ({
    status: t.expose('status', { type: SearchAreaStatus, description: 'What came of it.' }),
    city: t.expose('city', {
      type: City,
      nullable: true,
      description: 'The city it means; null for points and boxes, and where none is known.',
    }),
    alternatives: t.field({
      type: [City],
      extensions: listOf(MOST_ALTERNATIVES),
      description: `With AMBIGUOUS, other cities of that name, the most populous first, at most ${MOST_ALTERNATIVES}; else empty.`,
      resolve: ({ alternatives }) => alternatives.slice(0, MOST_ALTERNATIVES),
    }),
    center: t.expose('center', {
      type: Coordinates,
      nullable: true,
      description:
        'Where distances are measured from: the point, or the middle of the city or box; null with UNKNOWN, and with ' +
        'FOUND in a town that our list of cities lacks.',
    }),
    radiusMeters: t.int({
      nullable: true,
      description: 'How far around the center it reaches, in meters; null for boxes, and where there is no center.',
      resolve: ({ kilometres }) => (kilometres === null ? null : Math.round(1000 * kilometres)),
    }),
    box: t.expose('box', { type: Box, nullable: true, description: 'The box that was asked for, if one was.' }),
  }),
});
