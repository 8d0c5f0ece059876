import type { Pool } from 'pg';
import { isUnreachable } from '../../database/isUnreachable';
import { placeKey } from '../area/SearchArea';
import type { SearchPlace } from '../area/SearchPlace';
import { Cards } from './Cards';
import { ChangeListener } from './ChangeListener';
import type { CityIndex } from './CityIndex';
import { FILL_AFTER, fillCards } from './fillCards';
import { KeptCity } from './KeptCity';
import type { Card } from './loadCards';
import { loadRecordsOf } from './loadCity';
import { readChange, touches } from './readChange';

/** The channel on which the database tells which restaurants changed (triggers of the table). */
const CHANNEL = 'fuud_restaurants';
const MINUTE = 60_000;
const IDLE_MINUTES = 30;
/** A card with all that is remembered of it, in bytes, about. */
const CARD_BYTES = 12_000;
/** The part of the memory that cards may take. */
const CARDS_SHARE = 0.25;

/**
 * The cities in use, in memory: read from the database when first asked for, kept right by what it tells (within a
 * second), bounded in bytes, dropped when idle. While the database cannot be heard, what was kept answers for ten minutes;
 * once it is heard again, all is read anew, for nobody knows what changed.
 */
export class CityIndexes {
  private readonly cities = new Map<string, KeptCity>();
  private readonly cards: Cards;
  private readonly sweep: NodeJS.Timeout;
  private readonly hearing: ChangeListener;
  private changed = new Set<string>();
  private applying: Promise<void> | null = null;
  private readonly fills = new Map<string, NodeJS.Timeout>();

  /**
   * @param bytes how much memory all of it may take, about
   * @param clock milliseconds; for tests
   */
  constructor(
    private readonly database: { pool: Pool; url: string },
    private readonly bytes = 400_000_000,
    private readonly clock: () => number = Date.now,
  ) {
    this.cards = new Cards(database.pool, Math.ceil((bytes * CARDS_SHARE) / CARD_BYTES));
    this.hearing = new ChangeListener({
      url: database.url,
      channel: CHANNEL,
      clock,
      onMessage: (payload) => this.hear(payload),
      onHeardAgain: () => this.dropAll(),
    });
    this.sweep = setInterval(() => {
      this.dropIdle();
      void this.hearing.makeSure();
    }, MINUTE).unref();
  }

  /**
   * The index of a place; who asks for the same one meanwhile waits for the same reading.
   * @throws when the database is away, and the place is not kept or for too long; see isUnreachable
   */
  async at(place: SearchPlace): Promise<CityIndex> {
    const key = placeKey(place);
    const kept = this.cities.get(key)?.index;
    if (!(await this.hearing.tries(Boolean(kept))) && kept) return kept;
    let city = this.cities.get(key);
    if (!city) {
      const { pool } = this.database;
      const onRead = (index: CityIndex) => {
        this.keepWithin(key);
        this.fillSoon(key, index);
      };
      city = new KeptCity(place, pool, onRead, (ids) => this.apply(ids));
    }
    city.usedAt = this.clock();
    this.cities.delete(key);
    this.cities.set(key, city); // the last used is the last
    try {
      return await city.get();
    } catch (error) {
      if (!city.index) this.drop(key);
      throw error;
    }
  }

  /** What results show, by uuid, without restaurants that are gone. Asks the database only for what was not shown lately. */
  async cardsOf(ids: readonly string[]): Promise<Map<string, Card>> {
    const kept = this.cards.among(ids);
    if (!(await this.hearing.tries(kept.size > 0))) return kept;
    try {
      return await this.cards.get(ids);
    } catch (error) {
      if (kept.size === 0 || !isUnreachable(error)) throw error;
      this.hearing.lose();
      return kept;
    }
  }

  /** The card of a restaurant (uuid), at once, if it is in memory and known to be right. */
  cardNow(id: string): Card | undefined {
    return this.hearing.isSure ? this.cards.find(id) : undefined;
  }

