import { Prisma } from '../database/__generated__/prisma/client';
import type { DietaryOption, PriceRange } from '../domain/restaurants/facts';

/** ANY_TIME imposes nothing, whatever stands beside it (D41). */
export type HoursFilter = 'ANY_TIME' | 'OPEN_NOW' | 'OPEN_24_HOURS';

/** Within one list any value may match; the lists narrow together. What nobody knows matches no filter (D85). */
export interface Filters {
  priceRanges?: readonly PriceRange[] | null;
  dietary?: readonly DietaryOption[] | null;
  hours?: readonly HoursFilter[] | null;
}

const DAY = 1440;
const WEEK = 7 * DAY;

/** One condition on the table alias r. Its text is the same for any filters: those not given are null values. */
export function filterCondition({ priceRanges, dietary, hours }: Filters, now: Date): Prisma.Sql {
  const prices = priceRanges?.length ? [...priceRanges] : null;
  const diets = dietary?.length ? [...dietary] : null;
  const asked = hours?.includes('ANY_TIME') ? [] : (hours ?? []);
  const at = asked.includes('OPEN_NOW') ? now : null;
  const aroundTheClock = asked.includes('OPEN_24_HOURS');
  return Prisma.sql`
    (${prices}::text[] IS NULL OR r.price_range = ANY(${prices}::text[]))
    AND (${diets}::text[] IS NULL OR r.dietary_options && ${diets}::text[])
    AND (${asked.length === 0}::boolean
      OR (${aroundTheClock}::boolean AND ${isOpenAroundTheClock})
      OR (${at}::timestamptz IS NOT NULL AND ${isOpenAt(at)}))`;
}

const intervals = Prisma.sql`jsonb_to_recordset(r.weekly_hours) AS h(day int, opens int, closes int)`;

/** Minutes into the place's own week fall into one of its intervals; a Saturday night reaches over the week's end. */
function isOpenAt(moment: Date | null): Prisma.Sql {
  const local = Prisma.sql`(${moment}::timestamptz AT TIME ZONE r.time_zone)`;
  return Prisma.sql`EXISTS (
    SELECT FROM ${intervals}, (
      SELECT (extract(dow FROM ${local}) * ${DAY}::int + extract(hour FROM ${local}) * 60 + extract(minute FROM ${local}))::int
    ) AS clock(minute)
    WHERE clock.minute - (h.day * ${DAY}::int + h.opens) BETWEEN 0 AND h.closes - h.opens - 1
       OR clock.minute + ${WEEK}::int - (h.day * ${DAY}::int + h.opens) BETWEEN 0 AND h.closes - h.opens - 1
  )`;
}

const isOpenAroundTheClock = Prisma.sql`(
  SELECT count(DISTINCT h.day) FROM ${intervals} WHERE h.opens = 0 AND h.closes >= ${DAY}::int
) = 7`;
