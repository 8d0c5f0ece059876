import type { Pool } from 'pg';
import { Prisma, type UserRating } from '../../database/__generated__/prisma/client';
import type { ListPage } from '../../lists/listPage';
import { type List, type ListSource, readList, type WantedExtras } from '../../lists/readList';
import type { Viewer } from '../../Viewer';

const ratings: ListSource<UserRating> = {
  table: 'user_ratings',
  fields: Prisma.UserRatingScalarFieldEnum,
  date: 'ratedAt',
};

/** The member's ratings, newest first; empty for guests and anonymous visitors. */
export function listRatings(
  deps: { pool: Pool },
  viewer: Viewer,
  page: ListPage,
  extras?: WantedExtras,
): Promise<List<UserRating>> {
  return readList(deps, viewer, ratings, page, extras);
}
