const EARLIEST = Date.UTC(2000, 0, 1);

/** A moment at which something may have been added: not before anybody could, and not still to come. */
export function addedMoment(told: Date): Date {
  return new Date(Math.min(Math.max(told.getTime(), EARLIEST), Date.now()));
}
