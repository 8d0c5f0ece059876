import { addDays, placeClock } from './placeClock';
import { usHolidayOn } from './usHolidays';
import type { DayInterval } from './weeklyHours';

/** A day that has its own hours instead of the hours of its weekday: a public holiday. */
export interface HoursException {
  /** "2026-11-26", in the place's local time. */
  date: string;
  holiday: string;
  /** The hours of that day; empty when the place is closed all day. */
  open: DayInterval[];
}

const DAYS_AHEAD = 8 * 7;

/**
 * The public holidays of yesterday, of today and of the next eight weeks, with their hours. Yesterday is included,
 * because its hours may extend past midnight. Empty when the holiday hours are unknown, or when this machine does not
 * know the time zone.
 * @param holidayHours null when unknown
 */
export function hoursExceptions(
  holidayHours: readonly DayInterval[] | null,
  timeZone: string,
  now: Date,
): HoursException[] {
  const today = holidayHours && placeClock(timeZone, now)?.date;
  if (!today) return [];
  return Array.from({ length: 1 + 1 + DAYS_AHEAD }, (_, days) => addDays(today, days - 1)).flatMap((date) => {
    const holiday = usHolidayOn(date);
    return holiday ? { date, holiday, open: [...holidayHours] } : [];
  });
}
