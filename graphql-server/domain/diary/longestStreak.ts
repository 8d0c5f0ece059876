const DAY = 24 * 60 * 60 * 1000;
/** 1970 began on a Thursday; weeks begin on Monday. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / DAY + 3) / 7);

/** How many weeks in a row, Monday to Sunday, hold at least one of these days ("2025-09-04", the earliest first). */
export function longestStreak(days: readonly string[]): number {
  let longest = 0;
  let streak = 0;
  let before = Number.NaN;
  for (const week of days.map(weekOf)) {
    if (week === before) continue;
    streak = week === before + 1 ? streak + 1 : 1;
    longest = Math.max(longest, streak);
    before = week;
  }
  return longest;
}
