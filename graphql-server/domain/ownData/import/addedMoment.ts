const EARLIEST = Date.UTC(2000, 0, 1);

/** Replaces a moment before the year 2000 (UTC) with the start of 2000, and a future moment with the current time. */
export function addedMoment(moment: Date): Date {
  return new Date(Math.min(Math.max(moment.getTime(), EARLIEST), Date.now()));
}
