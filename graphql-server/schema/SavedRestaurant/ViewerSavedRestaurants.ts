import type { SavedRestaurant as SavedRow } from '../../database/__generated__/prisma/client';
import type { Arrangement } from '../../domain/saved/arrangeSaved';
import { findSaved } from '../../domain/saved/findSaved';
import { listSaved } from '../../domain/saved/listSaved';
import { type ListRequest, readListPage } from '../../lists/listPage';
import { viewerListTypes } from '../addViewerList';
import { builder } from '../builder';
import { countsAs } from '../cost/fieldWeight';
import { languageArgs } from '../languageArgs';
import { languageOf } from '../languageOf';
import { connectionFrom } from '../listConnection';
import { readWithExtras } from '../listExtras';
import { CoordinatesInput } from '../Restaurant/CoordinatesInput';
import { Viewer } from '../Viewer/Viewer';
import { SavedRestaurant } from './SavedRestaurant';

const SavedRestaurantSort = builder.enumType('SavedRestaurantSort', {
  description: 'The order of the viewer’s saved list. New values may be added.',
  values: {
    NEWEST: { description: 'The most recently saved restaurants come first.' },
    NAME: { description: 'The restaurants are sorted by name, in the alphabetical order of the requested language.' },
    DISTANCE: {
      description:
        'The restaurants nearest to the point `near` come first. Restaurants without a known position come last.',
    },
  } as const,
});

const { edge, connection } = viewerListTypes({
  node: SavedRestaurant,
  name: 'SavedRestaurant',
  descriptions: { edge: 'One saved restaurant.', page: 'A page of the viewer’s saved restaurants.' },
});

/** The GraphQL edge of a restaurant in the viewer's saved list. */
export const SavedRestaurantEdge = edge;

const readNewest = readWithExtras(listSaved);
const readArranged = readWithExtras<SavedRow, Arrangement & ListRequest>((context, viewer, wanted, extras) =>
  findSaved(context, viewer, wanted, wanted, extras),
);

builder.objectField(Viewer, 'savedRestaurants', (t) =>
  t.field({
    type: connection,
    extensions: countsAs(20),
    description:
      'The viewer’s saved restaurants. By default, the most recently saved restaurants come first. The list is empty ' +
      'if the viewer is not a member. The restaurants that a guest saves are stored on the device. totalCount is the ' +
      'number of restaurants that match `text`.',
    args: {
      text: t.arg.string({
        description:
          'Finds restaurants with all these words (or parts of words) in the name, the cuisines, the neighborhood or ' +
          'the city. Capitals and accents do not matter. At most 100 characters. A blank text finds all restaurants.',
      }),
      sort: t.arg({
        type: SavedRestaurantSort,
        required: true,
        defaultValue: 'NEWEST',
        description: 'The order of the list.',
      }),
      near: t.arg({
        type: CoordinatesInput,
        description: 'The point from which distances are measured. The sort DISTANCE requires it.',
      }),
      ...languageArgs,
      ...t.arg.connectionArgs(),
    },
    resolve: async (_viewer, { text, sort, near, language, ...page }, context, info) => {
      if (sort === 'NEWEST' && !text?.trim()) {
        return connectionFrom(await readNewest(context, readListPage('saved_restaurants', page), info));
      }
      const wanted = { sort, text: text?.trim() ?? '', near: near ?? null, language: languageOf(context, language) };
      return connectionFrom(await readArranged(context, { ...wanted, ...page }, info));
    },
  }),
);
