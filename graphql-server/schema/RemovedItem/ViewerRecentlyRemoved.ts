import { listRemoved } from '../../domain/removed/listRemoved';
import { addViewerList } from '../addViewerList';
import { readWithExtras } from '../listExtras';
import { RemovedItem } from './RemovedItem';

/** The GraphQL edge of a removed item in the viewer's recentlyRemoved. */
export const RemovedItemEdge = addViewerList({
  field: 'recentlyRemoved',
  node: RemovedItem,
  name: 'RemovedItem',
  list: 'recently_removed',
  descriptions: {
    edge: 'One removed item.',
    page: 'A page of the items that the viewer removed, the last removed item first.',
    field:
      'The items that the viewer removed from the saved list and the diary in the last 30 days, at most 1,000. The ' +
      'last removed item comes first. Empty unless the viewer is a member.',
  },
  read: readWithExtras(listRemoved),
});
