import type { Pool } from 'pg';
import { type DiaryEntry, type DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import { columnsOf, partOf } from '../../database/columns';
import { UserError } from '../../errors/UserError';
import { type ListPage, listCursor } from '../../lists/listPage';
import type { Paged } from '../../lists/Paged';
import { type Counts, countsOf, inOrder, isWithin, pagePositionOf } from '../../lists/positions';
import type { Viewer } from '../../Viewer';
import { visitDays } from './visitDays';

/** A visit, the day of the visit ("2025-09-04"), and the visit's entry. */
export interface DayVisit {
  day: string;
  visit: DiaryVisit;
  entry: DiaryEntry;
}

/** The first and the last calendar day, both included. */
export interface Days {
  from: string;
  to: string;
}

const NONE: Counts = { total: 0, beforePage: 0, afterPage: 0 };
/** The earliest day that is searched for visits. It replaces an earlier `from`, because Postgres rejects the year 0. */
const EARLIEST = '1900-01-01';

/**
 * A page of the member's visits on these days, latest day first, read in one statement; empty for guests and anonymous
 * visitors. Visits without a date are left out.
 * @throws UserError INVALID with the field `to` when `to` is before `from`
 */
export async function listVisitsBetween(
  { pool }: { pool: Pool },
  viewer: Viewer,
  { from, to }: Days,
  page: ListPage,
): Promise<Paged<DayVisit>> {
  if (to < from) throw new UserError('INVALID', 'to must not lie before from', { field: 'to' });
  if (viewer.kind !== 'MEMBER' || to < EARLIEST) return { items: [], ...pagePositionOf(NONE, page, 0) };
  const { text, values } = statement(viewer.userId, { from: from < EARLIEST ? EARLIEST : from, to }, page);
  const name = `days ${page.backwards ? 'backwards' : 'forwards'}`;
  const { rows } = await pool.query<Record<string, unknown> & Counts>({ name, text, values });
  const items = rows.flatMap((row) => {
    const visit = partOf<DiaryVisit>(row, 'visit');
    const entry = partOf<DiaryEntry>(row, 'entry');
    if (!visit || !entry) return [];
    const cursor = listCursor(`diary_days ${from} ${to}`, { at: row.at as Date, id: visit.id });
    return [{ cursor, entry: { day: row.day as string, visit, entry } }];
  });
  return { items, ...pagePositionOf(rows[0] ?? NONE, page, items.length) };
}

/** Each row has one visit of the page, and the counts. If the page is empty, there is one row, with only the counts. */
function statement(userId: string, { from, to }: Days, page: ListPage): Prisma.Sql {
  return Prisma.sql`
    WITH visits AS MATERIALIZED (
      SELECT * FROM (${visitDays(userId)}) AS dated WHERE day BETWEEN ${from}::date AND ${to}::date
    ),
    counts AS (SELECT ${countsOf(page)} FROM visits),
    page AS (
      SELECT * FROM visits WHERE ${isWithin(page)}
      ORDER BY ${inOrder(page)} LIMIT ${page.size}::int OFFSET ${page.offset ?? 0}::int
    ),
    whole AS (
      SELECT d.* FROM page JOIN diary_visits d ON d.id = page.id
      UNION ALL
      SELECT visit_id, e.id, e.visited_at, e.visited_is_day, e.notes, e.favorite_dishes, visit_added_at
      FROM page JOIN restaurant_diary e ON e.visit_id = page.id
    )
    SELECT counts.*, page.at, to_char(page.day, 'YYYY-MM-DD') AS day,
      ${columnsOf('w', Prisma.DiaryVisitScalarFieldEnum, 'visit')},
      ${columnsOf('e', Prisma.DiaryEntryScalarFieldEnum, 'entry')}
    FROM counts LEFT JOIN page ON true LEFT JOIN whole w ON w.id = page.id
      LEFT JOIN restaurant_diary e ON e.id = page.entry_id
    ORDER BY page.at DESC, page.id DESC`;
}
