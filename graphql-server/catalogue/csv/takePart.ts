import { toText } from './fold';
import type { ColumnPart } from './mapping';

/** Returns a part of a column's value, or "" if there is none. Without a comma, beforeLastComma is the whole value. */
export const takePart = (part: ColumnPart, raw: unknown): string => PARTS[part](raw);

const PARTS: Record<ColumnPart, (raw: unknown) => string> = {
  beforeLastComma: (raw) => {
    const text = toText(raw);
    return text.includes(',') ? text.slice(0, text.lastIndexOf(',')) : text;
  },
  afterLastComma: (raw) => {
    const text = toText(raw);
    return text.includes(',') ? text.slice(text.lastIndexOf(',') + 1) : '';
  },
  zip: (raw) => /(?<!\d)(\d{5})(?:-\d{4})?\s*$/.exec(toText(raw))?.[1] ?? '',
  weekdayHours: readWeekdayHours,
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SPAN = /^\s*(\d{1,2}):(\d{1,2})\s*-\s*(\d{1,2}):(\d{1,2})\s*$/;

/**
 * Turns {"Monday": "9:0-21:30", …} into opening_hours text: "Mo 09:00-21:30; …". If every day is "0:0-0:0", the place
 * is always open. If only some days are "0:0-0:0", the source does not know the hours of these days, and the result is
 * empty. The result is also empty if a day has any other two equal times.
 */
function readWeekdayHours(raw: unknown): string {
  const byDay = parseObject(raw);
  const spans = DAYS.flatMap((day) => {
    const span = SPAN.exec(toText(byDay[day]));
    return span ? [{ day: day.slice(0, 2), from: clock(span[1], span[2]), to: clock(span[3], span[4]) }] : [];
  });
  const empty = spans.filter(({ from, to }) => from === to);
  if (empty.length > 0) return empty.filter(({ from }) => from === '00:00').length === DAYS.length ? '24/7' : '';
  return spans.map(({ day, from, to }) => `${day} ${from}-${to}`).join('; ');
}

const clock = (hour = '', minute = '') => `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;

function parseObject(raw: unknown): Record<string, unknown> {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return raw as Record<string, unknown>;
  try {
    const read: unknown = JSON.parse(toText(raw));
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
