import type { SearchRecord as Row } from '../../database/__generated__/prisma/client';
import { listSearches } from '../../domain/history/listSearches';
import { readListPage } from '../../domain/lists/listPage';
import { builder } from '../builder';
import { connectionFrom } from '../listConnection';
import { Viewer } from '../Viewer/Viewer';
import { SearchRecord } from './SearchRecord';

/** What an edge is made from. */
export interface ViewerSearchHistoryEdge {
  cursor: string;
  node: Row;
}

/** One search. */
export const ViewerSearchHistoryConnectionEdge = builder.edgeObject({
  type: SearchRecord,
  name: 'ViewerSearchHistoryConnectionEdge',
  description: 'One search.',
});

const ViewerSearchHistoryConnection = builder.connectionObject(
  {
    type: SearchRecord,
    name: 'ViewerSearchHistoryConnection',
    description: 'A page of the viewer’s searches, the newest 100 at most, newest first.',
  },
  ViewerSearchHistoryConnectionEdge,
);

builder.objectField(Viewer, 'searchHistory', (t) =>
  t.field({
    type: ViewerSearchHistoryConnection,
    description: 'What the viewer searched for, newest first; empty for guests.',
    args: { ...t.arg.connectionArgs() },
    resolve: async (viewer, args, context) => connectionFrom(await listSearches(context, viewer, readListPage(args))),
  }),
);
