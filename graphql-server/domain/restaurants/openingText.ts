import type { WeeklyInterval } from './weeklyHours';

const DAY = 1440;
const WEEK = 7 * DAY;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface Stretch {
  start: number;
  end: number;
}

/**
 * The opening hours in a line, for now, on the place's own clock: "Open · until 10 PM", "Open · 24 hours",
 * "Closed · from Tue 5 PM". It never holds both words (D40).
 * @param timeZone IANA name
 * @returns null when the zone is unknown here
 */
export function openingText(weekly: readonly WeeklyInterval[], timeZone: string, now: Date): string | null {
  const minute = minuteOfWeek(timeZone, now);
  if (minute === null) return null;
  const stretches = joinedStretches(weekly);
  const running = stretches.find(({ start, end }) => start <= minute && minute < end);
  if (running) {
    return running.end - running.start >= WEEK ? 'Open · 24 hours' : `Open · until ${moment(running.end, minute)}`;
  }
  const next = stretches.find(({ start }) => start > minute);
  return next ? `Closed · from ${moment(next.start, minute)}` : 'Closed · no hours this week';
}

/** Minutes since the place's own Sunday, 00:00: 0 to 10079; null for a zone this machine does not know. */
function minuteOfWeek(timeZone: string, now: Date): number | null {
  const clock = clockOf(timeZone);
  if (!clock) return null;
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = weekdays.indexOf(parts.get('weekday') ?? '');
  return day * DAY + Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
}

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** Formatters are dear to make and there are few zones. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    try {
      clock = new Intl.DateTimeFormat('en-US', {
        timeZone,
        weekday: 'short',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
    } catch {
      clock = null;
    }
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** Last week, this one and the next in a row, so that a Saturday night and a week without a break join up. */
function joinedStretches(weekly: readonly WeeklyInterval[]): Stretch[] {
  const joined: Stretch[] = [];
  const all = [-WEEK, 0, WEEK].flatMap((week) =>
    weekly.map(({ day, opens, closes }) => ({ start: week + day * DAY + opens, end: week + day * DAY + closes })),
  );
  for (const stretch of all.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && stretch.start <= last.end) last.end = Math.max(last.end, stretch.end);
    else joined.push({ ...stretch });
  }
  return joined;
}

/** "10 PM" within the next 24 hours on another day or this one; with the weekday when "10 PM" could be misread. */
function moment(minute: number, now: number): string {
  const inWeek = ((minute % WEEK) + WEEK) % WEEK;
  const time = timeOfDay(inWeek % DAY);
  const nightsAway = Math.floor(minute / DAY) - Math.floor(now / DAY);
  const isTonight = nightsAway === 0 || (nightsAway === 1 && inWeek % DAY < 6 * 60);
  return isTonight ? time : `${weekdays[Math.floor(inWeek / DAY)]} ${time}`;
}

function timeOfDay(minute: number): string {
  const hour = Math.floor(minute / 60);
  const minutes = minute % 60;
  const clock = minutes ? `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}` : `${hour % 12 || 12}`;
  return `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
}
