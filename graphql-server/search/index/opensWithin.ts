import type { Columns } from './Columns';
import { cachedByMinute } from './cachedByMinute';
import { openAtMomentUncached } from './openings';

const HOUR_MS = 3_600_000;

/**
 * Returns a function that makes a test for a moment. A place passes the test if it is open at that moment, or 1, 2, …
 * or `hours` hours later. On public holidays, its holiday hours apply if they are known. A place with unknown hours or
 * an unknown time zone also passes, because it may be open.
 */
export const opensWithin = (hours: number) =>
  cachedByMinute((columns: Columns, moment) => {
    const { hasHours, zone, zones } = columns;
    const tests = Array.from({ length: hours + 1 }, (_, hour) =>
      openAtMomentUncached(columns, new Date(moment.getTime() + hour * HOUR_MS)),
    );
    return (place) => hasHours[place] === 0 || !zones[zone[place] ?? 0] || tests.some((isOpen) => isOpen(place));
  });
