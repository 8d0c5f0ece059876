import type { ModelReading } from './ModelReading';

/** So many readings are held, some 2 MB. */
const MOST = 2000;

/** The readings a server has had in its hands lately, so that pages of one search ask Postgres once. */
export class RecentReadings {
  readonly #kept = new Map<string, { reading: ModelReading; expiresAt: Date }>();

  /** @param now milliseconds */
  find(key: string, now: number): ModelReading | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    this.#kept.delete(key);
    if (kept.expiresAt.getTime() <= now) return null;
    this.#kept.set(key, kept); // the last to go
    return kept.reading;
  }

  add(key: string, reading: ModelReading, expiresAt: Date): void {
    this.#kept.delete(key);
    this.#kept.set(key, { reading, expiresAt });
    if (this.#kept.size <= MOST) return;
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest);
      break;
    }
  }
}
