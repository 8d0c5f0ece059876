import type { Pool } from 'pg';
import { type DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import { columnsOf, partOf } from '../../database/columns';
import { type ListPage, listCursor } from '../../lists/listPage';
import type { Paged } from '../../lists/Paged';
import { type Counts, countsOf, inOrder, isWithin, pagePositionOf } from '../../lists/positions';

/** A page of an entry's visits. */
export type VisitPage = Paged<DiaryVisit>;

const NONE: VisitPage = { totalCount: 0, items: [], hasPreviousPage: false, hasNextPage: false };

/**
 * Reads one page of visits for each of these entries (uuids), most recently added first. One visit is stored in the row
 * of the entry itself; it is included if it is not blank. One statement reads all pages. For entries of other members,
 * the pages are empty.
 */
export async function readVisits(
  pool: Pool,
  userId: string | null,
  entryIds: readonly string[],
  page: ListPage,
): Promise<Map<string, VisitPage>> {
  const { text, values } = statement(userId, entryIds, page);
  const name = `visits ${page.backwards ? 'backwards' : 'forwards'}`;
  const { rows } = await pool.query<Record<string, unknown> & Counts & { of: string }>({ name, text, values });
  const pages = new Map<string, VisitPage>();
  for (const { of, ...counts } of rows) {
    const items = rows.flatMap((row) => {
      const visit = row.of === of ? partOf<DiaryVisit>(row, 'visit') : null;
      return visit ? { cursor: visitCursor(visit), entry: visit } : [];
    });
    if (!pages.has(of)) pages.set(of, { items, ...pagePositionOf(counts, page, items.length) });
  }
  return new Map(entryIds.map((id) => [id, pages.get(id) ?? NONE]));
}

/** The cursor of a visit in the list of visits of its entry. */
export const visitCursor = ({ entryId, addedAt, id }: DiaryVisit) =>
  listCursor(`diary_visits ${entryId}`, { at: addedAt, id });

/**
 * Each row of the result has one visit and the counts of its entry. An entry with visits but an empty page has one row,
 * which contains only the counts. An entry without visits has no row.
 */
function statement(userId: string | null, entryIds: readonly string[], page: ListPage): Prisma.Sql {
  return Prisma.sql`
    WITH entries AS MATERIALIZED (
      SELECT * FROM restaurant_diary WHERE id = ANY(${entryIds}::uuid[]) AND user_id = ${userId}::uuid
    ),
    visits AS MATERIALIZED (
      SELECT id AS entry_id, visit_id AS id, visit_added_at AS at FROM entries
      WHERE num_nonnulls(visited_at, notes, favorite_dishes) > 0
      UNION ALL
      SELECT entry_id, id, added_at FROM diary_visits WHERE entry_id IN (SELECT id FROM entries)
    ),
    counts AS (SELECT entry_id, ${countsOf(page)} FROM visits GROUP BY entry_id),
    page AS (
      SELECT * FROM (
        SELECT *, row_number() OVER (PARTITION BY entry_id ORDER BY ${inOrder(page)}) - ${page.offset ?? 0}::int AS place
        FROM visits WHERE ${isWithin(page)}
      ) AS numbered WHERE place BETWEEN 1 AND ${page.size}::int
    ),
    whole AS (
      SELECT v.* FROM page JOIN diary_visits v ON v.id = page.id
      UNION ALL
      SELECT visit_id, e.id, visited_at, visited_is_day, notes, favorite_dishes, visit_added_at
      FROM page JOIN entries e ON e.visit_id = page.id
    )
    SELECT counts.entry_id AS of, total, "beforePage", "afterPage", ${columnsOf('w', Prisma.DiaryVisitScalarFieldEnum, 'visit')}
    FROM counts LEFT JOIN whole w ON w.entry_id = counts.entry_id
    ORDER BY counts.entry_id, w.added_at DESC, w.id DESC`;
}
