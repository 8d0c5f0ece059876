const DAY = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday; weeks begin on Monday. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / DAY + 3) / 7);

/** The longest run of weeks (Monday to Sunday) that each contain one of these days ("2025-09-04", earliest first). */
export function longestStreak(days: readonly string[]): number {
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
