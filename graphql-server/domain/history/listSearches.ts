import type { Pool } from 'pg';
import { Prisma, type SearchRecord } from '../../database/__generated__/prisma/client';
import type { ListPage } from '../../lists/listPage';
import { type List, type ListSource, readList } from '../../lists/readList';
import type { Viewer } from '../../Viewer';

const searches: ListSource<SearchRecord> = {
  table: 'search_history',
  fields: Prisma.SearchRecordScalarFieldEnum,
  date: 'searchedAt',
};

/** The member's searches, newest first; empty for guests and anonymous visitors. */
export function listSearches(deps: { pool: Pool }, viewer: Viewer, page: ListPage): Promise<List<SearchRecord>> {
  return readList(deps, viewer, searches, page);
}
