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
  description: 'What comes first on the viewer’s list. New values may be added.',
  values: {
    NEWEST: { description: 'What was saved last.' },
    NAME: { description: 'By name, as the language sorts.' },
    DISTANCE: {
      description: 'What is nearest to the point given as near; restaurants of which nobody knows where come last.',
    },
  } as const,
});

const { edge, connection } = viewerListTypes({
  node: SavedRestaurant,
  name: 'SavedRestaurant',
  descriptions: { edge: 'One saved restaurant.', page: 'A page of what the viewer keeps.' },
});

/** One saved restaurant. */
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
      'What the viewer keeps on the server, newest first unless sorted otherwise; empty for all but members: a guest’s is on the device. totalCount is of what the text finds.',
    args: {
      text: t.arg.string({
        description:
          'Words that all stand in the name, the cuisines, the neighborhood or the city, without regard to capitals and accents; at most 100 characters. Blank finds all.',
      }),
      sort: t.arg({
        type: SavedRestaurantSort,
        required: true,
        defaultValue: 'NEWEST',
        description: 'What comes first.',
      }),
      near: t.arg({ type: CoordinatesInput, description: 'Where DISTANCE is measured from; it needs one.' }),
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
