import type { DiaryVisit as Row } from '../../database/__generated__/prisma/client';
import { findVisits } from '../../domain/diary/findVisits';
import { visitCursor } from '../../domain/diary/readVisits';
import { writeVisitDate } from '../../domain/visitDate';
import { readListPage } from '../../lists/listPage';
import { builder } from '../builder';
import { pagesOf } from '../cost/fieldWeight';
import { DiaryEntry } from '../DiaryEntry/DiaryEntry';
import { connectionFrom, type ListEdge } from '../listConnection';

/** One visit of a diary entry. Only the member who owns the entry can read the visit. */
export const DiaryVisit = builder.node(builder.objectRef<Row>('DiaryVisit'), {
  description: 'One visit to a restaurant in the viewer’s diary.',
  id: { resolve: ({ id }) => id },
  brandLoadedObjects: true,
  loadManyWithoutCache: (ids, { pool, viewer }) => findVisits(pool, viewer, ids),
  fields: (t) => ({
    uuid: t.exposeID('id', { description: 'The plain id, as in REST.' }),
    visitedAt: t.field({
      type: 'VisitDate',
      nullable: true,
      description: 'The date of the visit; null when the viewer gave no date.',
      resolve: writeVisitDate,
    }),
    notes: t.exposeString('notes', { nullable: true, description: 'The viewer’s notes, in one or more lines.' }),
    dishNotes: t.exposeString('favoriteDishes', {
      nullable: true,
      description: 'The best dishes, as the viewer wrote them.',
    }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When the visit was added to the diary.' }),
  }),
});

/** One visit of an entry. */
export const DiaryVisitEdge = builder.edgeObject({
  type: DiaryVisit,
  name: 'DiaryVisitEdge',
  description: 'One visit of an entry.',
});

const DiaryVisitConnection = builder.connectionObject(
  {
    type: DiaryVisit,
    name: 'DiaryVisitConnection',
    description: 'A page of the visits of an entry. The latest visits come first.',
  },
  DiaryVisitEdge,
);

/** The default size of a page. Most entries have only one or two visits. */
const FEW = 5;

builder.objectField(DiaryEntry, 'visits', (t) =>
  t.field({
    type: DiaryVisitConnection,
    description:
      'All visits of the entry. The latest visits come first; a visit without a date counts from when it was ' +
      'added. If two visits of one day have no time, the visit that was added later comes first. The list is empty ' +
      'if the entry has no visit with a date, notes or dishes.',
    extensions: pagesOf(FEW),
    args: {
      ...t.arg.connectionArgs(),
      first: t.arg.int({
        description: `The number of visits to return, 1 to 100. If \`first\` and \`last\` are absent, it is ${FEW}.`,
      }),
    },
    resolve: async ({ id }, { first, ...args }, { loaders }) => {
      const page = readListPage(`diary_visits ${id}`, { ...args, first: first ?? (args.last == null ? FEW : null) });
      return connectionFrom(await loaders.diaryVisits.load(id, page));
    },
  }),
);

/** Makes the edge of a visit in the list of visits of its entry. */
export function visitEdge(visit: Row): ListEdge<Row> {
  return { cursor: visitCursor(visit), node: visit };
}
