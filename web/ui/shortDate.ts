const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const ofMoment = new Intl.DateTimeFormat('en-US', day);
const ofDay = new Intl.DateTimeFormat('en-US', { ...day, timeZone: 'UTC' });

/** Whether this is a day ("2025-09-04") and not a moment. A day is the same in every time zone. */
export const isDay = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date);

/** A day or a moment as a short date: "Sep 4, 2025". It is the same in every language. */
export function shortDate(date: string): string {
  return (isDay(date) ? ofDay : ofMoment).format(new Date(date));
}
