import { addDays, weekdayOf } from './placeClock';
import { usHolidayOn } from './usHolidays';
import type { DayInterval, WeeklyInterval } from './weeklyHours';

/** Minutes in a day. */
export const DAY = 1440;
/** Minutes in a week. */
export const WEEK = 7 * DAY;

/**
 * A period in which a place is open without a break. `start` and `end` are minutes in local time, counted from the
 * midnight at which a given day starts. They are negative for earlier days.
 */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * The stretches from the day before `today` to eight days after `today`, in order. Stretches that touch or overlap
 * are joined. Opening hours that continue past midnight, or for a whole week, are therefore one stretch.
 * @param today "2026-11-26"; minutes are counted from the start of this day
 * @param holidayHours the hours on public holidays; null when unknown, and the weekday's hours then apply
 */
export function stretchesAround(
  today: string,
  weekly: readonly WeeklyInterval[],
  holidayHours: readonly DayInterval[] | null,
): Stretch[] {
  const joined: Stretch[] = [];
  for (let offset = -1; offset <= 8; offset++) {
    for (const { opens, closes } of intervalsOn(addDays(today, offset), weekly, holidayHours)) {
      const last = joined.at(-1);
      const start = offset * DAY + opens;
      const end = offset * DAY + closes;
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else joined.push({ start, end });
    }
  }
  return joined;
}

function intervalsOn(
  date: string,
  weekly: readonly WeeklyInterval[],
  holidayHours: readonly DayInterval[] | null,
): DayInterval[] {
  const weekday = weekdayOf(date);
  const open = holidayHours && usHolidayOn(date) ? holidayHours : weekly.filter(({ day }) => day === weekday);
  return [...open].sort((a, b) => a.opens - b.opens);
}
