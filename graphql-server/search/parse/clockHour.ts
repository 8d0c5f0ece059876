import type { ClockCue } from './clockCue';
import type { MeasureReader, Span } from './MeasureReader';

/** Minutes in an hour. */
export const HOUR = 60;
/** Minutes in a day. */
export const DAY = 1440;

/** A time of day that a craving names. */
export interface ClockRead {
  /** Minutes after midnight, 0 to 1439. */
  minute: number;
  /** Whether the time is from midnight to 4:59, which diners count as part of the previous day. */
  isAfterMidnight: boolean;
  /**
   * Whether the time can also be twelve hours later: "open at 11", asked in the evening. True only for the hours 11 and
   * 12. Absent if the craving tells the half of the day.
   */
  isEitherHalf?: boolean;
  /** The length of a range of hours, in minutes; absent for a single time. */
  minutes?: number;
  span: Span;
}

/** The half of the day that a craving names with an hour. */
export type Half = 'am' | 'pm' | null;

/** Makes a ClockRead from minutes after midnight. The minutes may be negative, or more than a day. */
export function clockRead(minute: number, span: Span): ClockRead {
  const isAfterMidnight = minute >= DAY || (minute >= 0 && minute < 5 * HOUR);
  return { minute: ((minute % DAY) + DAY) % DAY, isAfterMidnight, span };
}

/** The hour and the minutes of the number at this position; `value` is its value. */
export function hourAndMinute(words: MeasureReader, at: number, value: number): [number, number] {
  const [hour = '', minute = '0'] = words.tokens[at]?.folded.split(/[:.]/) ?? [];
  return words.tokens[at]?.kind === 'number' ? [Number(hour), Number(minute.slice(0, 2)) % 60] : [Math.trunc(value), 0];
}

/** The hour of the day that a named hour means: 20 for "8 pm". An hour after midnight may be 24 or more. */
export function readHour(hour: number, half: Half, cue: ClockCue | null): number {
  if (hour === 0) return 24;
  if (half === 'am') return hour === 12 ? 24 : hour;
  if (half === 'pm') return hour === 12 ? (cue?.isUntil ? 24 : 12) : hour < 12 ? hour + 12 : hour;
  if (hour > 12) return hour;
  if (cue?.isClosing && hour >= 11) return hour + 12; // "closes at 11" is at night
  if (cue?.isLate) return hour === 12 ? 24 : hour <= 4 ? hour + 24 : hour + 12;
  if (hour === 12) return 12;
  return hour <= 10 ? hour + 12 : hour;
}
