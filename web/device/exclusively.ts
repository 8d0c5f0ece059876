/**
 * Runs the work when no other tab of this browser runs work with the same name. Without the Web Locks API (on a page
 * without https) the work does not wait, so it must be safe if two tabs run it at the same time.
 */
export function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(name, work) : work();
}
