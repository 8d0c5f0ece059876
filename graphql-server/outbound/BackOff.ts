// Both pauses are in milliseconds.
const FIRST = 30_000;
const LONGEST = 3_600_000;

/**
 * Computes how long calls to a source pause after a failure. The first pause is FIRST. Until a call succeeds, each
 * further pause is twice as long, up to LONGEST. If the source asks for a pause of a certain length, that length is
 * used, up to a day. A new failure never makes the present pause shorter.
 */
export class BackOff {
  #until = 0;
  #failures = 0;

  /** @param now milliseconds */
  isOver(now: number): boolean {
    return now >= this.#until;
  }

  /** @param asked the pause in milliseconds that the source asked for, if any; more than a day counts as a day */
  fail(now: number, asked: number | null): void {
    const wait = asked === null ? Math.min(FIRST * 2 ** this.#failures, LONGEST) : Math.min(asked, 24 * LONGEST);
    this.#failures += 1;
    this.#until = Math.max(this.#until, now + wait);
  }

  succeed(): void {
    this.#failures = 0;
    this.#until = 0;
  }
}
