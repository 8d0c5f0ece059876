import type { DiaryVisit as Row } from '../../database/__generated__/prisma/client';
import { findVisits } from '../../domain/diary/findVisits';
import { writeVisitDate } from '../../domain/visitDate';
import { listCursor, readListPage } from '../../lists/listPage';
import { builder } from '../builder';
import { pagesOf } from '../cost/fieldWeight';
import { DiaryEntry } from '../DiaryEntry/DiaryEntry';
import { connectionFrom, type ListEdge } from '../listConnection';

/** A visit of an entry. Only its owner can read it. */
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
      description: 'When the viewer was there; null when that was not said.',
      resolve: writeVisitDate,
    }),
    notes: t.exposeString('notes', { nullable: true, description: 'What the viewer wrote; may have several lines.' }),
    dishNotes: t.exposeString('favoriteDishes', { nullable: true, description: 'What was best, as written.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'When it was added, by the server’s clock.' }),
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
    description: 'A page of the visits of an entry, what was added last first.',
  },
  DiaryVisitEdge,
);

/** The usual number of visits, a high estimate: most entries have one or two. */
const FEW = 5;

builder.objectField(DiaryEntry, 'visits', (t) =>
  t.field({
    type: DiaryVisitConnection,
    description:
      'All its visits, what was added last first: the first is what the entry itself shows. Empty while nothing is said of any.',
    extensions: pagesOf(FEW),
    args: {
      ...t.arg.connectionArgs(),
      first: t.arg.int({ description: `How many from the start (or after \`after\`): 1 to 100, ${FEW} unless told.` }),
    },
    resolve: async ({ id }, { first, ...args }, { loaders }) => {
      const page = readListPage('diary_visits', { ...args, first: first ?? (args.last == null ? FEW : null) });
      return connectionFrom(await loaders.diaryVisits.load(id, page));
    },
  }),
);

/** The edge that a visit is among those of its entry. */
export function visitEdge(visit: Row): ListEdge<Row> {
  return { cursor: listCursor('diary_visits', { at: visit.addedAt, id: visit.id }), node: visit };
}
