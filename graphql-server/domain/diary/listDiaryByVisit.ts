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
 * The member's diary, latest first. Each entry shows at most one visit. The entries are ordered by the dates of these
 * visits. For an entry without a visit, or with a visit without a date, the date on which the entry was added counts.
 */
export function listDiaryByVisit(
  deps: { pool: Pool },
  viewer: Viewer,
  page: ListPage,
  extras?: WantedExtras,
): Promise<List<DiaryEntry>> {
  return readList(deps, viewer, diaryByVisit, page, extras);
}
