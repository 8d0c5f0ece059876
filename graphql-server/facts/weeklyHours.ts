/**
 * One opening interval. `day` is 0 (Sunday) to 6. `opens` and `closes` are counted in minutes from 0:00 of this day.
 * `closes` may be more than 1440 (overnight).
 */
export interface WeeklyInterval {
  day: number;
  opens: number;
  closes: number;
}

/** One opening interval on a given day, in minutes after midnight. `closes` may be more than 1440 (overnight). */
export type DayInterval = Omit<WeeklyInterval, 'day'>;

/**
 * Reads weekly hours, for example from the column weekly_hours. Returns the intervals in the order of the week, or null
 * if the hours are missing or not valid. This function does not use a schema library, because it runs for every
 * restaurant that a search returns.
 */
export function readWeeklyHours(stored: unknown): WeeklyInterval[] | null {
  if (!Array.isArray(stored) || stored.length === 0 || !stored.every(isInterval)) return null;
  return [...stored].sort((a, b) => a.day - b.day || a.opens - b.opens);
}

/**
 * Reads the hours on public holidays. Returns the intervals, earliest first, or null if the hours are missing or not
 * valid. The list is empty if the place is closed on holidays.
 */
export function readHolidayHours(stored: unknown): DayInterval[] | null {
  if (!Array.isArray(stored) || !stored.every(isDayInterval)) return null;
  return stored.map(({ opens, closes }) => ({ opens, closes })).sort((a, b) => a.opens - b.opens);
}

function isInterval(value: unknown): value is WeeklyInterval {
  return isDayInterval(value) && isWithin((value as Partial<WeeklyInterval>).day, 6);
}

function isDayInterval(value: unknown): value is DayInterval {
  if (typeof value !== 'object' || value === null) return false;
  const { opens, closes } = value as Partial<DayInterval>;
  return isWithin(opens, 1440) && isWithin(closes, 2880) && closes > opens;
}

function isWithin(value: number | undefined, most: number): value is number {
  return Number.isInteger(value) && value !== undefined && value >= 0 && value <= most;
}
