/**
 * Runs the work while no other tab of this browser runs any of the same name; waits for its turn. Where browsers have
 * no locks (a page without https) it runs at once: the work has to bear being done twice.
 */
export function exclusively<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(name, work) : work();
}
