const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** Whether a text is a calendar day, such as "2026-11-26" (ISO 8601). "2026-02-31" is no calendar day. */
export function isCalendarDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text;
}

/**
 * Reads a moment with its offset from UTC, such as "2026-11-26T18:30:00-06:00" (RFC 3339).
 * @returns null for any other text. A local time is also refused, because the moment is not known without an offset.
 */
export function readMoment(text: string): Date | null {
  const [, day = '', time = '', offset = ''] = MOMENT.exec(text) ?? [];
  if (!isCalendarDay(day)) return null;
  const moment = new Date(`${day}T${time}${offset.toUpperCase()}`);
  return Number.isNaN(moment.getTime()) || time.startsWith('24') ? null : moment;
}
