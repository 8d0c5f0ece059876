/** One opening: day 0 (Sunday) to 6; minutes after that day's midnight, closes may pass 1440 (overnight). */
export interface WeeklyInterval {
  day: number;
  opens: number;
  closes: number;
}

/** The stored column as intervals in the week's order; null when nobody knows the hours. Checked by hand: it runs for every result. */
export function readWeeklyHours(stored: unknown): WeeklyInterval[] | null {
  if (!Array.isArray(stored) || stored.length === 0 || !stored.every(isInterval)) return null;
  return [...stored].sort((a, b) => a.day - b.day || a.opens - b.opens);
}

function isInterval(value: unknown): value is WeeklyInterval {
  if (typeof value !== 'object' || value === null) return false;
  const { day, opens, closes } = value as Partial<WeeklyInterval>;
  return isWithin(day, 6) && isWithin(opens, 1440) && isWithin(closes, 2880) && closes > opens;
}

function isWithin(value: number | undefined, most: number): value is number {
  return Number.isInteger(value) && value !== undefined && value >= 0 && value <= most;
}
