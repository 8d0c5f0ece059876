import { listRemoved } from '../../domain/removed/listRemoved';
import { addViewerList } from '../addViewerList';
import { readWithExtras } from '../listExtras';
import { RemovedItem } from './RemovedItem';

/** One thing that was removed. */
export const RemovedItemEdge = addViewerList({
  field: 'recentlyRemoved',
  node: RemovedItem,
  name: 'RemovedItem',
  list: 'recently_removed',
  descriptions: {
    edge: 'One thing that was removed.',
    page: 'A page of the items that the viewer removed, newest first.',
    field:
      'What the viewer removed from the saved list and the diary in the last 30 days, newest first, at most 1,000 ' +
      'items. Empty unless the viewer is a member.',
  },
  read: readWithExtras(listRemoved),
});
