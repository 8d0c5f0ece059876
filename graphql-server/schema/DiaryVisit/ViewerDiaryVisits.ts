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
  description: 'A visit and its day.',
  fields: (t) => ({
    day: t.field({
      type: 'Date',
      description:
        'The day of the visit. If the visit has a time, this is the day in the restaurant’s time zone, or in UTC if ' +
        'that zone is unknown.',
      resolve: (edge) => (edge as unknown as DayEdge).day,
    }),
    diaryEntry: t.field({
      type: DiaryEntry,
      description: 'The entry that the visit belongs to.',
      resolve: (edge) => (edge as unknown as DayEdge).entry,
    }),
  }),
});

type DayEdge = Pick<DayVisit, 'day' | 'entry'>;

const DatedDiaryVisitConnection = builder.connectionObject(
  {
    type: DiaryVisit,
    name: 'DatedDiaryVisitConnection',
    description: 'A page of visits, sorted by day, the latest day first.',
  },
  DatedDiaryVisitEdge,
);

builder.objectField(Viewer, 'diaryVisits', (t) =>
  t.field({
    type: DatedDiaryVisitConnection,
    description:
      'All visits in the diary on the days from `from` to `to`, the latest day first. Visits without a date are left ' +
      'out. Empty if the viewer is not a member.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day.' }),
      ...t.arg.connectionArgs(),
    },
    resolve: async (_viewer, { from, to, ...args }, context) => {
      const page = readListPage(`diary_days ${from} ${to}`, args);
      const visits = await listVisitsBetween(context, context.viewer, { from, to }, page);
      const { edges, ...rest } = connectionFrom(visits);
      return {
        ...rest,
        edges: edges.map(({ cursor, node: { visit, day, entry } }) => ({ cursor, node: visit, day, entry })),
      };
    },
  }),
);
