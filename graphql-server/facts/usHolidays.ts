/** A public holiday of the whole United States. */
export interface Holiday {
  /** "2026-11-26" */
  date: string;
  /** "Thanksgiving Day" */
  name: string;
}

type Rule = (year: number) => Date;
const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const on =
  (month: number, day: number): Rule =>
  (year) =>
    utc(year, month, day);
/** The nth occurrence of a weekday (0 = Sunday) in a month. */
const nth =
  (count: number, weekday: number, month: number): Rule =>
  (year) =>
    utc(year, month, 1 + ((weekday - utc(year, month, 1).getUTCDay() + 7) % 7) + (count - 1) * 7);
const lastMonday =
  (month: number): Rule =>
  (year) =>
    utc(year, month + 1, 0 - ((utc(year, month + 1, 0).getUTCDay() + 6) % 7));

/** The holidays of 5 U.S.C. 6103(a), with the names in that statute. */
const HOLIDAYS: readonly (readonly [string, Rule])[] = [
  ['New Year’s Day', on(1, 1)],
  ['Birthday of Martin Luther King, Jr.', nth(3, 1, 1)],
  ['Washington’s Birthday', nth(3, 1, 2)],
  ['Memorial Day', lastMonday(5)],
  ['Juneteenth National Independence Day', on(6, 19)],
  ['Independence Day', on(7, 4)],
  ['Labor Day', nth(1, 1, 9)],
  ['Columbus Day', nth(2, 1, 10)],
  ['Veterans Day', on(11, 11)],
  ['Thanksgiving Day', nth(4, 4, 11)],
  ['Christmas Day', on(12, 25)],
];

/**
 * The federal holidays of a year, in order, each on its actual date. If a holiday falls on a Saturday, offices close on
 * the Friday before (5 U.S.C. 6103(b)). If a holiday falls on a Sunday, offices close on the Monday after (Executive
 * Order 11582). But restaurants close on the holiday itself.
 */
export function usHolidays(year: number): Holiday[] {
  return HOLIDAYS.map(([name, dateIn]) => ({ date: dateIn(year).toISOString().slice(0, 10), name }));
}

const byYear = new Map<number, Map<string, string>>();

/** The name of the federal holiday on a date ("2026-11-26"); undefined on other days. */
export function usHolidayOn(date: string): string | undefined {
  const year = Number(date.slice(0, 4));
  let names = byYear.get(year);
  if (!names) {
    names = new Map(usHolidays(year).map((holiday) => [holiday.date, holiday.name]));
    byYear.set(year, names);
  }
  return names.get(date);
}
