import { addDays, placeClock, weekdayOf } from '../../facts/placeClock';
import { usHolidayOn } from '../../facts/usHolidays';
import type { OpenMoment } from '../parse/Understanding';
import type { Columns } from './Columns';
import { cachedByMinute, type OpenTest } from './cachedByMinute';

const DAY = 1440;
const WEEK = 7 * DAY;

/** The day and the time in a time zone, as an OpenTest needs them. */
interface ZoneClock {
  weekday: number;
  minute: number;
  isHoliday: boolean;
  wasHoliday: boolean;
}

/**
 * Returns a test of whether a place is open at this moment, in its own time zone. On a public holiday, the holiday
 * hours apply if they are known, else the hours of the weekday. The hours of the previous day may extend past midnight.
 * A place with an unknown time zone, or without known hours for the day, fails the test.
 */
export const openAtMoment = cachedByMinute(openAtMomentUncached);

/** Like openAtMoment, but without the cache, which stores one minute per city. Use this for rarely needed moments. */
export function openAtMomentUncached(columns: Columns, moment: Date): OpenTest {
  const clocks = columns.zones.map((zone) => (zone ? clockOf(zone, moment) : null));
  return (place) => {
    const clock = clocks[columns.zone[place] ?? 0];
    return clock ? isOpenBy(columns, place, clock) : false;
  };
}

/** Whether a place is open at the time of the clock, by the hours of that day or of the previous day. */
function isOpenBy(columns: Columns, place: number, { weekday, minute, isHoliday, wasHoliday }: ZoneClock): boolean {
  if (!isHoliday && !wasHoliday) return isWithin(columns, place, weekday * DAY + minute);
  return (
    reaches(columns, place, weekday, minute, isHoliday) ||
    reaches(columns, place, (weekday + 6) % 7, minute + DAY, wasHoliday)
  );
}

/**
 * Returns a test of whether a place is open at one of these moments, today or on the next six days. `now` determines
 * which day is today. On public holidays, the holiday hours apply if they are known.
 */
export function openInWeek(columns: Columns, moments: readonly OpenMoment[], now: Date): OpenTest {
  const clocks = columns.zones.map((zone) => moments.map((moment) => clockIn(zone, moment, now)));
  if (clocks.flat().every(({ isHoliday, wasHoliday }) => !isHoliday && !wasHoliday)) {
    const open = moments.map(({ day, minute }) => openInMinute(columns, day * DAY + minute));
    return (place) => {
      for (const each of open) if (each[place] === 1) return true;
      return false;
    };
  }
  return (place) => {
    for (const clock of clocks[columns.zone[place] ?? 0] ?? []) if (isOpenBy(columns, place, clock)) return true;
    return false;
  };
}

/**
 * Which places are open in a minute of the week, by city. The results are cached because "Sunday brunch" and "late
 * tonight" are frequent requests.
 */
const openMinutes = new WeakMap<Columns, { size: number; minutes: Map<number, Uint8Array> }>();
/** At most this many minutes of the week are cached for a city: enough for every full hour of a week. */
const MAX_CACHED_MINUTES = 168;

function openInMinute(columns: Columns, minute: number): Uint8Array {
  let known = openMinutes.get(columns);
  if (known?.size !== columns.size || known.minutes.size >= MAX_CACHED_MINUTES) {
    known = { size: columns.size, minutes: new Map() };
    openMinutes.set(columns, known);
  }
  let open = known.minutes.get(minute);
  if (!open) {
    open = new Uint8Array(columns.size);
    for (let place = 0; place < columns.size; place++) open[place] = isWithin(columns, place, minute) ? 1 : 0;
    known.minutes.set(minute, open);
  }
  return open;
}

/** The clock at this moment, today or in the next six days. If the zone is unknown, no day counts as a holiday. */
function clockIn(zone: string | null | undefined, { day, minute }: OpenMoment, now: Date): ZoneClock {
  const today = zone ? placeClock(zone, now)?.date : undefined;
  if (!today) return { weekday: day, minute, isHoliday: false, wasHoliday: false };
  return { weekday: day, minute, ...holidaysAround(addDays(today, (day - weekdayOf(today) + 7) % 7)) };
}

/** Returns a test of whether the ordinary hours of a place are from midnight to midnight on all seven days. */
export function open24Hours({ hoursStart, hours }: Columns): OpenTest {
  return (place) => {
    let days = 0;
    for (let at = hoursStart[place] ?? 0; at < (hoursStart[place + 1] ?? 0); at += 2) {
      const opens = hours[at] ?? 0;
      if (opens % DAY === 0 && (hours[at + 1] ?? 0) - opens >= DAY) days |= 1 << (opens / DAY);
    }
    return days === 127;
  };
}

/** Whether the ordinary hours contain this minute of the week. Saturday's hours may extend into the next week. */
function isWithin({ hoursStart, hours }: Columns, place: number, minute: number): boolean {
  for (let at = hoursStart[place] ?? 0, end = hoursStart[place + 1] ?? 0; at < end; at += 2) {
    const closes = hours[at + 1] ?? 0;
    if (minute < closes && ((hours[at] ?? 0) <= minute || minute + WEEK < closes)) return true;
  }
  return false;
}

/** Whether an interval that begins on this day contains `minute`, which is counted from the start of the day. */
function reaches(columns: Columns, place: number, weekday: number, minute: number, isHoliday: boolean): boolean {
  if (isHoliday && columns.hasHoliday[place] === 1) {
    const { holidayStart, holiday } = columns;
    for (let at = holidayStart[place] ?? 0; at < (holidayStart[place + 1] ?? 0); at += 2) {
      if ((holiday[at] ?? 0) <= minute && minute < (holiday[at + 1] ?? 0)) return true;
    }
    return false;
  }
  const { hoursStart, hours } = columns;
  const wanted = weekday * DAY + minute;
  for (let at = hoursStart[place] ?? 0; at < (hoursStart[place + 1] ?? 0); at += 2) {
    const opens = hours[at] ?? 0;
    if (opens >= weekday * DAY && opens < (weekday + 1) * DAY && opens <= wanted && wanted < (hours[at + 1] ?? 0)) {
      return true;
    }
  }
  return false;
}

function clockOf(zone: string, moment: Date): ZoneClock | null {
  const clock = placeClock(zone, moment);
  if (!clock) return null;
  const { date, minute } = clock;
  return { weekday: weekdayOf(date), minute, ...holidaysAround(date) };
}

const holidaysAround = (date: string) => ({
  isHoliday: usHolidayOn(date) !== undefined,
  wasHoliday: usHolidayOn(addDays(date, -1)) !== undefined,
});
