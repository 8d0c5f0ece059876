import type { Pool } from 'pg';
import { Prisma, type PrismaClient } from '../../database/__generated__/prisma/client';
import { cuisinesOf } from '../../facts/cuisines';
import type { Viewer } from '../../Viewer';
import { visitDays } from './visitDays';

/** A restaurant that the member visited in the year. `entryId` is a uuid. `stars` is the member's rating, if any. */
export interface YearRestaurant {
  entryId: string;
  name: string;
  /** The cuisine from the catalogue, or from the diary entry if the catalogue does not have the restaurant. */
  cuisine: string | null;
  visitCount: number;
  stars: number | null;
}

/** A summary of a member's visits in one year. Visits without a date are left out. */
export interface DiaryYear {
  year: number;
  visitCount: number;
  restaurantCount: number;
  /** The number of different cities of the visited restaurants. Restaurants whose city is unknown are left out. */
  cityCount: number;
  /** At most five cuisines, most visits first. Cuisines with equal numbers of visits are ordered by their keys. */
  topCuisines: { key: string; count: number }[];
  /** Most visits first. If the numbers are equal, the restaurant with the latest visit comes first. */
  restaurants: YearRestaurant[];
  /**
   * The restaurant with the most stars; null if none has stars. If the stars are equal, the most visits decide, and
   * then the latest visit.
   */
  bestRated: YearRestaurant | null;
  /** The day of each visit ("2025-01-02"), earliest first. */
  days: string[];
}

interface Row extends YearRestaurant {
  days: string[];
  city: string | null;
}

const TOP = 5;

/** Reads the summary of the member's year in one statement; null for guests and anonymous visitors. */
export async function reviewYear({ pool }: { pool: Pool }, viewer: Viewer, year: number): Promise<DiaryYear | null> {
  if (viewer.kind !== 'MEMBER') return null;
  const { rows } = await pool.query<Row>(Prisma.sql`
    SELECT v.entry_id AS "entryId", count(*)::int AS "visitCount", u.rating AS stars,
      coalesce(r.name, e.restaurant_data->>'name', '') AS name,
      array_agg(to_char(v.day, 'YYYY-MM-DD') ORDER BY v.day) AS days,
      CASE WHEN r.id IS NULL THEN e.restaurant_data->>'cuisine' ELSE r.cuisine END AS cuisine,
      CASE WHEN r.id IS NULL THEN e.restaurant_data->>'location' ELSE r.city || ', ' || r.state END AS city
    FROM (${visitDays(viewer.userId)}) AS v
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
    restaurantCount: rows.length,
    cityCount: new Set(rows.flatMap(({ city }) => city ?? [])).size,
    topCuisines: topCuisines(rows),
    restaurants: sortedBy(rows, ({ visitCount }) => visitCount),
    bestRated:
      sortedBy(
        rows.filter(({ stars }) => stars !== null),
        ({ stars, visitCount }) => (stars ?? 0) * (days.length + 1) + visitCount,
      )[0] ?? null,
    days,
  };
}

/**
 * The number of the member's visits without a date; 0 for guests and anonymous visitors. A blank visit on an entry's
 * row counts only if the entry has no other visit. So an entry without visits counts as one visit without a date.
 */
export async function countUndatedVisits({ prisma }: { prisma: PrismaClient }, viewer: Viewer): Promise<number> {
  if (viewer.kind !== 'MEMBER') return 0;
  const counted = [{ notes: { not: null } }, { favoriteDishes: { not: null } }, { visits: { none: {} } }];
  const counts = await Promise.all([
    prisma.diaryEntry.count({ where: { userId: viewer.userId, visitedAt: null, OR: counted } }),
    prisma.diaryVisit.count({ where: { visitedAt: null, entry: { userId: viewer.userId } } }),
  ]);
  return counts[0] + counts[1];
}

function topCuisines(rows: readonly Row[]): { key: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { cuisine, visitCount } of rows) {
    for (const { key } of cuisinesOf(cuisine)) counts.set(key, (counts.get(key) ?? 0) + visitCount);
  }
  const all = [...counts].map(([key, count]) => ({ key, count }));
  return all.sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1)).slice(0, TOP);
}

const sortedBy = (rows: readonly Row[], worth: (row: Row) => number): YearRestaurant[] =>
  [...rows].sort((one, other) => worth(other) - worth(one));
