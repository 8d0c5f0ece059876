import type { Pool } from 'pg';
import { type DiaryEntry, Prisma } from '../../database/__generated__/prisma/client';
import type { ListPage } from '../../lists/listPage';
import { type List, type ListSource, readList, type WantedExtras } from '../../lists/readList';
import type { Viewer } from '../../Viewer';

const diaryByVisit: ListSource<DiaryEntry> = {
  table: 'restaurant_diary',
  fields: Prisma.DiaryEntryScalarFieldEnum,
  date: 'addedAt',
  order: {
    name: 'diary_by_visit',
    at: Prisma.sql`coalesce(visited_at, added_at)`,
    dateOf: ({ visitedAt, addedAt }) => visitedAt ?? addedAt,
  },
};

/**
 * The member's diary, latest date first; empty for guests and anonymous visitors. The date of an entry is the date of
 * the visit that its database row contains (visitOn), usually the latest visit. If the entry has no visit, or if this
 * visit has no date, the date on which the entry was added counts.
 */
export function listDiaryByVisit(
  deps: { pool: Pool },
  viewer: Viewer,
  page: ListPage,
  extras?: WantedExtras,
): Promise<List<DiaryEntry>> {
  return readList(deps, viewer, diaryByVisit, page, extras);
}
