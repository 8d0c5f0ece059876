import { listSearches } from '../../domain/history/listSearches';
import { addViewerList } from '../addViewerList';
import { SearchRecord } from './SearchRecord';

/** The GraphQL edge of a search in the viewer's history. */
export const SearchRecordEdge = addViewerList({
  field: 'searchHistory',
  node: SearchRecord,
  name: 'SearchRecord',
  list: 'search_history',
  descriptions: {
    edge: 'One search.',
    page: 'A page of the viewer’s searches, newest first. At most 100 searches are stored.',
    field: 'The viewer’s searches, newest first; empty unless the viewer is a member.',
  },
  read: (context, page) => listSearches(context, context.viewer, page),
});
