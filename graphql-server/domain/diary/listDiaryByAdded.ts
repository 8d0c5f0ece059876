import type { Pool } from 'pg';
import { type DiaryEntry, Prisma } from '../../database/__generated__/prisma/client';
import type { ListPage } from '../../lists/listPage';
import { type List, type ListSource, readList, type WantedExtras } from '../../lists/readList';
import type { Viewer } from '../../Viewer';

const diary: ListSource<DiaryEntry> = {
  table: 'restaurant_diary',
  fields: Prisma.DiaryEntryScalarFieldEnum,
  date: 'addedAt',
};

/** The member's diary, most recently added first; empty for guests and anonymous visitors. */
export function listDiaryByAdded(
  deps: { pool: Pool },
  viewer: Viewer,
  page: ListPage,
  extras?: WantedExtras,
): Promise<List<DiaryEntry>> {
  return readList(deps, viewer, diary, page, extras);
}
