import { listDiary } from '../../domain/diary/listDiary';
import { readListPage } from '../../lists/listPage';
import { builder } from '../builder';
import { besideOf, connectionFrom, rememberBeside } from '../listConnection';
import { Viewer } from '../Viewer/Viewer';
import { DiaryEntry } from './DiaryEntry';

/** One entry of the diary. */
export const DiaryEntryEdge = builder.edgeObject({
  type: DiaryEntry,
  name: 'DiaryEntryEdge',
  description: 'One entry of the diary.',
});

const DiaryEntryConnection = builder.connectionObject(
  {
    type: DiaryEntry,
    name: 'DiaryEntryConnection',
    description: 'A page of the viewer’s diary, what was added last first.',
  },
  DiaryEntryEdge,
);

builder.objectField(Viewer, 'diary', (t) =>
  t.field({
    type: DiaryEntryConnection,
    description: 'The viewer’s diary, what was added last first; empty for all but members.',
    args: { ...t.arg.connectionArgs() },
    resolve: async (viewer, args, context, info) => {
      const beside = besideOf(info);
      const list = await listDiary(context, viewer, readListPage('restaurant_diary', args), beside);
      rememberBeside(context.loaders, list, beside);
      return connectionFrom(list);
    },
  }),
);
