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
    page: 'A page of what the viewer removed, newest first.',
    field:
      'What the viewer took off the list and out of the diary within the last 30 days, the newest 1,000, newest first; ' +
      'empty for all but members.',
  },
  read: readWithExtras(listRemoved),
});
