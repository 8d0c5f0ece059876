const EARLIEST = Date.UTC(2000, 0, 1);

/** The moment, moved into the possible range if needed: from the year 2000 until now. */
export function addedMoment(told: Date): Date {
  return new Date(Math.min(Math.max(told.getTime(), EARLIEST), Date.now()));
}
