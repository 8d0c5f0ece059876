import type { Pool } from 'pg';
import { showsIn } from '../area/isListedIn';
import type { SearchPlace } from '../area/SearchPlace';
import type { CityIndex, PlaceChange } from './CityIndex';
import { loadCity, type StoredRecord } from './loadCity';

/** The minimum time (milliseconds) between two readings of one city while many of its restaurants change. */
const READ_EVERY = 1000;

/** One city in memory: its index, and what is needed to keep the index up to date. */
export class CachedCity {
  index: CityIndex | null = null;
  usedAt = 0;
  private reading: Promise<CityIndex> | null = null;
  private readAt = Number.NEGATIVE_INFINITY;
  private isStale = false;
  private isDropped = false;
  private timer: NodeJS.Timeout | null = null;
  /** Restaurants (uuids) that changed while the city was being read. The reading may contain their former records. */
  private changedMeanwhile = new Set<string>();

  /**
   * @param onRead called after each successful reading
   * @param readRestaurantsAgain called after a successful reading if restaurants (uuids) must be read once more
   */
  constructor(
    readonly place: SearchPlace,
    private readonly pool: Pool,
    private readonly onRead: (index: CityIndex) => void,
    private readonly readRestaurantsAgain: (ids: Iterable<string>) => void,
  ) {}

  /** Returns the index in memory. If there is no index yet, reads the city and returns a promise of the index. */
  get(): CityIndex | Promise<CityIndex> {
    return this.index ?? this.read();
  }

  /** Applies changes of some restaurants (uuids). @param stored the current records of the restaurants */
  apply(ids: readonly string[], stored: ReadonlyMap<string, StoredRecord>): void {
    const { index, place } = this;
    if (this.reading) for (const id of ids) this.changedMeanwhile.add(id);
    if (!index) return;
    const changes = ids.flatMap((id): PlaceChange[] => {
      const now = stored.get(id);
      const record = now && showsIn(place, now) ? now.record : null;
      return record || index.placeOf(id) >= 0 ? [{ id, record }] : [];
    });
    if (changes.length > 0 && !index.change(changes)) this.expire();
  }

  /** Reads the city again soon. Until the new index is ready, `get` returns the present index. */
  expire(): void {
    this.isStale = true;
    if (this.timer || this.isDropped || !this.index) return;
    const wait = Math.max(0, this.readAt + READ_EVERY - performance.now());
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.refresh().catch(() => undefined); // the city stays stale, so the next call of refresh reads it
    }, wait).unref();
  }

  /** Waits for a reading that is in progress. If the index is out of date after that, reads the city again. */
  async refresh(): Promise<void> {
    if (this.reading) await this.reading.catch(() => undefined);
    if (this.isStale && this.index) await this.read();
  }

  drop(): void {
    this.isDropped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private read(): Promise<CityIndex> {
    this.reading ??= this.readNow().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async readNow(): Promise<CityIndex> {
    this.isStale = false;
    this.readAt = performance.now();
    try {
      this.index = await loadCity(this.pool, this.place);
    } catch (error) {
      this.isStale = true;
      throw error;
    }
    this.onRead(this.index);
    if (this.isStale) this.expire();
    if (this.changedMeanwhile.size > 0) this.readRestaurantsAgain(this.changedMeanwhile);
    this.changedMeanwhile = new Set();
    return this.index;
  }
}
