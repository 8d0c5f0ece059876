import { listSaved } from '../../domain/saved/listSaved';
import { readListPage } from '../../lists/listPage';
import { builder } from '../builder';
import { besideOf, connectionFrom, rememberBeside } from '../listConnection';
import { Viewer } from '../Viewer/Viewer';
import { SavedRestaurant } from './SavedRestaurant';

/** One saved restaurant. */
export const SavedRestaurantEdge = builder.edgeObject({
  type: SavedRestaurant,
  name: 'SavedRestaurantEdge',
  description: 'One saved restaurant.',
});

const SavedRestaurantConnection = builder.connectionObject(
  {
    type: SavedRestaurant,
    name: 'SavedRestaurantConnection',
    description: 'A page of what the viewer keeps, newest first.',
  },
  SavedRestaurantEdge,
);

builder.objectField(Viewer, 'savedRestaurants', (t) =>
  t.field({
    type: SavedRestaurantConnection,
    description:
      'What the viewer keeps on the server, newest first; empty for all but members: a guest’s is on the device.',
    args: { ...t.arg.connectionArgs() },
    resolve: async (viewer, args, context, info) => {
      const beside = besideOf(info);
      const list = await listSaved(context, viewer, readListPage('saved_restaurants', args), beside);
      rememberBeside(context.loaders, list, beside);
      return connectionFrom(list);
    },
  }),
);
