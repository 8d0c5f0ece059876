import type { Pool } from 'pg';
import { type DiaryVisit, Prisma } from '../../database/__generated__/prisma/client';
import { columnsOf, partOf } from '../../database/columns';
import { type ListPage, listCursor } from '../../lists/listPage';
import type { Paged } from '../../lists/Paged';
import { type Counts, countsOf, inOrder, isWithin, pagePositionOf } from '../../lists/positions';
import { momentOf } from './Visit';

/** A page of an entry's visits. */
export type VisitPage = Paged<DiaryVisit>;

const NONE: VisitPage = { totalCount: 0, items: [], hasPreviousPage: false, hasNextPage: false };

/**
 * Reads one page of visits for each of these entries (uuids), in the order of latestFirst. One visit is stored in the
 * row of the entry itself; it is included if it is not blank. One statement reads all pages. For entries of other
 * members, the pages are empty.
 */
export async function readVisits(
  pool: Pool,
  userId: string | null,
  entryIds: readonly string[],
  page: ListPage,
): Promise<Map<string, VisitPage>> {
  const { text, values } = statement(userId, entryIds, page);
  const name = `visits ${page.backwards ? 'backwards' : 'forwards'}`;
  const { rows } = await pool.query<Record<string, unknown> & Counts & { of: string; at: Date }>({
    name,
    text,
    values,
  });
  const pages = new Map<string, VisitPage>();
  for (const { of, ...counts } of rows) {
    const items = rows.flatMap((row) => {
      const visit = row.of === of ? partOf<DiaryVisit>(row, 'visit') : null;
      return visit ? { cursor: visitCursor(visit, row.at), entry: visit } : [];
    });
    if (!pages.has(of)) pages.set(of, { items, ...pagePositionOf(counts, page, items.length) });
  }
  return new Map(entryIds.map((id) => [id, pages.get(id) ?? NONE]));
}

/** The cursor of a visit in the list of visits of its entry. `at`: the place of the visit in time (see `statement`). */
export const visitCursor = (visit: DiaryVisit, at = momentOf(visit)) =>
  listCursor(`diary_visits ${visit.entryId}`, { at, id: visit.id });

/** SQL for momentOf (Visit.ts). */
const momentColumn = Prisma.raw(`CASE WHEN visited_is_day
  THEN least(greatest(added_at, visited_at), visited_at + interval '23:59:59') ELSE coalesce(visited_at, added_at) END`);

/**
 * Each row of the result has one visit and the counts of its entry. An entry with visits but an empty page has one row,
 * which contains only the counts. An entry without visits has no row. `at` is the visit's place in time (see momentOf).
 * Visits with the same moment get places that differ by a millisecond, in the order in which they were added.
 */
function statement(userId: string | null, entryIds: readonly string[], page: ListPage): Prisma.Sql {
  return Prisma.sql`
    WITH entries AS MATERIALIZED (
      SELECT * FROM restaurant_diary WHERE id = ANY(${entryIds}::uuid[]) AND user_id = ${userId}::uuid
    ),
    dated AS (
      SELECT id AS entry_id, visit_id AS id, visited_at, visited_is_day, visit_added_at AS added_at FROM entries
      WHERE num_nonnulls(visited_at, notes, favorite_dishes) > 0
      UNION ALL
      SELECT entry_id, id, visited_at, visited_is_day, added_at FROM diary_visits WHERE entry_id IN (SELECT id FROM entries)
    ),
    visits AS MATERIALIZED (
      SELECT entry_id, id, moment + interval '1 millisecond' *
        (row_number() OVER (PARTITION BY entry_id, moment ORDER BY added_at, id) - 1) AS at
      FROM (SELECT *, ${momentColumn} AS moment FROM dated) AS placed
    ),
    counts AS (SELECT entry_id, ${countsOf(page)} FROM visits GROUP BY entry_id),
    page AS (
      SELECT * FROM (
        SELECT *, row_number() OVER (PARTITION BY entry_id ORDER BY ${inOrder(page)}) - ${page.offset ?? 0}::int AS place
        FROM visits WHERE ${isWithin(page)}
      ) AS numbered WHERE place BETWEEN 1 AND ${page.size}::int
    ),
    whole AS (
      SELECT v.*, page.at FROM page JOIN diary_visits v ON v.id = page.id
      UNION ALL
      SELECT visit_id, e.id, visited_at, visited_is_day, notes, favorite_dishes, visit_added_at, page.at
      FROM page JOIN entries e ON e.visit_id = page.id
    )
    SELECT counts.entry_id AS of, w.at, total, "beforePage", "afterPage", ${columnsOf('w', Prisma.DiaryVisitScalarFieldEnum, 'visit')}
    FROM counts LEFT JOIN whole w ON w.entry_id = counts.entry_id
    ORDER BY counts.entry_id, w.at DESC, w.id DESC`;
}
