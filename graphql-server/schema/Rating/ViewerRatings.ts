import { listRatings } from '../../domain/ratings/listRatings';
import { readListPage } from '../../lists/listPage';
import { builder } from '../builder';
import { besideOf, connectionFrom, rememberBeside } from '../listConnection';
import { Viewer } from '../Viewer/Viewer';
import { Rating } from './Rating';

/** One rating. */
export const RatingEdge = builder.edgeObject({
  type: Rating,
  name: 'RatingEdge',
  description: 'One rating.',
});

const RatingConnection = builder.connectionObject(
  {
    type: Rating,
    name: 'RatingConnection',
    description: 'A page of the viewer’s ratings, newest first.',
  },
  RatingEdge,
);

builder.objectField(Viewer, 'ratings', (t) =>
  t.field({
    type: RatingConnection,
    description: 'What the viewer rated, newest first; empty for all but members.',
    args: { ...t.arg.connectionArgs() },
    resolve: async (viewer, args, context, info) => {
      const beside = besideOf(info);
      const list = await listRatings(context, viewer, readListPage('user_ratings', args), beside);
      rememberBeside(context.loaders, list, beside);
      return connectionFrom(list);
    },
  }),
);
