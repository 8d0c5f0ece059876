import type { Pool } from 'pg';
import { Prisma } from '../../database/__generated__/prisma/client';
import type { Viewer } from '../../Viewer';
import { visitDays } from './visitDays';

/** A calendar month with visits of the member. `month` is 1 for January. */
export interface DiaryMonth {
  year: number;
  month: number;
  visitCount: number;
}

/** The months with dated visits, latest first; empty for guests and anonymous visitors. */
export async function listDiaryMonths({ pool }: { pool: Pool }, viewer: Viewer): Promise<DiaryMonth[]> {
  if (viewer.kind !== 'MEMBER') return [];
  const { rows } = await pool.query<DiaryMonth>(Prisma.sql`
    SELECT extract(year FROM day)::int AS year, extract(month FROM day)::int AS month, count(*)::int AS "visitCount"
    FROM (${visitDays(viewer.userId)}) AS dated GROUP BY 1, 2 ORDER BY 1 DESC, 2 DESC`);
  return rows;
}
