import type OpeningHours from 'opening_hours';
import type { WeeklyInterval } from '../../facts/weeklyHours';
import { memoize } from '../../text/memoize';
import { readSimpleHours, type Timetable } from './readSimpleHours';
import { tidyHours } from './tidyHours';

const DAY = 1440;
/**
 * Sundays at the beginning of weeks that have no US holiday and no clock change. The weeks are in winter and in summer,
 * early and late in a month. If the hours of these weeks differ (because of seasons or "first Thursday"), they are not
 * a weekly timetable.
 */
const REFERENCE_SUNDAYS = [new Date(2024, 0, 7), new Date(2024, 0, 21), new Date(2024, 6, 7), new Date(2024, 6, 21)];
/**
 * The library needs a country for public holidays ("PH off"). The state makes no difference, because the reference
 * weeks have no holidays.
 */
const SOMEWHERE_IN_THE_US = { lat: 38.627, lon: -90.199, address: { country_code: 'us', state: '' } };
/**
 * Matches text that cannot be a weekly timetable. The library does not know school holidays (SH) of the US. Sunrise and
 * sunset have no fixed time.
 */
const UNREADABLE = /\bSH\b|sunrise|sunset|dawn|dusk/i;

/**
 * Reads the hours of a usual week from OpenStreetMap opening_hours text, and from free text with only one meaning (see
 * tidyHours). It also reads the hours on public holidays if the text states them.
 * Uncertain times ("11:00+") and conditional times ("by appointment") do not count as open.
 * @returns null if the text cannot be read, if its hours change with the season, or if it has no open times
 */
export const readHours: (text: string) => Timetable | null = memoize((text) => {
  const tidy = text.length > 500 || UNREADABLE.test(text) ? null : tidyHours(text);
  return tidy ? (readSimpleHours(tidy) ?? expand(tidy)) : null;
});

/** Loads the opening_hours package. It is large and few texts need it, so the first such text causes the loading. */
const loadLibrary = () => require('opening_hours') as typeof OpeningHours;

/** Reads text with the opening_hours package, if readSimpleHours cannot read it. The result has no holiday hours. */
function expand(text: string): Timetable | null {
  const Library = loadLibrary();
  try {
    const hours = new Library(text, SOMEWHERE_IN_THE_US);
    const [first = [], ...others] = REFERENCE_SUNDAYS.slice(0, hours.isWeekStable() ? 1 : undefined).map((sunday) =>
      expandWeek(hours, sunday),
    );
    const isWeekly = others.every((week) => JSON.stringify(week) === JSON.stringify(first));
    return isWeekly && first.length > 0 ? { weekly: first, holidays: null } : null;
  } catch {
    return null;
  }
}

function expandWeek(hours: OpeningHours, sunday: Date): WeeklyInterval[] {
  return hours
    .getOpenIntervals(addDays(sunday, -2), addDays(sunday, 9))
    .filter(([, , isUnknown]) => !isUnknown)
    .flatMap(([from, to]) => splitLong(minutesSince(sunday, from), minutesSince(sunday, to)))
    .filter(({ start }) => start >= 0 && start < 7 * DAY)
    .map(({ start, end }) => ({
      day: Math.floor(start / DAY),
      opens: start % DAY,
      closes: (start % DAY) + end - start,
    }));
}

/** Splits an interval of more than a day at each midnight. For example, 24/7 becomes seven intervals from 0 to 1440. */
function splitLong(start: number, end: number): { start: number; end: number }[] {
  if (end - start <= DAY) return [{ start, end }];
  const midnight = (Math.floor(start / DAY) + 1) * DAY;
  return [{ start, end: midnight }, ...splitRest(midnight, end)];
}

function splitRest(start: number, end: number): { start: number; end: number }[] {
  const pieces = [];
  for (let from = start; from < end; from += DAY) pieces.push({ start: from, end: Math.min(from + DAY, end) });
  return pieces;
}

const addDays = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
const minutesSince = (sunday: Date, date: Date) => Math.round((date.getTime() - sunday.getTime()) / 60_000);
