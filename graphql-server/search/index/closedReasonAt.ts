import { addDays, placeClock, weekdayOf } from '../../facts/placeClock';
import { usHolidayOn } from '../../facts/usHolidays';
import type { DayInterval } from '../../facts/weeklyHours';
import type { OpenAt, OpenMoment } from '../parse/Understanding';
import type { Columns } from './Columns';

const DAY = 1440;
/** A typed time before 5 AM belongs to the night that began on the day before. */
const NIGHT_ENDS = 5 * 60;

/**
 * When a place opens on the requested day (`opens`), or when it closed (`closes`), as a time of day in minutes after
 * midnight (1320 is 10 PM). If the requested time is in the night, the hours that ended at `closes` may have begun on
 * the day before. Both have a value only for a time in the night; then `closes` is the better reason. If both are null,
 * no opening hours of the place begin on the requested day.
 */
export interface ClosedReason {
  opens: number | null;
  closes: number | null;
}

/**
 * Returns why a place is not open at the requested moment, or at the first of several moments. The place opens later
 * that day (`opens`), has already closed (`closes`), or does not open that day (both null). If a typed time is in the
 * night (NIGHT_ENDS), the hours that began on the day before count too. Then `closes` is the last closing time before
 * the typed time, unless the next opening on that day is nearer or equally near. On public holidays, the holiday hours
 * apply if they are known. The result is null when the hours of the place are unknown. For "now", the result is also
 * null when the time zone of the place is unknown.
 */
export function closedReasonAt(columns: Columns, place: number, openAt: OpenAt, now: Date): ClosedReason | null {
  if (columns.hasHours[place] !== 1) return null;
  const zone = columns.zones[columns.zone[place] ?? 0];
  const clock = zone ? placeClock(zone, now) : null;
  const today = clock?.date ?? null;
  const [moment] = openAt === 'now' ? [clock && { day: weekdayOf(clock.date), minute: clock.minute }] : openAt;
  if (!moment) return null;
  const { minute } = moment;
  const on = (days: number) => intervalsOn(columns, place, dayFrom(moment, days), dateOf(moment, today, days));
  const closed = (intervals: readonly DayInterval[]) =>
    max(intervals.flatMap(({ closes }) => (closes <= minute ? [closes] : [])));
  const opens = min(on(0).flatMap(({ opens }) => (opens > minute ? [opens] : [])));
  const isNight = openAt !== 'now' && minute < NIGHT_ENDS;
  const dayBefore = () => on(-1).map((each) => ({ opens: each.opens - DAY, closes: each.closes - DAY }));
  const ended = isNight ? closed([...dayBefore(), ...on(0)]) : null;
  if (ended !== null && (opens === null || minute - ended < opens - minute))
    return { opens, closes: ended < 0 ? ended + DAY : ended };
  return opens === null ? { opens, closes: closed(on(0)) } : { opens, closes: null };
}

const max = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);
const min = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);

const dayFrom = ({ day }: OpenMoment, days: number) => (day + days + 7) % 7;

/** The date of a day near the moment; null if the place's time zone is unknown. */
function dateOf({ day }: OpenMoment, today: string | null, days: number): string | null {
  return today && addDays(today, ((day - weekdayOf(today) + 7) % 7) + days);
}

/** The intervals that begin on a day, in minutes from its midnight. */
function intervalsOn(columns: Columns, place: number, weekday: number, date: string | null): DayInterval[] {
  const isHoliday = date !== null && usHolidayOn(date) !== undefined && columns.hasHoliday[place] === 1;
  const [start, values] = isHoliday ? [columns.holidayStart, columns.holiday] : [columns.hoursStart, columns.hours];
  const base = isHoliday ? 0 : weekday * DAY;
  const found: DayInterval[] = [];
  for (let at = start[place] ?? 0; at < (start[place + 1] ?? 0); at += 2) {
    const opens = (values[at] ?? 0) - base;
    if (opens >= 0 && opens < DAY) found.push({ opens, closes: (values[at + 1] ?? 0) - base });
  }
  return found;
}