  /**
   * The cards of all of these restaurants, by uuid, without those that are gone: for callers to whom what is missing does
   * not exist. From memory while the database is away, if all of them are there.
   * @throws when the database is away, and one is not kept or for too long; see isUnreachable
   */
  async allCardsOf(ids: readonly string[]): Promise<Map<string, Card>> {
    const kept = this.cards.among(ids);
    if (!(await this.hearing.tries(ids.every((id) => kept.has(id))))) return kept;
    return this.cards.get(ids);
  }

  /** Seconds since what is kept was last known to be right; null while the database is heard, and it is. */
  get age(): number | null {
    return this.hearing.age;
  }

  /** Whether a restaurant (uuid) can be shown without the database. */
  canShow(id: string): boolean {
    return this.cards.has(id);
  }

  /**
   * Resolves once everything that was committed before, by whomever, shows in the answers.
   * @param changed restaurants (uuids) that the caller changed: their cards go whether the database is heard or not
   */
  async settle(changed: readonly string[] = []): Promise<void> {
    this.cards.forget(changed);
    if (!(await this.hearing.settle())) return; // the next search finds out, and reads anew
    while (this.applying) await this.applying;
    await Promise.all([...this.cities.values()].map((city) => city.refresh()));
    while (this.applying) await this.applying;
  }

  /** How much is kept: cities, and their bytes about. */
  get memory(): { cities: number; bytes: number } {
    let bytes = 0;
    for (const { index } of this.cities.values()) bytes += index?.bytes ?? 0;
    return { cities: this.cities.size, bytes };
  }

  /** Drops what nobody used for half an hour, and what is too old; runs every minute. */
  dropIdle(): void {
    if (this.hearing.isTooOld) this.dropAll();
    for (const [key, { usedAt }] of this.cities) {
      if (this.clock() - usedAt >= IDLE_MINUTES * MINUTE) this.drop(key);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.sweep);
    for (const fill of this.fills.values()) clearTimeout(fill);
    this.dropAll();
    await this.hearing.close();
    while (this.applying) await this.applying;
  }

  private hear(payload: string): void {
    const change = readChange(payload);
    this.cards.forget(change.ids);
    if (change.ids) this.apply(change.ids);
    else for (const city of this.cities.values()) if (touches(change, city.place)) city.expire();
  }

  /** Looks at what changed, all of it at once, one round after the other. */
  private apply(ids: Iterable<string>): void {
    for (const id of ids) this.changed.add(id);
    this.applying ??= this.applyAll().finally(() => {
      this.applying = null;
    });
  }

  private async applyAll(): Promise<void> {
    while (this.changed.size > 0) {
      const ids = [...this.changed];
      this.changed.clear();
      if (this.cities.size === 0) continue;
      try {
        const stored = new Map((await loadRecordsOf(this.database.pool, ids)).map((each) => [each.id, each]));
        for (const city of this.cities.values()) city.apply(ids, stored);
      } catch (error) {
        // What is kept may be wrong now.
        if (isUnreachable(error)) this.hearing.lose();
        else this.dropAll();
      }
    }
  }

  /** Reads cards of a city that was just read, some time after the search that had it read. */
  private fillSoon(key: string, index: CityIndex): void {
    clearTimeout(this.fills.get(key));
    const fill = setTimeout(() => {
      this.fills.delete(key);
      void fillCards(this.database.pool, this.cards, index).catch(() => undefined);
    }, FILL_AFTER).unref();
    this.fills.set(key, fill);
  }

  private keepWithin(latest: string): void {
    const most = this.bytes * (1 - CARDS_SHARE);
    for (const key of [...this.cities.keys()]) {
      if (this.memory.bytes <= most) return;
      if (key !== latest) this.drop(key);
    }
  }

  private drop(key: string): void {
    this.cities.get(key)?.drop();
    this.cities.delete(key);
  }

  private dropAll(): void {
    for (const key of [...this.cities.keys()]) this.drop(key);
    this.cards.forget();
    this.changed.clear();
  }
}
