import { LRUCache } from 'lru-cache';
import type { ModelReading } from './ModelReading';

/** The most readings in the cache. They take about 2 MB. */
const MOST = 2000;

/**
 * A cache of the readings that this server used last. Because of it, the pages of one search query Postgres only once.
 */
export class RecentReadings {
  readonly #kept = new LRUCache<string, { reading: ModelReading; expiresAt: Date }>({ max: MOST });

  /** @param now milliseconds since 1970 */
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
