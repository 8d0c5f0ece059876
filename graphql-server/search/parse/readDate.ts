import { dayAlone } from './dayAlone';
import { dayNumber, isDayOfYear, isYear } from './dayNumber';
import type { MeasureReader, Span } from './MeasureReader';
import { LENGTHS } from './measureLexicon';
import { MONTHS } from './months';
import { nextDate, nextDayOfMonth } from './nextDate';

/** A date of the calendar that a craving names. */
export interface DateRead {
  /**
   * "2026-12-24": the first date, from today on, that the words of the craving can mean. Null if there is no such date:
   * "nov 31", or a date in the past with its year.
   */
  date: string | null;
  /** True for the name of a holiday. It is also a wish (an occasion), so its tokens stay unused. */
  isHoliday: boolean;
  span: Span;
}

/** Names of months that are also other words. */
const AMBIGUOUS = /^(?:may|mayo|march|mar)$/;

/**
 * Reads "nov 28", "28th of november", "on 12/5", "24 de diciembre", 12月24日 and "12월 24일", and days of the month
 * ("on the 24th", see dayAlone.ts). Null if the craving names no date.
 * @param today the local date of the diner
 */
export function readDate(words: MeasureReader, today: string): DateRead | null {
  for (let at = 0; at < words.tokens.length; at += 1) {
    if (words.isUsed(at)) continue;
    const named = written(words, at) ?? inDigits(words, at) ?? asian(words, at);
    const alone = named ? null : dayAlone(words, at);
    const read = named ?? alone;
    const date = named
      ? nextDate(today, named.month, named.day, named.year)
      : alone && nextDayOfMonth(today, alone.day, alone.weekday);
    if (read && (named || date)) return { date, isHoliday: false, span: { start: at, end: read.end } };
  }
  return null;
}

/** Reads "nov 28", "dec. 24", "28 nov" and "24 de diciembre". */
function written(words: MeasureReader, at: number) {
  // "No mayo 2 patties" names no month.
  const month = words.word(at) === 'mayo' ? 0 : monthAt(words, at);
  const isShort = words.tokens[at + 1]?.text === '.' && (words.word(at)?.length ?? 0) <= 4;
  const day = month ? dayNumber(words, isShort ? at + 2 : at + 1) : dayNumber(words, at);
  if (!day || words.firstOf(day.end, 'people', 'currency', 'miles', 'minutes', 'blocks')) return null;
  if (month) return { month, day: day.value, ...yearAfter(words, day.end) };
  const isLinked = /^(?:of|de)$/.test(words.word(day.end) ?? '');
  const linked = isLinked ? day.end + 1 : day.end;
  const behind = monthAt(words, linked);
  // "2 may come late" names no month.
  const isOther = AMBIGUOUS.test(words.word(linked) ?? '') && !isLinked && !/\D/.test(words.word(at) ?? '');
  return behind && !isOther ? { month: behind, day: day.value, ...yearAfter(words, linked + 1) } : null;
}

/** Reads the year, if one follows a date: "december 24, 2026", "24 de diciembre de 2026". `end` is after the year. */
function yearAfter(words: MeasureReader, end: number): { end: number; year?: number } {
  const at = /^(?:,|de|del)$/.test(words.tokens[end]?.text ?? '') ? end + 1 : end;
  const year = words.word(at) ?? '';
  return /^20\d\d$/.test(year) ? { end: at + 1, year: Number(year) } : { end };
}

const monthAt = (words: MeasureReader, at: number) => MONTHS.get(words.word(at) ?? '') ?? 0;

/**
 * Reads "12/5" after "on" or "open". Without such a word, reads only what is clearly a date: "12/24" and "12/5/2026".
 * Other numbers may be a fraction, a score, a range or sizes: "10/10 ramen", "4/5 people", "12/16 oz steak".
 */
function inDigits(words: MeasureReader, at: number) {
  const [, month, day] = /^(\d{1,2})\/(\d{1,2})$/.exec(words.word(at) ?? '') ?? [];
  const isDate = isDayOfYear(Number(month), Number(day));
  const next = words.tokens[at + 1];
  // The 10 of "11/30 10pm" and "12/5 10 people" is no year.
  const year = /^(?:\/(?:20)?| 20)(\d\d)$/.exec(words.before(at + 1) + (next?.folded ?? ''))?.[1];
  const isCount =
    /^(?:oz|ounces?|inch(?:es)?|lbs?|pounds?|packs?|cm)$/.test(next?.folded ?? '') ||
    words.tokens[at - 1]?.kind === 'dollars' ||
    words.firstOf(at + 1, 'people', 'currency', 'perPerson', 'minutes', ...LENGTHS) !== null;
  const isClear = year !== undefined || Number(day) > 12 || /^(?:on|open)$/.test(words.word(at - 1) ?? '');
  if (!isDate || !isClear || isCount) return null;
  const date = { month: Number(month), day: Number(day) };
  return year ? { ...date, year: 2000 + Number(year), end: at + 2 } : { ...date, year: undefined, end: at + 1 };
}

/** Reads 12月24日, "12월 24일" and 2026年12月24日. */
function asian(words: MeasureReader, at: number) {
  const first = words.number(at);
  const hasYear = first && isYear(first.value) && /^[年년]$/.test(words.word(first.end) ?? '');
  const month = hasYear ? words.number(first.end + 1) : first;
  const day = month && /^[月월]$/.test(words.word(month.end) ?? '') ? words.number(month.end + 1) : null;
  if (!month || !day || !/^[日号일]$/.test(words.word(day.end) ?? '')) return null;
  if (!isDayOfYear(month.value, day.value)) return null;
  return {
    month: month.value,
    day: day.value,
    year: hasYear ? 2000 + (first.value % 100) : undefined,
    end: day.end + 1,
  };
}
