import type { DayInterval, WeeklyInterval } from '../../facts/weeklyHours';
import { joined, readTimes } from './readTimes';

/**
 * The hours of a usual week and of public holidays. If `holidays` is [], the place is closed on holidays. If `holidays`
 * is null, the hours on holidays are unknown.
 */
export interface Timetable {
  weekly: WeeklyInterval[];
  holidays: DayInterval[] | null;
}

const NAMES = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
/** The number for public holidays. The days of the week have the numbers 0 to 6. */
const HOLIDAY = 7;
const WHOLE_WEEK = [0, 1, 2, 3, 4, 5, 6];

const DAY_ITEM = '(?:PH|(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:\\s*-\\s*(?:Mo|Tu|We|Th|Fr|Sa|Su))?)';
const RULE = new RegExp(
  `^(?:(${DAY_ITEM}(?:\\s*,\\s*${DAY_ITEM})*)\\s*:?\\s*)?(off|closed|24/7|\\d[\\d:,\\s-]*)(?:\\s+open)?$`,
);

/**
 * Matches the separator between rules: ";" or ",". A "," separates rules only if a digit, "off" or "closed" comes
 * before it, and a capital letter, as in "Mo", comes after it. The separator is captured, because it decides
 * whether the next rule replaces hours or adds hours.
 */
const SEPARATOR = /\s*(;)\s*|(?<=\d|off|closed)\s*(,)\s*(?=[A-Z])/;

/**
 * Reads the simple and common forms of opening_hours text: rules with days, public holidays, times and "off". A rule
 * after ";" replaces the earlier hours of its days. A rule after "," adds hours, or closes its days. Hours that end
 * after midnight belong to the day on which they begin, even if the place is closed on the next day. (In that case, the
 * opening_hours package ends the hours at midnight. It also cannot read hours that begin on a public holiday and end
 * after midnight.)
 * @returns null if the text has other parts, such as months, weeks, comments or "11:00+", if no day of the week has
 * hours, or if a rule is unclear: "off" without days, a later rule without days, a rule without effect because later
 * rules replace it on all of its days, or a rule in which hours follow hours that end after midnight ("18:00-02:00,
 * 11:00-14:00")
 */
export function readSimpleHours(text: string): Timetable | null {
  const hoursByDay = new Map<number, DayInterval[]>();
  const rules: Rule[] = [];
  const parts = `;${text}`.split(SEPARATOR).filter((part) => part !== undefined);
  for (let at = 1; at < parts.length; at += 2) {
    const [separator, rule = ''] = [parts[at], parts[at + 1]?.trim()];
    if (!rule) continue;
    const read = readRule(rule);
    if (!read || (!read.hasDays && (at > 1 || read.open.length === 0))) return null;
    rules.push(read);
    for (const day of read.days) {
      const before = separator === ',' && read.open.length > 0 ? (hoursByDay.get(day) ?? []) : [];
      hoursByDay.set(day, [...before, ...read.open]);
    }
  }
  if (!rules.every((rule) => rule.days.some((day) => isInForce(rule.open, hoursByDay.get(day) ?? [])))) return null;
  const weekly = WHOLE_WEEK.flatMap((day) =>
    joined(hoursByDay.get(day) ?? []).map((interval) => ({ day, ...interval })),
  );
  const holidays = hoursByDay.get(HOLIDAY);
  return weekly.length > 0 ? { weekly, holidays: holidays ? joined(holidays) : null } : null;
}

/** A rule. `days`: its days, or the whole week if it has none. */
interface Rule {
  days: number[];
  hasDays: boolean;
  open: DayInterval[];
}

/**
 * Whether a rule still applies to a day. `open`: the rule's open times. `hours`: the day's final hours, which must
 * contain all times of `open`. If the rule is "off", `hours` must be empty.
 */
const isInForce = (open: readonly DayInterval[], hours: readonly DayInterval[]) =>
  open.length === 0
    ? hours.length === 0
    : open.every(({ opens, closes }) => hours.some((each) => each.opens === opens && each.closes === closes));

function readRule(rule: string): Rule | null {
  const [, selector, hours = ''] = RULE.exec(rule) ?? [];
  const open = readTimes(hours.trim());
  const days = selector ? selector.split(',').flatMap((item) => daysIn(item.trim())) : WHOLE_WEEK;
  return open && { days, hasDays: Boolean(selector), open };
}

function daysIn(item: string): number[] {
  if (item === 'PH') return [HOLIDAY];
  const [from = '', to = from] = item.split('-').map((name) => name.trim());
  const first = NAMES.indexOf(from);
  return Array.from({ length: ((NAMES.indexOf(to) - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}
