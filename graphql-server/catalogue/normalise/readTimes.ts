import type { DayInterval } from '../../facts/weeklyHours';

const DAY = 1440;
const RANGE = /^(\d{1,2}):(\d\d)\s*-\s*(\d{1,2}):(\d\d)$/;

/**
 * Reads "off" or "closed" (no ranges), "24/7", or ranges of times. Returns null for other text, and if a range that
 * ends after midnight is not the last range.
 */
export function readTimes(hours: string): DayInterval[] | null {
  if (/^(off|closed)$/.test(hours)) return [];
  if (hours === '24/7') return [{ opens: 0, closes: DAY }];
  const open = hours.split(',').map((range) => readRange(range.trim()));
  const isClear = open.every((interval, at) => interval !== null && (interval.closes <= DAY || at === open.length - 1));
  return isClear ? open.filter((interval) => interval !== null) : null;
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

/** Sorts the intervals, and joins intervals that touch or overlap. */
export function joined(intervals: readonly DayInterval[]): DayInterval[] {
  const result: DayInterval[] = [];
  for (const { opens, closes } of [...intervals].sort((a, b) => a.opens - b.opens)) {
    const last = result.at(-1);
    if (last && opens <= last.closes) last.closes = Math.max(last.closes, closes);
    else result.push({ opens, closes });
  }
  return result;
}
