import { listSearches } from '../../domain/history/listSearches';
import { addViewerList } from '../addViewerList';
import { SearchRecord } from './SearchRecord';

/** One search. */
export const SearchRecordEdge = addViewerList({
  field: 'searchHistory',
  node: SearchRecord,
  name: 'SearchRecord',
  list: 'search_history',
  descriptions: {
    edge: 'One search.',
    page: 'A page of the viewer’s searches, the newest 100 at most, newest first.',
    field: 'What the viewer searched for, newest first; empty for all but members.',
  },
  read: (context, page) => listSearches(context, context.viewer, page),
});
