import type { Pool } from 'pg';
import { type DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import { columnsOf } from '../../database/columns';
import { isUuid } from '../../database/isUuid';
import type { Viewer } from '../../Viewer';

/**
 * The member's own visits in the order of `ids` (uuids). Null for a visit that does not exist, that belongs to somebody
 * else, or that has no date, no note and no dishes.
 */
export async function findVisits(pool: Pool, viewer: Viewer, ids: readonly string[]): Promise<(DiaryVisit | null)[]> {
  const wanted = ids.filter(isUuid);
  if (viewer.kind !== 'MEMBER' || wanted.length === 0) return ids.map(() => null);
  const { rows } = await pool.query<DiaryVisit>(Prisma.sql`
    SELECT ${columnsOf('v', Prisma.DiaryVisitScalarFieldEnum)}
    FROM diary_visits v JOIN restaurant_diary e ON e.id = v.entry_id
    WHERE v.id = ANY(${wanted}::uuid[]) AND e.user_id = ${viewer.userId}::uuid
    UNION ALL
    SELECT visit_id, id, visited_at, visited_is_day, notes, favorite_dishes, visit_added_at FROM restaurant_diary
    WHERE visit_id = ANY(${wanted}::uuid[]) AND user_id = ${viewer.userId}::uuid
      AND num_nonnulls(visited_at, notes, favorite_dishes) > 0`);
  const found = new Map(rows.map((visit) => [visit.id, visit]));
  return ids.map((id) => found.get(id.toLowerCase()) ?? null);
}
