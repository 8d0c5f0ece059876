import type { Pool } from 'pg';
import { isUnreachable } from '../../database/isUnreachable';
import type { SearchPlace } from '../area/SearchPlace';
import { CachedCities } from './CachedCities';
import { Cards } from './Cards';
import { ChangeListener } from './ChangeListener';
import type { CityIndex } from './CityIndex';
import { FilledCities } from './FilledCities';
import { FILL_AFTER, fillCards } from './fillCards';
import type { Card } from './loadCards';
import { loadRecordsOf } from './loadCity';
import { readChange, touches } from './readChange';

/** The triggers of the table `restaurants` report changed restaurants on this channel. */
const CHANNEL = 'fuud_restaurants';
const MINUTE = 60_000;
/** About how many bytes of memory a card takes. A card is everything that can be shown about one restaurant. */
const CARD_BYTES = 12_000;
/** The share of the memory limit that cards may use. */
const CARDS_SHARE = 0.25;

/**
 * The indexes of the cities in use, in memory. A city is read from the database when it is first requested. It is
 * updated soon after the database reports a change. CachedCities.ts drops cities that nobody uses. If memory is full,
 * the least recently used cities are dropped, too. While the database is unreachable, searches use the cities in memory
 * for up to ten minutes. When the connection is back, memory is emptied, because changes may have been missed.
 */
export class CityIndexes {
  /** Which cities have a restaurant. */
  readonly filled: FilledCities;
  private readonly cities: CachedCities;
  private readonly cards: Cards;
  private readonly sweep: NodeJS.Timeout;
  private readonly listener: ChangeListener;
  private changed = new Set<string>();
  private applying: Promise<void> | null = null;
  private readonly fills = new Map<string, NodeJS.Timeout>();

  /**
   * @param bytes the approximate limit for the memory of all cities and cards
   * @param clock returns milliseconds since 1970; tests replace it
   */
  constructor(
    private readonly database: { pool: Pool; url: string },
    bytes = 400_000_000,
    clock: () => number = Date.now,
  ) {
    this.cities = new CachedCities({
      pool: database.pool,
      bytes: bytes * (1 - CARDS_SHARE),
      clock,
      onRead: (key, index) => this.fillSoon(key, index),
      readRestaurantsAgain: (ids) => this.readRestaurantsAgain(ids),
    });
    this.cards = new Cards(database.pool, Math.ceil((bytes * CARDS_SHARE) / CARD_BYTES));
    this.listener = new ChangeListener({
      url: database.url,
      channel: CHANNEL,
      clock,
      onMessage: (payload) => this.receive(payload),
      onReconnect: () => this.dropAll(),
    });
    this.filled = new FilledCities(database.pool, this.listener);
    this.sweep = setInterval(() => {
      this.dropIdle();
      void this.listener.checkConnection();
    }, MINUTE).unref();
  }

  /**
   * The index of a city or an area. Simultaneous callers for the same city or area share one read from the database.
   * @throws when the database is unreachable (isUnreachable) and memory has no index, or only an index that is too old
   */
  async at(place: SearchPlace): Promise<CityIndex> {
    const cached = this.cities.find(place)?.index;
    if (!(await this.listener.ensureListening(Boolean(cached))) && cached) return cached;
    const city = this.cities.use(place);
    try {
      return await city.get();
    } catch (error) {
      if (!city.index) this.cities.drop(place);
      throw error;
    }
  }

  /**
   * Returns the cards of restaurants by uuid; a deleted restaurant has no card. While the database is unreachable, this
   * returns only the cards in memory; it throws if there are none, or if the data in memory is too old.
   */
  async cardsOf(ids: readonly string[]): Promise<Map<string, Card>> {
    const cached = this.cards.among(ids);
    if (!(await this.listener.ensureListening(cached.size > 0))) return cached;
    try {
      return await this.cards.get(ids);
    } catch (error) {
      if (cached.size === 0 || !isUnreachable(error)) throw error;
      this.listener.lose();
      return cached;
    }
  }

