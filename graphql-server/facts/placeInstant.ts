import { readClock } from './placeClock';

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * The moment when a place's clock first shows a minute of a day. If the minute comes twice because clocks are put back,
 * this is the first time. If the minute is skipped because clocks are put forward, this is the moment of the change.
 * @param timeZone IANA name
 * @param date "2026-11-26"
 * @param minute minutes after that day's midnight on the clock; may be negative, or more than a day
 * @returns null for a zone that this machine does not know, and for years that are not written in four digits
 */
export function placeInstant(timeZone: string, date: string, minute: number): Date | null {
  const face = Date.parse(date) + minute * MINUTE;
  const before = aheadOfUtc(timeZone, face - DAY);
  const after = aheadOfUtc(timeZone, face + DAY);
  if (before === null || after === null) return null;
  let [early, late] = [face - Math.max(before, after), face - Math.min(before, after)];
  while (late > early) {
    const middle = Math.floor((early + late) / 2 / MINUTE) * MINUTE;
    if (middle + (aheadOfUtc(timeZone, middle) ?? 0) >= face) late = middle;
    else early = middle + MINUTE;
  }
  return new Date(late);
}

/** How far the local time is ahead of UTC at a moment, in milliseconds. */
function aheadOfUtc(timeZone: string, time: number): number | null {
  const clock = readClock(timeZone, new Date(time));
  return clock && Date.parse(clock.date) + clock.minute * MINUTE - Math.floor(time / MINUTE) * MINUTE;
}
