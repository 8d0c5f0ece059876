import type { Pool } from 'pg';
import { Prisma } from '../../database/__generated__/prisma/client';
import { cuisinesOf } from '../../facts/cuisines';
import type { Viewer } from '../../Viewer';
import { datedVisits } from './datedVisits';
import { longestStreak } from './longestStreak';

/** A restaurant of the year, by its diary entry (uuid): how often the member visited it, and their stars for it. */
export interface YearPlace {
  entryId: string;
  visitCount: number;
  stars: number | null;
}

/** A member's year of eating out, counted from the visits that have a date. */
export interface DiaryYear {
  year: number;
  visitCount: number;
  placeCount: number;
  /** Counts only restaurants whose city is known. */
  cityCount: number;
  /** At most five, most visits first, then by key. */
  topCuisines: { key: string; count: number }[];
  mostVisited: YearPlace | null;
  bestRated: YearPlace | null;
  longestStreakWeeks: number;
  /** "2025-01-02" */
  firstVisitOn: string | null;
}

interface Row extends YearPlace {
  days: string[];
  cuisine: string | null;
  city: string | null;
}

const TOP = 5;

/**
 * The member's year, read in one statement; null for everybody but members. Between equals, the restaurant visited last
 * wins.
 */
export async function reviewYear({ pool }: { pool: Pool }, viewer: Viewer, year: number): Promise<DiaryYear | null> {
  if (viewer.kind !== 'MEMBER') return null;
  const { rows } = await pool.query<Row>(Prisma.sql`
    SELECT v.entry_id AS "entryId", count(*)::int AS "visitCount", u.rating AS stars,
      array_agg(to_char(v.day, 'YYYY-MM-DD') ORDER BY v.day) AS days,
      CASE WHEN r.id IS NULL THEN e.restaurant_data->>'cuisine' ELSE r.cuisine END AS cuisine,
      CASE WHEN r.id IS NULL THEN e.restaurant_data->>'location' ELSE r.city || ', ' || r.state END AS city
    FROM (${datedVisits(viewer.userId)}) AS v
      JOIN restaurant_diary e ON e.id = v.entry_id
      LEFT JOIN restaurants r ON r.id = v.restaurant_id
      LEFT JOIN user_ratings u ON u.user_id = ${viewer.userId}::uuid AND u.restaurant_id = v.restaurant_id
    WHERE extract(year FROM v.day) = ${year}::int
    GROUP BY v.entry_id, e.id, r.id, u.rating
    ORDER BY max(v.day) DESC, v.entry_id`);
  const days = rows.flatMap((row) => row.days).sort();
  return {
    year,
    visitCount: days.length,
    placeCount: rows.length,
    cityCount: new Set(rows.flatMap(({ city }) => city ?? [])).size,
    topCuisines: topCuisines(rows),
    mostVisited: most(rows, ({ visitCount }) => visitCount),
    bestRated: most(
      rows.filter(({ stars }) => stars !== null),
      ({ stars, visitCount }) => (stars ?? 0) * (days.length + 1) + visitCount,
    ),
    longestStreakWeeks: longestStreak(days),
    firstVisitOn: days[0] ?? null,
  };
}

function topCuisines(rows: readonly Row[]): { key: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { cuisine, visitCount } of rows) {
    for (const { key } of cuisinesOf(cuisine)) counts.set(key, (counts.get(key) ?? 0) + visitCount);
  }
  const all = [...counts].map(([key, count]) => ({ key, count }));
  return all.sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1)).slice(0, TOP);
}

function most(rows: readonly Row[], worth: (row: Row) => number): YearPlace | null {
  const [best] = [...rows].sort((one, other) => worth(other) - worth(one));
  return best ? { entryId: best.entryId, visitCount: best.visitCount, stars: best.stars } : null;
}
