import type { DayInterval, WeeklyInterval } from '../../facts/weeklyHours';

/**
 * The hours of a usual week and of public holidays. [] means closed on holidays; null means that the text does not say.
 */
export interface Timetable {
  weekly: WeeklyInterval[];
  holidays: DayInterval[] | null;
}

const DAY = 1440;
const NAMES = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
/** The index for public holidays, after the seven days. */
const HOLIDAY = 7;
const WHOLE_WEEK = [0, 1, 2, 3, 4, 5, 6];

const DAY_ITEM = '(?:PH|(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:\\s*-\\s*(?:Mo|Tu|We|Th|Fr|Sa|Su))?)';
const RULE = new RegExp(
  `^(?:(${DAY_ITEM}(?:\\s*,\\s*${DAY_ITEM})*)\\s*:?\\s*)?(off|closed|24/7|\\d[\\d:,\\s-]*)(?:\\s+open)?$`,
);
const RANGE = /^(\d{1,2}):(\d\d)\s*-\s*(\d{1,2}):(\d\d)$/;

/**
 * The separator between rules: ";", or "," after a time and before a day. It is captured, because it decides whether
 * the next rule replaces or adds hours.
 */
const SEPARATOR = /\s*(;)\s*|(?<=\d|off|closed)\s*(,)\s*(?=[A-Z])/;

/**
 * Reads the common part of opening_hours: rules with days, public holidays, times and "off". A rule after ";" replaces
 * the earlier hours of its days; a rule after "," adds to them. A night belongs to the day on which it begins, even if
 * the next day is closed. (The opening_hours package ends such a night at midnight, and does not know a night after a
 * public holiday.)
 * @returns null for text that says anything else: months, weeks, comments, "11:00+"
 */
export function readSimpleHours(text: string): Timetable | null {
  const said = new Map<number, DayInterval[]>();
  const parts = `;${text}`.split(SEPARATOR).filter((part) => part !== undefined);
  for (let at = 1; at < parts.length; at += 2) {
    const [separator, rule = ''] = [parts[at], parts[at + 1]?.trim()];
    if (!rule) continue;
    const read = readRule(rule);
    if (!read) return null;
    for (const day of read.days) {
      said.set(day, separator === ',' ? [...(said.get(day) ?? []), ...read.open] : read.open);
    }
  }
  const weekly = WHOLE_WEEK.flatMap((day) => joined(said.get(day) ?? []).map((interval) => ({ day, ...interval })));
  const holidays = said.get(HOLIDAY);
  return weekly.length > 0 ? { weekly, holidays: holidays ? joined(holidays) : null } : null;
}

function readRule(rule: string): { days: number[]; open: DayInterval[] } | null {
  const [, selector, hours = ''] = RULE.exec(rule) ?? [];
  const open = readTimes(hours.trim());
  return open && { days: selector ? selector.split(',').flatMap((item) => daysIn(item.trim())) : WHOLE_WEEK, open };
}

function daysIn(item: string): number[] {
  if (item === 'PH') return [HOLIDAY];
  const [from = '', to = from] = item.split('-').map((name) => name.trim());
  const first = NAMES.indexOf(from);
  return Array.from({ length: ((NAMES.indexOf(to) - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}

function readTimes(hours: string): DayInterval[] | null {
  if (/^(off|closed)$/.test(hours)) return [];
  if (hours === '24/7') return [{ opens: 0, closes: DAY }];
  const open = hours.split(',').map((range) => readRange(range.trim()));
  return open.every((interval) => interval !== null) ? open : null;
}

function readRange(range: string): DayInterval | null {
  const [, fromHour, fromMinute, toHour, toMinute] = (RANGE.exec(range) ?? []).map(Number);
  if (fromHour === undefined || fromMinute === undefined || toHour === undefined || toMinute === undefined) return null;
  const opens = fromHour * 60 + fromMinute;
  const end = toHour * 60 + toMinute;
  if (opens >= DAY || end > 2 * DAY || fromMinute > 59 || toMinute > 59 || end - opens > DAY) return null;
  if (opens === end) return { opens: 0, closes: DAY };
  return { opens, closes: end > opens ? end : end + DAY };
}

/** The intervals in order. Intervals that touch or overlap become one. */
function joined(intervals: readonly DayInterval[]): DayInterval[] {
  const result: DayInterval[] = [];
  for (const { opens, closes } of [...intervals].sort((a, b) => a.opens - b.opens)) {
    const last = result.at(-1);
    if (last && opens <= last.closes) last.closes = Math.max(last.closes, closes);
    else result.push({ opens, closes });
  }
  return result;
}
