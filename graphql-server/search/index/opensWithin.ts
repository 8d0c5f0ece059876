import type { Columns } from './Columns';
import { cachedByMinute } from './cachedByMinute';
import { openAtMomentUncached } from './openings';

const HOUR_MS = 3_600_000;

/**
 * Makes a test of whether a place is open at a moment or at one of the full hours after it, up to `hours`, on public
 * holidays by its holiday hours. A place with unknown hours or time zone passes, because nobody knows that it is closed.
 */
export const opensWithin = (hours: number) =>
  cachedByMinute((columns: Columns, moment) => {
    const { hasHours, zone, zones } = columns;
    const tests = Array.from({ length: hours + 1 }, (_, hour) =>
      openAtMomentUncached(columns, new Date(moment.getTime() + hour * HOUR_MS)),
    );
    return (place) => hasHours[place] === 0 || !zones[zone[place] ?? 0] || tests.some((isOpen) => isOpen(place));
  });
