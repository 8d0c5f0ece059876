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

/** Conditions on the table alias r. */
export function filterConditions({ priceRanges, dietary, hours }: Filters, now: Date): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = [];
  if (priceRanges?.length) conditions.push(Prisma.sql`r.price_range = ANY(${[...priceRanges]}::text[])`);
  if (dietary?.length) conditions.push(Prisma.sql`r.dietary_options && ${[...dietary]}::text[]`);
  if (hours?.length && !hours.includes('ANY_TIME')) {
    const any = hours.map((filter) => (filter === 'OPEN_NOW' ? openAt(now) : openAroundTheClock));
    conditions.push(Prisma.sql`(${Prisma.join(any, ' OR ')})`);
  }
  return conditions;
}

const intervals = Prisma.sql`jsonb_to_recordset(r.weekly_hours) AS h(day int, opens int, closes int)`;

/** Minutes into the place's own week fall into one of its intervals; a Saturday night reaches over the week's end. */
function openAt(now: Date): Prisma.Sql {
  const local = Prisma.sql`(${now}::timestamptz AT TIME ZONE r.time_zone)`;
  return Prisma.sql`EXISTS (
    SELECT FROM ${intervals}, (
      SELECT (extract(dow FROM ${local}) * ${DAY}::int + extract(hour FROM ${local}) * 60 + extract(minute FROM ${local}))::int
    ) AS clock(minute)
    WHERE clock.minute - (h.day * ${DAY}::int + h.opens) BETWEEN 0 AND h.closes - h.opens - 1
       OR clock.minute + ${WEEK}::int - (h.day * ${DAY}::int + h.opens) BETWEEN 0 AND h.closes - h.opens - 1
  )`;
}

const openAroundTheClock = Prisma.sql`(
  SELECT count(DISTINCT h.day) FROM ${intervals} WHERE h.opens = 0 AND h.closes >= ${DAY}::int
) = 7`;
