import type { Pool } from 'pg';
import { Prisma, type SavedRestaurant } from '../../database/__generated__/prisma/client';
import type { ListPage } from '../../lists/listPage';
import { type List, type ListExtras, type ListSource, readList } from '../../lists/readList';
import type { Viewer } from '../../Viewer';

/** The table of what members keep. */
export const savedList: ListSource<SavedRestaurant> = {
  table: 'saved_restaurants',
  fields: Prisma.SavedRestaurantScalarFieldEnum,
  date: 'savedAt',
};

/** What the member keeps, newest first; nothing for guests and anonymous visitors. */
export function listSaved(
  deps: { pool: Pool },
  viewer: Viewer,
  page: ListPage,
  extras?: ListExtras,
): Promise<List<SavedRestaurant>> {
  return readList(deps, viewer, savedList, page, extras);
}
