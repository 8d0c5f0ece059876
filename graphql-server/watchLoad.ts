/** How busy the server is. */
export interface Load {
  /** True when the server has more work than it can do. Work that can wait should not start now. */
  isHigh(): boolean;
}

/** The time between two checks, in milliseconds. */
const EVERY = 250;
/** The average covers this many milliseconds. */
const WINDOW = 5000;
/** The load is high when the average delay is over this many milliseconds. */
const HIGH = 500;

/** A load that is never high. */
export const noLoad: Load = { isHigh: () => false };

/**
 * Measures how late a timer fires. Every request waits about that long before the server reads it. The load is high
 * when the average delay of the last five seconds is over half a second. It is not high in the first five seconds.
 * @param now a clock in milliseconds, for tests
 */
export function watchLoad(now: () => number = () => performance.now()): Load & { stop(): void } {
  const began = now();
  let samples: { at: number; late: number }[] = [];
  let due = began + EVERY;
  const timer = setInterval(() => {
    const at = now();
    samples = samples.filter((sample) => sample.at > at - WINDOW);
    samples.push({ at, late: Math.max(0, at - due) });
    due = at + EVERY;
  }, EVERY).unref();
  return {
    isHigh: () => {
      const late = samples.reduce((sum, sample) => sum + sample.late, 0);
      return now() - began >= WINDOW && late > HIGH * samples.length;
    },
    stop: () => clearInterval(timer),
  };
}
