/** A month of the calendar; `month` counts from 1. */
export type Month = { year: number; month: number };

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
const utc = ({ year, month }: Month, day: number) => new Date(Date.UTC(year, month - 1, day));

/** The month as it is written in the URL: "2025-09". */
export const writeMonth = ({ year, month }: Month) => `${pad(year, 4)}-${pad(month, 2)}`;

/** Reads a month from the URL. Null if the text is not a month from 1900 to 2999. */
export function readMonth(text: string | null): Month | null {
  const [, year = 0, month = 0] = (/^(19\d\d|2\d{3})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? []).map(Number);
  return year ? { year, month } : null;
}

/** The month that is `count` months later, or earlier if `count` is negative. */
export function monthLater(month: Month, count: number): Month {
  const date = utc({ year: month.year, month: month.month + count }, 1);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}

/**
 * The days of the month ("2025-09-01") in weeks that start on `firstWeekday` (0 is Sunday). Cells before the first day
 * and after the last day are null.
 */
export function monthGrid(month: Month, firstWeekday: number): (string | null)[][] {
  const count = utc({ ...month, month: month.month + 1 }, 0).getUTCDate();
  const blanks = (utc(month, 1).getUTCDay() - firstWeekday + 7) % 7;
  const weeks = Math.ceil((blanks + count) / 7);
  const dayAt = (place: number) => {
    const day = place - blanks + 1;
    return day >= 1 && day <= count ? `${writeMonth(month)}-${pad(day, 2)}` : null;
  };
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_none, day) => dayAt(week * 7 + day)));
}

/** The weekday on which weeks begin in this language (0 is Sunday). Sunday if the browser has no data about it. */
export function firstWeekdayOf(language: string): number {
  type Weeks = { firstDay: number };
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?: () => Weeks; weekInfo?: Weeks };
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7) % 7;
}
