import {
  COMPACT,
  DAY_FIRST,
  MOMENT,
  MONTH_FIRST,
  MONTHS,
  PART,
  SHORT_YEAR_FIRST,
  TIME,
  WEEKDAY,
  YEAR_FIRST,
  YEAR_LAST,
} from './dateForms';

/** In characters. */
const LONGEST_DATE = 100;

/**
 * Converts a date in a common spelling to ISO 8601. A time is kept only if it has an offset from UTC in the form of
 * ISO 8601. Otherwise the moment is not known, and only the day is read. Other text is only trimmed; visitDate refuses
 * it later.
 * @param isDayFirst whether 4/9/2025 is in September. This parameter has no effect on dates with only one meaning, such
 * as 9/14/2025, or on dates with dots. In dates with dots, the day is first if this is possible
 */
export function readDay(text: string, isDayFirst: boolean): string {
  const trimmed = text.trim();
  const [, on, time, zone] = MOMENT.exec(trimmed) ?? [];
  if (on && time && zone) return `${on}T${time}${zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2')}`;
  const date = dateIn(trimmed);
  const [, year, month, day] = YEAR_FIRST.exec(date) ?? COMPACT.exec(date) ?? SHORT_YEAR_FIRST.exec(date) ?? [];
  if (year && month && day) return isoDay(year, month, day);
  const [, one = '', mark, other = '', last] = YEAR_LAST.exec(date) ?? [];
  if (last)
    return (tellsDayFirst(date) ?? (isDayFirst || mark === '.')) ? isoDay(last, other, one) : isoDay(last, one, other);
  const [, name = '', ofMonth, ofYear] = MONTH_FIRST.exec(date) ?? [];
  if (ofMonth && ofYear && monthOf(name)) return isoDay(ofYear, monthOf(name), ofMonth);
  const [, dayBefore, nameBehind = '', yearBehind] = DAY_FIRST.exec(date) ?? [];
  if (dayBefore && yearBehind && monthOf(nameBehind)) return isoDay(yearBehind, monthOf(nameBehind), dayBefore);
  return trimmed;
}

/**
 * Whether a date has the day first: true for 14/9/2025, false for 9/14/2025. Null for a date that can be read both
 * ways, and for other text.
 */
export function tellsDayFirst(text: string): boolean | null {
  const [, one, , other] = YEAR_LAST.exec(dateIn(text)) ?? [];
  if (Number(one) > 12) return true;
  return Number(other) > 12 ? false : null;
}

/** Whether a text is empty or only a part of a date: a month, a year, a month of a year, or a day of the week. */
export function isPartOfDate(text: string): boolean {
  if (text.length > LONGEST_DATE) return false;
  const part = `${plain(text)} `.replace(WEEKDAY, '').trim();
  const [, name = ''] = /^(\p{L}{3,})[.,]?(?:\s+(?:del?\s+)?\d{4})?$/u.exec(part) ?? [];
  return part === '' || PART.test(part) || monthOf(name) !== '';
}

/** The date without a day of the week and without a time. */
const dateIn = (text: string) => plain(text).replace(WEEKDAY, '').replace(TIME, '').trim();

/** The text with ordinary digits. Empty for a long text: it is no date, and WEEKDAY and TIME would be slow. */
const plain = (text: string) => (text.length > LONGEST_DATE ? '' : text.trim().normalize('NFKC'));

const isoDay = (year: string, month: string, day: string) =>
  `${year.length === 2 ? century(year) : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The four digits of a year with two digits: 20xx if this is at most one year ahead, otherwise 19xx. */
function century(year: string): string {
  const latest = new Date().getUTCFullYear() + 1;
  return `${2000 + Number(year) <= latest ? '20' : '19'}${year}`;
}

/**
 * The month's number as text. `name` is the month's English or Spanish name, at least its first three letters, or a
 * similar word (see isLike), for example a name with a typing error. "" for other text.
 */
function monthOf(name: string): string {
  const text = name.toLowerCase();
  const monthWith = (isName: (month: string) => boolean) => MONTHS.findIndex((names) => names.some(isName)) + 1;
  return String((text.length >= 3 && monthWith((month) => month.startsWith(text))) || monthWith(isLike(text)) || '');
}

/**
 * Whether a month's name begins with the same three letters and is about as long. Names of at most four letters are
 * like no other text, so "Maybe" is not like "May" or "mayo".
 */
const isLike = (text: string) => (month: string) =>
  month.length > 4 && month.startsWith(text.slice(0, 3)) && Math.abs(month.length - text.length) <= 2;
