/** All timers with the delay that was passed to holdTimers. These timers do not fire by themselves. */
export interface HeldTimers {
  /** How many timers were started. `waiting` counts the timers that have not fired and have not been cleared. */
  started: number;
  waiting: number;
  /** Fires all waiting timers. */
  fireAll(): void;
}

/** Until the mocks are restored, a new timer with a delay of exactly this many milliseconds fires only on `fireAll`. */
export function holdTimers(milliseconds: number): HeldTimers {
  const { setTimeout, clearTimeout } = globalThis;
  const held = new Map<unknown, () => void>();
  const timers = {
    started: 0,
    get waiting() {
      return held.size;
    },
    fireAll() {
      const waiting = [...held.values()];
      held.clear();
      for (const run of waiting) run();
    },
  };
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: (...rest: unknown[]) => void,
    after?: number,
    ...rest: unknown[]
  ) => {
    if (after !== milliseconds) return setTimeout(run, after, ...rest);
    const timer = { id: ++timers.started };
    held.set(timer, () => run(...rest));
    return timer;
  }) as never);
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation(((timer: never) => {
    if (!held.delete(timer)) clearTimeout(timer);
  }) as never);
  return timers;
}
