/** The timers of one length, which no longer go off by themselves. */
export interface HeldTimers {
  /** How many were started, and how many of these neither went off nor were cleared. */
  started: number;
  waiting: number;
  /** Has all that wait go off. */
  goOff(): void;
}

/** Holds every timer of exactly so many milliseconds that is started from now on, until mocks are restored. */
export function holdTimers(milliseconds: number): HeldTimers {
  const { setTimeout, clearTimeout } = globalThis;
  const held = new Map<unknown, () => void>();
  const timers = {
    started: 0,
    get waiting() {
      return held.size;
    },
    goOff() {
      for (const run of held.values()) run();
      held.clear();
    },
  };
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, after?: number, ...rest: unknown[]) => {
    if (after !== milliseconds) return setTimeout(run, after, ...rest);
    const timer = { id: ++timers.started };
    held.set(timer, run);
    return timer;
  }) as never);
  jest.spyOn(globalThis, 'clearTimeout').mockImplementation(((timer: never) => {
    if (!held.delete(timer)) clearTimeout(timer);
  }) as never);
  return timers;
}