  /** Returns the card of a restaurant (uuid) without waiting; undefined if memory has no card that is up to date. */
  cardNow(id: string): Card | undefined {
    return this.listener.isUpToDate ? this.cards.find(id) : undefined;
  }

  /**
   * Returns the cards of these restaurants, by uuid; a deleted restaurant has no card. While the database is
   * unreachable, this returns all the cards or throws, but `cardsOf` may return only some of the cards.
   * @throws while the database is unreachable (isUnreachable), if memory lacks a card or the data in memory is too old
   */
  async allCardsOf(ids: readonly string[]): Promise<Map<string, Card>> {
    const cached = this.cards.among(ids);
    if (!(await this.listener.ensureListening(ids.every((id) => cached.has(id))))) return cached;
    return this.cards.get(ids);
  }

  /** Seconds since memory was last known to be up to date; null while it is up to date. */
  get age(): number | null {
    return this.listener.age;
  }

  /** Whether a restaurant (uuid) can be shown without the database. */
  canShow(id: string): boolean {
    return this.cards.has(id);
  }

  /**
   * Resolves when search results show every change that was committed before this call, or when the database connection
   * is lost.
   * @param changed the restaurants (uuids) that the caller changed. Their cards are removed from memory, even while
   * messages about changes do not arrive
   */
  async settle(changed: readonly string[] = []): Promise<void> {
    this.cards.forget(changed);
    if (!(await this.listener.settle())) return; // after a reconnection, everything is read again
    while (this.applying) await this.applying;
    await Promise.all(this.cities.all.map((city) => city.refresh()));
    while (this.applying) await this.applying;
  }

  /** How many cities are in memory, and about how many bytes they take. */
  get memory(): { cities: number; bytes: number } {
    return { cities: this.cities.all.length, bytes: this.cities.usedBytes };
  }

  /** Runs every minute. Drops cities that nobody used for half an hour. If the data is too old, drops everything. */
  dropIdle(): void {
    if (this.listener.isTooOld) this.dropAll();
    this.cities.dropIdle();
  }

  async close(): Promise<void> {
    clearInterval(this.sweep);
    for (const fill of this.fills.values()) clearTimeout(fill);
    this.dropAll();
    await this.listener.close();
    while (this.applying) await this.applying;
  }

  private receive(payload: string): void {
    const change = readChange(payload);
    this.cards.forget(change.ids);
    this.filled.forget();
    if (change.ids) this.readRestaurantsAgain(change.ids);
    else for (const city of this.cities.all) if (touches(change, city.place)) city.expire();
  }

  /** Reads these restaurants again; changes that arrive during one round of reading wait for the next round. */
  private readRestaurantsAgain(ids: Iterable<string>): void {
    for (const id of ids) this.changed.add(id);
    this.applying ??= this.applyAll().finally(() => {
      this.applying = null;
    });
  }

  private async applyAll(): Promise<void> {
    while (this.changed.size > 0) {
      const ids = [...this.changed];
      this.changed.clear();
      if (this.cities.all.length === 0) continue;
      try {
        const stored = new Map((await loadRecordsOf(this.database.pool, ids)).map((each) => [each.id, each]));
        for (const city of this.cities.all) city.apply(ids, stored);
      } catch (error) {
        // Memory may be out of date now.
        if (isUnreachable(error)) this.listener.lose();
        else this.dropAll();
      }
    }
  }

  /**
   * Reads the cards of a city some time after the city itself was read, so that the search that waits for the city gets
   * its results first.
   */
  private fillSoon(key: string, index: CityIndex): void {
    clearTimeout(this.fills.get(key));
    const fill = setTimeout(() => {
      this.fills.delete(key);
      void fillCards(this.database.pool, this.cards, index).catch(() => undefined);
    }, FILL_AFTER).unref();
    this.fills.set(key, fill);
  }

  private dropAll(): void {
    this.cities.dropAll();
    this.cards.forget();
    this.filled.forget();
    this.changed.clear();
  }
}
