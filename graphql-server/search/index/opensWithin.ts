import { placeClock, weekdayOf } from '../../facts/placeClock';
import type { Columns } from './Columns';
import { cachedByMinute } from './cachedByMinute';

const DAY = 1440;
const WEEK = 7 * DAY;

/**
 * Makes a test of whether a place is open at a moment or opens within `minutes` after it, by its weekly hours. A place
 * with unknown hours or without a time zone passes, because nobody knows that it is closed. Public holidays are not
 * considered.
 */
export const opensWithin = (minutes: number) =>
  cachedByMinute(({ zones, zone, hasHours, hoursStart, hours }: Columns, moment) => {
    const clocks = zones.map((name) => (name ? minuteOfWeek(name, moment) : null));
    return (place) => {
      const minute = clocks[zone[place] ?? 0] ?? null;
      if (minute === null || hasHours[place] === 0) return true;
      for (let at = hoursStart[place] ?? 0; at < (hoursStart[place + 1] ?? 0); at += 2) {
        const opens = hours[at] ?? 0;
        const untilOpen = (opens - minute + WEEK) % WEEK;
        if (untilOpen <= minutes || untilOpen + (hours[at + 1] ?? 0) - opens > WEEK) return true;
      }
      return false;
    };
  });

function minuteOfWeek(zone: string, now: Date): number | null {
  const clock = placeClock(zone, now);
  return clock && weekdayOf(clock.date) * DAY + clock.minute;
}
