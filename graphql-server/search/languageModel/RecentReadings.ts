import { LRUCache } from 'lru-cache';
import type { ModelReading } from './ModelReading';

/** How many readings are kept, about 2 MB. */
const MOST = 2000;

/** The readings that this server used last, so that the pages of one search ask Postgres once. */
export class RecentReadings {
  readonly #kept = new LRUCache<string, { reading: ModelReading; expiresAt: Date }>({ max: MOST });

  /** @param now milliseconds */
  find(key: string, now: number): ModelReading | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    if (kept.expiresAt.getTime() > now) return kept.reading;
    this.#kept.delete(key);
    return null;
  }

  add(key: string, reading: ModelReading, expiresAt: Date): void {
    this.#kept.set(key, { reading, expiresAt });
  }
}
