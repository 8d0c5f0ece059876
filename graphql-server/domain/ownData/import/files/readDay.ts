const MONTHS = ['jan ene', 'feb', 'mar', 'apr abr', 'may', 'jun', 'jul', 'aug ago', 'sep set', 'oct', 'nov', 'dec dic'];

/**
 * The forms that need no conversion, because visitDate (domain/visitDate.ts) reads them: "2025-09-04" and
 * "2025-09-04T19:30:00Z".
 */
const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\S+)?$/;
/** 2025/9/4, 2025. 9. 4., 2025年9月4日, 2025년 9월 4일 */
const YEAR_FIRST = /^(\d{4})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})\s*[.日일]?(?:\s.*)?$/;
/** 9/4/2025, 04.09.2025 */
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:\s.*)?$/;
/** Sep 4, 2025; September 4th 2025 */
const MONTH_FIRST = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu;
/** 4 Sep 2025; 4 de septiembre de 2025 */
const DAY_FIRST = /^(\d{1,2})\.?\s+(?:de\s+)?(\p{L}{3,})\.?,?\s+(?:del?\s+)?(\d{4})$/iu;

/**
 * Converts a date in a common spelling to ISO 8601. Other text is only trimmed; visitDate refuses it later.
 * @param isDayFirst whether 4/9/2025 is in September. This parameter has no effect on dates with only one meaning, such
 * as 9/14/2025, or on dates with dots. In dates with dots, the day is first if this is possible
 */
export function readDay(text: string, isDayFirst: boolean): string {
  const trimmed = text.trim();
  if (ISO.test(trimmed)) return trimmed;
  const [, year, month, day] = YEAR_FIRST.exec(trimmed) ?? [];
  if (year && month && day) return isoDay(year, month, day);
  const [, one = '', mark, other = '', last] = YEAR_LAST.exec(trimmed) ?? [];
  if (last)
    return (tellsDayFirst(trimmed) ?? (isDayFirst || mark === '.'))
      ? isoDay(last, other, one)
      : isoDay(last, one, other);
  const [, name = '', ofMonth, ofYear] = MONTH_FIRST.exec(trimmed) ?? [];
  if (ofMonth && ofYear && monthOf(name)) return isoDay(ofYear, monthOf(name), ofMonth);
  const [, dayBefore, nameBehind = '', yearBehind] = DAY_FIRST.exec(trimmed) ?? [];
  if (dayBefore && yearBehind && monthOf(nameBehind)) return isoDay(yearBehind, monthOf(nameBehind), dayBefore);
  return trimmed;
}

/**
 * Whether a date has the day first: true for 14/9/2025, false for 9/14/2025. Null for a date that can be read both
 * ways, and for other text.
 */
export function tellsDayFirst(text: string): boolean | null {
  const [, one, , other] = YEAR_LAST.exec(text.trim()) ?? [];
  if (Number(one) > 12) return true;
  return Number(other) > 12 ? false : null;
}

const isoDay = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The month's number as text, by the first three letters of its English or Spanish name. "" for other text. */
function monthOf(name: string): string {
  const at = MONTHS.findIndex((starts) => starts.split(' ').includes(name.slice(0, 3).toLowerCase()));
  return at < 0 ? '' : String(at + 1);
}
