import { Prisma } from '../../database/__generated__/prisma/client';

/**
 * SQL that selects the member's visits that have a date, each with its day. A date without a time is used as it is. A
 * moment becomes the day in the restaurant's time zone (or the day in UTC if the time zone is unknown). The column `at`
 * contains midnight UTC of that day.
 */
export const visitDays = (userId: string) => Prisma.sql`
  SELECT v.id, v.entry_id, v.restaurant_id, v.day, v.day::timestamp AT TIME ZONE 'UTC' AS at FROM (
    SELECT s.*, (s.visited_at AT TIME ZONE
      CASE WHEN s.visited_is_day THEN 'UTC' ELSE coalesce(r.time_zone, 'UTC') END)::date AS day
    FROM (
      SELECT visit_id AS id, id AS entry_id, restaurant_id, visited_at, visited_is_day FROM restaurant_diary
      WHERE user_id = ${userId}::uuid AND visited_at IS NOT NULL
      UNION ALL
      SELECT d.id, e.id, e.restaurant_id, d.visited_at, d.visited_is_day
      FROM diary_visits d JOIN restaurant_diary e ON e.id = d.entry_id
      WHERE e.user_id = ${userId}::uuid AND d.visited_at IS NOT NULL
    ) s LEFT JOIN restaurants r ON r.id = s.restaurant_id
  ) v`;
