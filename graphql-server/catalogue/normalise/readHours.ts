import type OpeningHours from 'opening_hours';
import type { WeeklyInterval } from '../../facts/weeklyHours';
import { memoize } from '../../text/memoize';
import { isPlainHours } from './orderHours';
import { readSimpleHours, type Timetable } from './readSimpleHours';
import { tidyHours } from './tidyHours';

const DAY = 1440;
/**
 * Sundays at the beginning of weeks that have no national US holiday and no clock change, one in each month. A text is
 * not a weekly timetable if its hours differ between these weeks (for example because of seasons).
 */
const REFERENCE_SUNDAYS = ['01-07', '02-11', '03-17', '04-21', '05-05', '06-09', '07-21', '08-25', '09-15', '10-20']
  .concat('11-17', '12-08')
  .map((day) => new Date(`2024-${day}T00:00`));
/**
 * The opening_hours package needs a country for public holidays ("PH off"). The state is empty, so that only national
 * holidays count. The reference weeks contain no national holiday.
 */
const SOMEWHERE_IN_THE_US = { lat: 38.627, lon: -90.199, address: { country_code: 'us', state: '' } };
/**
 * Matches text that cannot be read as a weekly timetable. The opening_hours package has no school holidays (SH) of the
 * US. Sunrise, sunset, dawn and dusk have no fixed time. Years limit the timetable to these years.
 */
const UNREADABLE = /\bSH\b|sunrise|sunset|dawn|dusk|\b(?:19|20)\d\d\b/i;
/**
 * Matches uncertain times: times without an end ("17:00+"), and times with a comment (12:00-20:00 "brunch") other than
 * "by appointment". The opening_hours package reads them as times at which it is unknown whether the place is open.
 */
const UNCERTAIN = /(?<!-\s*)\b\d\d?:\d\d\s*\+|\d\s*"(?![^"]*\bappointment\b)[^"]+"/;
/** Matches a day of some weeks of a month ("Fr[1]"), except after a month, as in "Nov Th[4] off". */
const SOME_WEEKS = /(?<!\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s*)\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\[/;
/**
 * Matches a rule without times: "Mo-Su", "Mo-Fr 11:00-21:00; Su", "open", "Sa open". The opening_hours package reads
 * these days as open for 24 hours, but most writers only left out the times.
 */
const WITHOUT_TIMES =
  /(?:^|[;|]|(?<=\d\s*),)\s*(?:(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)(?:[\s,-]*(?:Mo|Tu|We|Th|Fr|Sa|Su|PH))*\s*(?:open\b\.?)?|open\b\.?)\s*(?:$|[;|])/i;

/**
 * Reads the hours of a usual week from OpenStreetMap opening_hours text, and from free text with only one meaning (see
 * tidyHours). It also reads the hours on public holidays, but only from text that readSimpleHours can read.
 * Conditional times ("by appointment") do not count as open times. "11:00-22:00+" is read as "11:00-22:00".
 * @returns null if the text cannot be read or has more than 500 characters, if days have no times, if its times are
 * uncertain ("17:00+"), if its hours differ from week to week, or if it has no open times
 */
export const readHours: (text: string) => Timetable | null = memoize((text) => {
  const tidy =
    text.length > 500 || [UNREADABLE, UNCERTAIN, SOME_WEEKS].some((each) => each.test(text)) ? null : tidyHours(text);
  if (!tidy || WITHOUT_TIMES.test(tidy)) return null;
  return readSimpleHours(tidy) ?? (isPlainHours(tidy) ? null : expand(tidy));
});

/** Loads the opening_hours package. The package is large and few texts need it, so it is not loaded at the start. */
const loadLibrary = () => require('opening_hours') as typeof OpeningHours;

/** Uses the opening_hours package for text that readSimpleHours cannot read. The result has no holiday hours. */
function expand(text: string): Timetable | null {
  const Library = loadLibrary();
  try {
    const hours = new Library(text, SOMEWHERE_IN_THE_US);
    // Two lists of days or times without a comma between them are probably two rules, but the package reads one rule.
    if (hours.getStructuredWarnings().some(({ type }) => type === 'use_multi')) return null;
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

/** Splits an interval of more than a day at each midnight. An interval of a day or less is not split. */
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
