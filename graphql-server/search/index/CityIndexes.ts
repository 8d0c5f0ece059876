import type { Pool } from 'pg';
import { LateListener } from '../../database/LateListener';
import type { SearchPlace } from '../SearchPlace';
import { placeKey } from '../searchPlaceOf';
import { Cards } from './Cards';
import type { CityIndex } from './CityIndex';
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
 * second), bounded in bytes, dropped when idle. Nothing is kept while nothing can be heard.
 */
export class CityIndexes {
  private readonly cities = new Map<string, KeptCity>();
  private readonly cards: Cards;
  private readonly sweep: NodeJS.Timeout;
  private readonly listener: LateListener;
  private changed = new Set<string>();
  private applying: Promise<void> | null = null;

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
    this.listener = new LateListener(
      database.url,
      CHANNEL,
      (payload) => this.hear(payload),
      () => this.dropAll(),
    );
    this.sweep = setInterval(() => this.dropIdle(), MINUTE).unref();
  }

  /** The index of a place; who asks for the same one meanwhile waits for the same reading. */
  async at(place: SearchPlace): Promise<CityIndex> {
    await this.listener.start();
    const key = placeKey(place);
    let city = this.cities.get(key);
    if (!city) {
      const { pool } = this.database;
      const onRead = () => this.keepWithin(key);
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
    await this.listener.start();
    return this.cards.get(ids);
  }

  /** Resolves once everything that was committed before, by whomever, shows in the answers. */
  async settle(): Promise<void> {
    if (!(await this.listener.settle())) return; // nothing is kept, so nothing is old
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

  /** Drops what nobody used for half an hour; runs every minute. */
  dropIdle(): void {
    for (const [key, { usedAt }] of this.cities) {
      if (this.clock() - usedAt >= IDLE_MINUTES * MINUTE) this.drop(key);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.sweep);
    this.dropAll();
    await this.listener.close();
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
      } catch {
        this.dropAll(); // what is kept may be wrong now
      }
    }
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
