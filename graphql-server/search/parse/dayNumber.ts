import { asianText } from './asianText';
import type { MeasureReader } from './MeasureReader';

/** The number of days of the longest months. */
export const MOST_DAYS = 31;

/** A day of a month in digits: "28", "28th". */
export function dayNumber(words: MeasureReader, at: number) {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words.word(at) ?? '') ?? [];
  const value = Number(digits);
  return value >= 1 && value <= MOST_DAYS ? { value, end: at + 1 } : null;
}

/** What follows 24号 and 24일. 2号线 (a line of the subway) and 3일 동안 (for three days) are no dates. */
const AFTER = /^(?:[号日](?:$|晚|中午|早|下午|上午|夜|吃|去|的|那天|聚)|일(?:$|에|저녁|점심|아침|밤|브런치))/;

/** Reads the day of the month in 24号晚上 and "24일 저녁". */
export function asianDay(words: MeasureReader, at: number): { day: number; end: number } | null {
  const number = words.tokens[at]?.kind === 'number' ? words.number(at) : null;
  if (!number || number.value < 1 || number.value > 31) return null;
  return AFTER.test(asianText(words, number.end)) ? { day: number.value, end: number.end + 1 } : null;
}

/** Whether a number is a year from 2000 to 2099, also without the century: 26年. */
export const isYear = (value: number) =>
  Number.isInteger(value) && value >= 0 && (value < 100 || (value >= 2000 && value < 2100));
/** Whether these are a month (1 to 12) and a day that some month has. */
export const isDayOfYear = (month: number, day: number) =>
  Number.isInteger(month) && month >= 1 && month <= 12 && Number.isInteger(day) && day >= 1 && day <= MOST_DAYS;
