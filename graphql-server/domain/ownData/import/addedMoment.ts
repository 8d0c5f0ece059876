const EARLIEST = Date.UTC(2000, 0, 1);

/** The moment, moved into the possible range if needed: from the year 2000 until now. */
export function addedMoment(moment: Date): Date {
  return new Date(Math.min(Math.max(moment.getTime(), EARLIEST), Date.now()));
}
