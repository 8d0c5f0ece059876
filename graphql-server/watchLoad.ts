/** How far the server is behind. */
export interface Load {
  /** Whether it has more to do than it can: what need not be begun now had better wait. */
  isHigh(): boolean;
}

/** Milliseconds between looks, over which looks are averaged, and from which average on the load is high. */
const EVERY = 250;
const WINDOW = 5000;
const HIGH = 500;

/** A server that is never told to be behind. */
export const noLoad: Load = { isHigh: () => false };

/**
 * Watches how late a timer comes: as late as anybody who asks has to wait before they are even heard. The load is high
 * while that was over half a second in the mean of the last five; in the first five nothing is known yet.
 * @param now milliseconds, for tests
 */
export function watchLoad(now: () => number = () => performance.now()): Load & { stop(): void } {
  const began = now();
  let looks: { at: number; late: number }[] = [];
  let due = began + EVERY;
  const timer = setInterval(() => {
    const at = now();
    looks = looks.filter((look) => look.at > at - WINDOW);
    looks.push({ at, late: Math.max(0, at - due) });
    due = at + EVERY;
  }, EVERY).unref();
  return {
    isHigh: () => {
      const late = looks.reduce((sum, look) => sum + look.late, 0);
      return now() - began >= WINDOW && late > HIGH * looks.length;
    },
    stop: () => clearInterval(timer),
  };
}
