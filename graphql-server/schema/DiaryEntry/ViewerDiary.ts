import { listDiaryByAdded } from '../../domain/diary/listDiaryByAdded';
import { listDiaryByVisit } from '../../domain/diary/listDiaryByVisit';
import { readListPage } from '../../lists/listPage';
import { builder } from '../builder';
import { connectionFrom } from '../listConnection';
import { readWithExtras } from '../listExtras';
import { Viewer } from '../Viewer/Viewer';
import { DiaryEntry } from './DiaryEntry';

const DiaryEntrySort = builder.enumType('DiaryEntrySort', {
  description: 'The order of the viewer’s diary. New values may be added.',
  values: {
    LAST_ADDED: { description: 'Entries that were added last come first.' },
    LAST_VISITED: {
      description:
        'Entries are sorted by the date of the visit that they show, the latest date first. If an entry shows no ' +
        'visit, or a visit without a date, the date on which the entry was added is used instead.',
    },
  } as const,
});

/** One entry of the diary. */
export const DiaryEntryEdge = builder.edgeObject({
  type: DiaryEntry,
  name: 'DiaryEntryEdge',
  description: 'One entry of the diary.',
});

const DiaryEntryConnection = builder.connectionObject(
  { type: DiaryEntry, name: 'DiaryEntryConnection', description: 'A page of the viewer’s diary.' },
  DiaryEntryEdge,
);

const byAdded = { list: 'restaurant_diary', read: readWithExtras(listDiaryByAdded) } as const;
const byVisit = { list: 'diary_by_visit', read: readWithExtras(listDiaryByVisit) } as const;

builder.objectField(Viewer, 'diary', (t) =>
  t.field({
    type: DiaryEntryConnection,
    description:
      'The viewer’s diary. By default, the entries that were added last come first. The diary is empty if the viewer ' +
      'is not a member. A cursor is valid only for the `sort` with which the cursor was read.',
    args: {
      sort: t.arg({
        type: DiaryEntrySort,
        required: true,
        defaultValue: 'LAST_ADDED',
        description: 'The order of the entries.',
      }),
      ...t.arg.connectionArgs(),
    },
    resolve: async (_viewer, { sort, ...page }, context, info) => {
      const { list, read } = sort === 'LAST_VISITED' ? byVisit : byAdded;
      return connectionFrom(await read(context, readListPage(list, page), info));
    },
  }),
);
