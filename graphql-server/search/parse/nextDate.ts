import { addDays } from '../../facts/placeClock';

/** The first date from `today` on with this month (1 to 12) and day: "2026-12-24". */
export function nextDate(today: string, month: number, day: number): string {
  const inYear = (year: number) => addDays(`${year}-${String(month).padStart(2, '0')}-01`, day - 1);
  const year = Number(today.slice(0, 4));
  return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}
