import { type DayVisit, listVisitsBetween } from '../../domain/diary/listVisitsBetween';
import { readListPage } from '../../lists/listPage';
import { builder } from '../builder';
import { DiaryEntry } from '../DiaryEntry/DiaryEntry';
import { connectionFrom } from '../listConnection';
import { Viewer } from '../Viewer/Viewer';
import { DiaryVisit } from './DiaryVisit';

const DatedDiaryVisitEdge = builder.edgeObject({
  type: DiaryVisit,
  name: 'DatedDiaryVisitEdge',
  description: 'A visit on its day.',
  fields: (t) => ({
    day: t.field({
      type: 'Date',
      description: 'The day it was then at the place; of a moment in UTC where its time zone is not known.',
      resolve: (edge) => (edge as unknown as DayEdge).day,
    }),
    diaryEntry: t.field({
      type: DiaryEntry,
      description: 'The entry that it is a visit of.',
      resolve: (edge) => (edge as unknown as DayEdge).entry,
    }),
  }),
});

type DayEdge = Pick<DayVisit, 'day' | 'entry'>;

const DatedDiaryVisitConnection = builder.connectionObject(
  {
    type: DiaryVisit,
    name: 'DatedDiaryVisitConnection',
    description: 'A page of visits by their day, the latest first.',
  },
  DatedDiaryVisitEdge,
);

builder.objectField(Viewer, 'diaryVisits', (t) =>
  t.field({
    type: DatedDiaryVisitConnection,
    description:
      'The visits of these days, of all entries, the latest day first; empty for all but members. Those without a date are on no day.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day.' }),
      ...t.arg.connectionArgs(),
    },
    resolve: async (_viewer, { from, to, ...args }, context) => {
      const page = await listVisitsBetween(context, context.viewer, { from, to }, readListPage('diary_days', args));
      const { edges, ...rest } = connectionFrom(page);
      return {
        ...rest,
        edges: edges.map(({ cursor, node: { visit, day, entry } }) => ({ cursor, node: visit, day, entry })),
      };
    },
  }),
);
