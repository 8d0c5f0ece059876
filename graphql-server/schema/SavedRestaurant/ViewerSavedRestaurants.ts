import type { SavedRestaurant as Row } from '../../database/__generated__/prisma/client';
import { readListPage } from '../../domain/lists/listPage';
import { listSaved } from '../../domain/saved/listSaved';
import { builder } from '../builder';
import { besideOf, connectionFrom, rememberBeside } from '../listConnection';
import { Viewer } from '../Viewer/Viewer';
import { SavedRestaurant } from './SavedRestaurant';

/** What an edge is made from. */
export interface ViewerSavedRestaurantsEdge {
  cursor: string;
  node: Row;
}

/** One saved restaurant. */
export const ViewerSavedRestaurantsConnectionEdge = builder.edgeObject({
  type: SavedRestaurant,
  name: 'ViewerSavedRestaurantsConnectionEdge',
  description: 'One saved restaurant.',
});

const ViewerSavedRestaurantsConnection = builder.connectionObject(
  {
    type: SavedRestaurant,
    name: 'ViewerSavedRestaurantsConnection',
    description: 'A page of what the viewer keeps, newest first.',
  },
  ViewerSavedRestaurantsConnectionEdge,
);

builder.objectField(Viewer, 'savedRestaurants', (t) =>
  t.field({
    type: ViewerSavedRestaurantsConnection,
    description: 'What the viewer keeps on the server, newest first; empty for guests, whose list is on their device.',
    args: { ...t.arg.connectionArgs() },
    resolve: async (viewer, args, context, info) => {
      const beside = besideOf(info);
      const list = await listSaved(context, viewer, readListPage(args), beside);
      rememberBeside(context.loaders, list, beside);
      return connectionFrom(list);
    },
  }),
);
