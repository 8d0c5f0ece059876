import type { Pool } from 'pg';
import { Prisma, type SavedRestaurant } from '../../database/__generated__/prisma/client';
import type { ListPage } from '../../lists/listPage';
import { type List, type ListSource, readList, type WantedExtras } from '../../lists/readList';
import type { Viewer } from '../../Viewer';

/** The table of the members' saved restaurants. */
export const savedList: ListSource<SavedRestaurant> = {
  table: 'saved_restaurants',
  fields: Prisma.SavedRestaurantScalarFieldEnum,
  date: 'savedAt',
};

/** The member's saved restaurants, newest first; empty for guests and anonymous visitors. */
export function listSaved(
  deps: { pool: Pool },
  viewer: Viewer,
  page: ListPage,
  extras?: WantedExtras,
): Promise<List<SavedRestaurant>> {
  return readList(deps, viewer, savedList, page, extras);
}
