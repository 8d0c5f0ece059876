import { listDiary } from '../../domain/diary/listDiary';
import { addViewerList } from '../addViewerList';
import { readWithExtras } from '../listExtras';
import { DiaryEntry } from './DiaryEntry';

/** One entry of the diary. */
export const DiaryEntryEdge = addViewerList({
  field: 'diary',
  node: DiaryEntry,
  name: 'DiaryEntry',
  list: 'restaurant_diary',
  descriptions: {
    edge: 'One entry of the diary.',
    page: 'A page of the viewer’s diary, what was added last first.',
    field: 'The viewer’s diary, what was added last first; empty for all but members.',
  },
  read: readWithExtras(listDiary),
});
