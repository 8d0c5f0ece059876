/**
 * Waits until no other work with this name runs in any tab of this browser, and then runs the work. Without the Web
 * Locks API (on a page without https), the work starts immediately. So the work must be safe even if two tabs run it at
 * the same time.
 */
export function runExclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(name, work) : work();
}
