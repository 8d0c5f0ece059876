import { DAY, stretchesAround, WEEK } from './openStretches';
import { addDays, placeClock, weekdayOf } from './placeClock';
import type { DayInterval, WeeklyInterval } from './weeklyHours';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * One line that tells whether a place is open at the moment `now`, in the place's local time: "Open · until 10 PM",
 * "Open · 24 hours", "Closed · from Tue 5 PM" or "Closed · no hours this week".
 * @param timeZone IANA name
 * @param holidayHours the hours on public holidays; null when unknown, and the weekday's hours then apply
 * @returns null when this machine does not know the zone
 */
export function openingText(
  weekly: readonly WeeklyInterval[],
  timeZone: string,
  now: Date,
  holidayHours: readonly DayInterval[] | null = null,
): string | null {
  const clock = placeClock(timeZone, now);
  if (!clock) return null;
  const { date: today, minute } = clock;
  const stretches = stretchesAround(today, weekly, holidayHours);
  const running = stretches.find(({ start, end }) => start <= minute && minute < end);
  if (running) {
    return running.end - minute >= WEEK ? 'Open · 24 hours' : `Open · until ${moment(running.end, today)}`;
  }
  const next = stretches.find(({ start }) => start > minute && start - minute < WEEK);
  return next ? `Closed · from ${moment(next.start, today, 0)}` : 'Closed · no hours this week';
}

/** A closing time before 6 AM belongs to the evening before. */
const NIGHT_ENDS = 6 * 60;

/**
 * "10 PM" for a time today, or in the first `night` minutes of tomorrow. Later times include the weekday: "Tue 10 PM".
 */
function moment(minute: number, today: string, night = NIGHT_ENDS): string {
  const days = Math.floor(minute / DAY);
  const inDay = minute - days * DAY;
  const isTonight = days === 0 || (days === 1 && inDay < night);
  return isTonight ? timeOfDay(inDay) : `${weekdays[weekdayOf(addDays(today, days))]} ${timeOfDay(inDay)}`;
}

function timeOfDay(minute: number): string {
  const hour = Math.floor(minute / 60);
  const minutes = minute % 60;
  const clock = minutes ? `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}` : `${hour % 12 || 12}`;
  return `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
}
