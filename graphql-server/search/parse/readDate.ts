import type { MeasureReader, Span } from './MeasureReader';
import { nextDate } from './nextDate';

/** A date of the calendar that a craving names. */
export interface DateRead {
  /** "2026-12-24": the next day of this name, from today on. */
  date: string;
  /** True for the name of a holiday. It is also a wish (an occasion), so its tokens stay unused. */
  isHoliday: boolean;
  span: Span;
}

/** Names of months that are also other words. */
const AMBIGUOUS = /^(?:may|mayo|march|mar)$/;
/** The names of each month, from January on. */
const NAMES = [
  'jan january enero',
  'feb february febrero',
  'mar march marzo',
  'apr april abril',
  'may mayo',
  'jun june junio',
  'jul july julio',
  'aug august agosto',
  'sep sept september septiembre',
  'oct october octubre',
  'nov november noviembre',
  'dec december diciembre',
];
const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, month) => names.split(' ').map((name) => [name, month + 1] as const)),
);
/**
 * Reads "nov 28", "28th of november", "on 12/5", "24 de diciembre", 12月24日 and "12월 24일". Null if the craving names
 * no date.
 * @param today the local date of the diner
 */
export function readDate(words: MeasureReader, today: string): DateRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    if (words.isUsed(at)) continue;
    const read = written(words, at) ?? inDigits(words, at) ?? asian(words, at);
    if (read)
      return { date: nextDate(today, read.month, read.day), isHoliday: false, span: { start: at, end: read.end } };
  }
  return null;
}

/** Reads "nov 28", "28 nov" and "24 de diciembre". */
function written(words: MeasureReader, at: number) {
  const month = words.word(at) === 'mayo' ? 0 : monthAt(words, at);
  const day = month ? dayNumber(words, at + 1) : dayNumber(words, at);
  if (!day || words.firstOf(day.end, 'people', 'currency', 'miles', 'minutes', 'blocks')) return null;
  if (month) return { month, day: day.value, end: day.end };
  const isLinked = /^(?:of|de)$/.test(words.word(day.end) ?? '');
  const linked = isLinked ? day.end + 1 : day.end;
  const behind = monthAt(words, linked);
  // "2 may come late" and "no mayo 2 patties" name no month.
  const isOther = AMBIGUOUS.test(words.word(linked) ?? '') && !isLinked && !/\D/.test(words.word(at) ?? '');
  return behind && !isOther ? { month: behind, day: day.value, end: linked + 1 } : null;
}

const monthAt = (words: MeasureReader, at: number) => MONTHS.get(words.word(at) ?? '') ?? 0;

/** A day of the month in digits: "28", "28th". */
function dayNumber(words: MeasureReader, at: number) {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words.word(at) ?? '') ?? [];
  const value = Number(digits);
  return value >= 1 && value <= 31 ? { value, end: at + 1 } : null;
}

/** Reads "12/5" after "on". Without "on", it may be a fraction, a score or a range: "10/10 ramen", "4/5 people". */
function inDigits(words: MeasureReader, at: number) {
  const [, month, day] = /^(\d{1,2})\/(\d{1,2})$/.exec(words.word(at) ?? '') ?? [];
  const isDate = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  if (!isDate || words.word(at - 1) !== 'on') return null;
  return { month: Number(month), day: Number(day), end: at + 1 };
}

/** Reads 12月24日 and 12월 24일. */
function asian(words: MeasureReader, at: number) {
  const month = words.number(at);
  const day = month && /^[月월]$/.test(words.word(month.end) ?? '') ? words.number(month.end + 1) : null;
  if (!month || !day || !/^[日号일]$/.test(words.word(day.end) ?? '')) return null;
  return month.value <= 12 && day.value <= 31 ? { month: month.value, day: day.value, end: day.end + 1 } : null;
}
