/** Thrown when too much work is waiting. The request then gets the status 503. */
export class BusyError extends Error {}

/**
 * Runs at most `atOnce` pieces of work at a time, in order. When `maxWaiting` pieces are waiting, it refuses further
 * work with BusyError.
 */
export class WorkQueue {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else if (this.#waiting.length >= this.maxWaiting) throw new BusyError();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
