import { placeClock, weekdayOf } from '../../facts/placeClock';
import type { OpenAt } from '../parse/Understanding';
import type { Columns } from './Columns';

const DAY = 1440;

/**
 * The time at which a place will open, or the time at which it closed, in minutes after the midnight at which the
 * requested day begins. At most one of the two fields has a value. Both are null when no opening hours of the place
 * begin on that day.
 */
export interface ClosedReason {
  opens: number | null;
  closes: number | null;
}

/**
 * Returns why a place is not open at the requested moment, or at the first of several moments. The place opens later
 * that day (`opens`), has already closed (`closes`), or does not open that day (both null). Holiday hours are not used.
 * The result is null when the hours of the place are unknown. For "now", the result is also null when the time zone of
 * the place is unknown.
 */
export function closedReasonAt(columns: Columns, place: number, openAt: OpenAt, now: Date): ClosedReason | null {
  if (columns.hasHours[place] !== 1) return null;
  const [moment] = openAt === 'now' ? [clockOf(columns.zones[columns.zone[place] ?? 0], now)] : openAt;
  if (!moment) return null;
  const reason: ClosedReason = { opens: null, closes: null };
  for (let at = columns.hoursStart[place] ?? 0; at < (columns.hoursStart[place + 1] ?? 0); at += 2) {
    const opens = (columns.hours[at] ?? 0) - moment.day * DAY;
    const closes = (columns.hours[at + 1] ?? 0) - moment.day * DAY;
    if (opens < 0 || opens >= DAY) continue; // this interval begins on another day
    if (closes <= moment.minute) reason.closes = Math.max(reason.closes ?? 0, closes);
    else if (opens > moment.minute) reason.opens = Math.min(reason.opens ?? DAY, opens);
  }
  return reason.opens === null ? reason : { opens: reason.opens, closes: null };
}

function clockOf(zone: string | undefined, now: Date) {
  const clock = zone ? placeClock(zone, now) : null;
  return clock ? { day: weekdayOf(clock.date), minute: clock.minute } : null;
}
