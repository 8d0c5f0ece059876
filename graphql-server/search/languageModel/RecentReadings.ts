import { LRUCache } from 'lru-cache';
import type { ModelReading } from './ModelReading';

/** The maximum number of readings in the cache. This number of readings takes about 2 MB. */
const MOST = 2000;

/**
 * A cache of the language model's readings of cravings: those that this server used most recently. The later pages of a
 * search find their reading in this cache, so they do not load the reading from Postgres.
 */
export class RecentReadings {
  readonly #cache = new LRUCache<string, { reading: ModelReading; expiresAt: Date }>({ max: MOST });

  /** @param now milliseconds since 1970 */
  find(key: string, now: number): ModelReading | null {
    const cached = this.#cache.get(key);
    if (!cached) return null;
    if (cached.expiresAt.getTime() > now) return cached.reading;
    this.#cache.delete(key);
    return null;
  }

  add(key: string, reading: ModelReading, expiresAt: Date): void {
    this.#cache.set(key, { reading, expiresAt });
  }
}
