import type { MeasureReader } from './MeasureReader';

/** The number of days of each month, from January on. February counts as in a leap year. */
export const MOST_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day of the month in digits: "28", "28th". */
export function dayNumber(words: MeasureReader, at: number, month = 1) {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words.word(at) ?? '') ?? [];
  const value = Number(digits);
  return value >= 1 && value <= (MOST_DAYS[month - 1] ?? 0) ? { value, end: at + 1 } : null;
}
