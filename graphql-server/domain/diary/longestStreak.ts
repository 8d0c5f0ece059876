const DAY = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday. */
const THURSDAY = 4;

/**
 * The greatest number of consecutive weeks that each contain at least one of these days ("2025-09-04", earliest first).
 * @param firstWeekday the day on which a week begins; 0 is Sunday
 */
export function longestStreak(days: readonly string[], firstWeekday: number): number {
  const sinceWeekBegan = (7 + THURSDAY - firstWeekday) % 7;
  const weekOf = (day: string) => Math.floor((Date.parse(day) / DAY + sinceWeekBegan) / 7);
  let longest = 0;
  let streak = 0;
  let previous = Number.NaN;
  for (const week of days.map(weekOf)) {
    if (week === previous) continue;
    streak = week === previous + 1 ? streak + 1 : 1;
    longest = Math.max(longest, streak);
    previous = week;
  }
  return longest;
}
