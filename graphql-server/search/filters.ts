import { Prisma } from '../database/__generated__/prisma/client';
import type { DietaryOption, PriceRange } from '../domain/restaurants/facts';
import { usHolidays } from '../domain/restaurants/usHolidays';

/** ANY_TIME imposes nothing, whatever stands beside it (D41). */
export type HoursFilter = 'ANY_TIME' | 'OPEN_NOW' | 'OPEN_24_HOURS';

/** Within one list any value may match; the lists narrow together. What nobody knows matches no filter (D85). */
export interface Filters {
  priceRanges?: readonly PriceRange[] | null;
  dietary?: readonly DietaryOption[] | null;
  hours?: readonly HoursFilter[] | null;
}

const DAY = 1440;

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

/**
 * Minutes into the place's own day fall into one of today's intervals, or into one of yesterday's that reaches past
 * midnight. A public holiday has the hours that are known for holidays, else those of its weekday.
 */
function isOpenAt(moment: Date | null): Prisma.Sql {
  const year = (moment ?? new Date()).getUTCFullYear();
  const holidays = [year - 1, year, year + 1].flatMap(usHolidays).map(({ date }) => date);
  return Prisma.sql`EXISTS (
    SELECT FROM (SELECT ${moment}::timestamptz AT TIME ZONE r.time_zone AS moment) AS local,
      (VALUES (0), (1)) AS back(days),
      LATERAL (SELECT local.moment::date - back.days AS date) AS began,
      LATERAL jsonb_to_recordset(CASE
        WHEN r.holiday_hours IS NOT NULL AND began.date = ANY(${holidays}::date[]) THEN r.holiday_hours
        ELSE r.weekly_hours END) AS h(day int, opens int, closes int)
    WHERE coalesce(h.day, extract(dow FROM began.date)) = extract(dow FROM began.date)
      AND extract(hour FROM local.moment) * 60 + extract(minute FROM local.moment) + back.days * ${DAY}::int
        BETWEEN h.opens AND h.closes - 1
  )`;
}

const intervals = Prisma.sql`jsonb_to_recordset(r.weekly_hours) AS h(day int, opens int, closes int)`;

const isOpenAroundTheClock = Prisma.sql`(
  SELECT count(DISTINCT h.day) FROM ${intervals} WHERE h.opens = 0 AND h.closes >= ${DAY}::int
) = 7`;
