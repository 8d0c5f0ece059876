import { listSearches } from '../../domain/history/listSearches';
import { readListPage } from '../../lists/listPage';
import { builder } from '../builder';
import { connectionFrom } from '../listConnection';
import { Viewer } from '../Viewer/Viewer';
import { SearchRecord } from './SearchRecord';

/** One search. */
export const SearchRecordEdge = builder.edgeObject({
  type: SearchRecord,
  name: 'SearchRecordEdge',
  description: 'One search.',
});

const SearchRecordConnection = builder.connectionObject(
  {
    type: SearchRecord,
    name: 'SearchRecordConnection',
    description: 'A page of the viewer’s searches, the newest 100 at most, newest first.',
  },
  SearchRecordEdge,
);

builder.objectField(Viewer, 'searchHistory', (t) =>
  t.field({
    type: SearchRecordConnection,
    description: 'What the viewer searched for, newest first; empty for all but members.',
    args: { ...t.arg.connectionArgs() },
    resolve: async (viewer, args, context) =>
      connectionFrom(await listSearches(context, viewer, readListPage('search_history', args))),
  }),
);
