import { addDays } from '../../facts/placeClock';

const MAX_YEARS = 8; // the longest time to the next February 29, because 1900 and 2100 are no leap years
const MONTHS = 12;

/**
 * The first date from `today` on with this month (1 to 12) and day: "2026-12-24". February 29 may be several years
 * away. Null if the month never has this day, or if the date of `only` is not valid or is in the past.
 * @param only the year, if it is known
 */
export function nextDate(today: string, month: number, day: number, only?: number): string | null {
  const first = only ?? Number(today.slice(0, 4));
  for (let year = first; year <= (only ?? first + MAX_YEARS); year += 1) {
    const date = dateOf(year, month, day);
    if (date !== null && date >= today) return date;
  }
  return null;
}

/**
 * The first date from `today` on with this day of the month: on January 31, the next 30th is March 30. Null if there is
 * none within a year.
 * @param weekday the day of the week that the date must also have (0 is Sunday)
 */
export function nextDayOfMonth(today: string, day: number, weekday?: number): string | null {
  const [year = 0, thisMonth = 0] = today.split('-').map(Number);
  for (let month = thisMonth; month < thisMonth + MONTHS; month += 1) {
    const date = dateOf(year + Math.floor((month - 1) / MONTHS), ((month - 1) % MONTHS) + 1, day);
    const isDay = date !== null && (weekday === undefined || new Date(date).getUTCDay() === weekday);
    if (isDay && date >= today) return date;
  }
  return null;
}

/** The date as text; null if the month of this year does not have the day. */
function dateOf(year: number, month: number, day: number): string | null {
  const begin = `${year}-${String(month).padStart(2, '0')}`;
  const date = addDays(`${begin}-01`, day - 1);
  return date.startsWith(begin) ? date : null;
}
