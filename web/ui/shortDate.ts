const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const ofMoment = new Intl.DateTimeFormat('en-US', day);
const ofDay = new Intl.DateTimeFormat('en-US', { ...day, timeZone: 'UTC' });

/** Whether this is a day ("2025-09-04"), the same for everyone, and not a moment. */
export const isDay = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date);

/** A day or a moment as a short date, the same in every language: "Sep 4, 2025". */
export function shortDate(date: string): string {
  return (isDay(date) ? ofDay : ofMoment).format(new Date(date));
}
