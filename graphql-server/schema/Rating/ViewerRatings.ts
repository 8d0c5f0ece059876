import type { UserRating as Row } from '../../database/__generated__/prisma/client';
import { readListPage } from '../../domain/lists/listPage';
import { listRatings } from '../../domain/ratings/listRatings';
import { builder } from '../builder';
import { besideOf, connectionFrom, rememberBeside } from '../listConnection';
import { Viewer } from '../Viewer/Viewer';
import { UserRating } from './UserRating';

/** What an edge is made from. */
export interface ViewerRatingsEdge {
  cursor: string;
  node: Row;
}

/** One rating. */
export const ViewerRatingsConnectionEdge = builder.edgeObject({
  type: UserRating,
  name: 'ViewerRatingsConnectionEdge',
  description: 'One rating.',
});

const ViewerRatingsConnection = builder.connectionObject(
  {
    type: UserRating,
    name: 'ViewerRatingsConnection',
    description: 'A page of the viewer’s ratings, newest first.',
  },
  ViewerRatingsConnectionEdge,
);

builder.objectField(Viewer, 'ratings', (t) =>
  t.field({
    type: ViewerRatingsConnection,
    description: 'What the viewer rated, newest first; empty for guests.',
    args: { ...t.arg.connectionArgs() },
    resolve: async (viewer, args, context, info) => {
      const beside = besideOf(info);
      const list = await listRatings(context, viewer, readListPage(args), beside);
      rememberBeside(context.loaders, list, beside);
      return connectionFrom(list);
    },
  }),
);
