import { z } from 'zod';

const interval = z.object({
  day: z.int().min(0).max(6),
  opens: z.int().min(0).max(1440),
  closes: z.int().min(1).max(2880),
});

/** One opening: day 0 (Sunday) to 6; minutes after that day's midnight, closes may pass 1440 (overnight). */
export type WeeklyInterval = z.infer<typeof interval>;

/** The stored column as intervals in the week's order; null when nobody knows the hours. */
export function readWeeklyHours(stored: unknown): WeeklyInterval[] | null {
  const result = z.array(interval).min(1).safeParse(stored);
  return result.success ? result.data.sort((a, b) => a.day - b.day || a.opens - b.opens) : null;
}
