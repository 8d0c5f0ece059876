import type { Pool } from 'pg';
import { Prisma, type RemovedItem } from '../../database/__generated__/prisma/client';
import type { ListPage } from '../../lists/listPage';
import { type List, type ListSource, readList, type WantedExtras } from '../../lists/readList';
import type { Viewer } from '../../Viewer';

const removed: ListSource<RemovedItem> = {
  table: 'recently_removed',
  fields: Prisma.RemovedItemScalarFieldEnum,
  date: 'removedAt',
};

/** The member's removed items that can still be restored, newest first; empty for guests and anonymous visitors. */
export function listRemoved(
  deps: { pool: Pool },
  viewer: Viewer,
  page: ListPage,
  extras?: WantedExtras,
): Promise<List<RemovedItem>> {
  return readList(deps, viewer, removed, page, extras);
}
