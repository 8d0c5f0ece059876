import type { Pool } from 'pg';
import { placeKey } from '../area/SearchArea';
import type { SearchPlace } from '../area/SearchPlace';
import { CachedCity } from './CachedCity';
import type { CityIndex } from './CityIndex';

/** A city that nobody used for this time (milliseconds) is dropped. */
const IDLE = 30 * 60_000;

/** What CachedCities needs from its owner. */
export interface CachedCitiesOptions {
  pool: Pool;
  /** The approximate limit for the memory of all cities. */
  bytes: number;
  /** Returns milliseconds since 1970. */
  clock: () => number;
  /** Called after a city was read, with the city's key (placeKey). */
  onRead: (key: string, index: CityIndex) => void;
  /** Called after a city was read, if restaurants must be read once more. `ids` are their uuids. */
  readRestaurantsAgain: (ids: Iterable<string>) => void;
}

/**
 * The cities in memory. `dropIdle` drops cities that nobody uses. If memory is full after a city was read, the least
 * recently used cities are dropped.
 */
export class CachedCities {
  /** The cities by key. `use` always moves the city to the end, so the most recently used city comes last. */
  private readonly cities = new Map<string, CachedCity>();

  constructor(private readonly options: CachedCitiesOptions) {}

  /** All cities in memory. */
  get all(): CachedCity[] {
    return [...this.cities.values()];
  }

  /** About how many bytes all cities take. */
  get usedBytes(): number {
    let bytes = 0;
    for (const { index } of this.cities.values()) bytes += index?.bytes ?? 0;
    return bytes;
  }

  /** The city of a place if this city is in memory. This call does not count as a use of the city. */
  find(place: SearchPlace): CachedCity | undefined {
    return this.cities.get(placeKey(place));
  }

  /** The city of a place. A city that is not in memory is added, but not read yet. This call counts as a use. */
  use(place: SearchPlace): CachedCity {
    const key = placeKey(place);
    const city = this.cities.get(key) ?? this.create(key, place);
    city.usedAt = this.options.clock();
    this.cities.delete(key);
    this.cities.set(key, city);
    return city;
  }

  /** Drops the cities that nobody used for half an hour. */
  dropIdle(): void {
    for (const [key, { usedAt }] of this.cities) if (this.options.clock() - usedAt >= IDLE) this.remove(key);
  }

  /** Drops the city of a place. */
  drop(place: SearchPlace): void {
    this.remove(placeKey(place));
  }

  /** Drops every city. */
  dropAll(): void {
    for (const key of [...this.cities.keys()]) this.remove(key);
  }

  private create(key: string, place: SearchPlace): CachedCity {
    const { pool, onRead, readRestaurantsAgain } = this.options;
    const afterReading = (index: CityIndex) => {
      this.makeRoom(key);
      onRead(key, index);
    };
    return new CachedCity(place, pool, afterReading, readRestaurantsAgain);
  }

  /**
   * Drops cities, the least recently used first, until the remaining cities fit in memory. The city `latest` is kept.
   */
  private makeRoom(latest: string): void {
    for (const key of [...this.cities.keys()]) {
      if (this.usedBytes <= this.options.bytes) return;
      if (key !== latest) this.remove(key);
    }
  }

  private remove(key: string): void {
    this.cities.get(key)?.drop();
    this.cities.delete(key);
  }
}
