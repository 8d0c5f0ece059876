import { placeClock, weekdayOf } from '../../facts/placeClock';
import type { Columns } from './Columns';
import type { OpenTest } from './openings';

const DAY = 1440;
const WEEK = 7 * DAY;

/**
 * Returns a test of whether a place is open at this moment or opens within `minutes`, by its weekly hours. A place with
 * unknown hours or without a time zone passes, because nobody knows that it is closed. Public holidays are not
 * considered.
 */
export function opensSoon({ zones, zone, hasHours, hoursStart, hours }: Columns, now: Date, minutes: number): OpenTest {
  const clocks = zones.map((name) => (name ? minuteOfWeek(name, now) : null));
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
}

function minuteOfWeek(zone: string, now: Date): number | null {
  const clock = placeClock(zone, now);
  return clock && weekdayOf(clock.date) * DAY + clock.minute;
}
