/**
 * Runs the work when no other tab of this browser runs work with the same name. Without locks (on a page without https)
 * it runs at once, so the work must be safe to do twice.
 */
export function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(name, work) : work();
}
