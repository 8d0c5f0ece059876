import type { DiaryEntry as Row } from '../../database/__generated__/prisma/client';
import { listDiary } from '../../domain/diary/listDiary';
import { readListPage } from '../../domain/lists/listPage';
import { builder } from '../builder';
import { besideOf, connectionFrom, rememberBeside } from '../listConnection';
import { Viewer } from '../Viewer/Viewer';
import { DiaryEntry } from './DiaryEntry';

/** What an edge is made from. */
export interface ViewerDiaryEdge {
  cursor: string;
  node: Row;
}

/** One entry of the diary. */
export const ViewerDiaryConnectionEdge = builder.edgeObject({
  type: DiaryEntry,
  name: 'ViewerDiaryConnectionEdge',
  description: 'One entry of the diary.',
});

const ViewerDiaryConnection = builder.connectionObject(
  {
    type: DiaryEntry,
    name: 'ViewerDiaryConnection',
    description: 'A page of the viewer’s diary, what was added last first.',
  },
  ViewerDiaryConnectionEdge,
);

builder.objectField(Viewer, 'diary', (t) =>
  t.field({
    type: ViewerDiaryConnection,
    description: 'The viewer’s diary, what was added last first; empty for guests.',
    args: { ...t.arg.connectionArgs() },
    resolve: async (viewer, args, context, info) => {
      const beside = besideOf(info);
      const list = await listDiary(context, viewer, readListPage(args), beside);
      rememberBeside(context.loaders, list, beside);
      return connectionFrom(list);
    },
  }),
);
