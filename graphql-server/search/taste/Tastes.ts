import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { LateListener } from '../../database/LateListener';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { loadTaste } from './loadTaste';

/**
 * A taste consists of the likes and dislikes of a member. When the member's saves, ratings or diary change, or the
 * member resets the taste, triggers of the database send the member's id to this channel.
 */
const CHANNEL = 'fuud_tastes';
/** The maximum number of tastes in the cache. A taste takes about 4 kB. */
const MOST = 5000;
/**
 * How long (milliseconds) a taste is cached. The first call after this time computes the taste again, because saves,
 * ratings and diary entries count less with age, and because places change.
 */
const CACHE_MS = 3_600_000;

interface CachedTaste {
  concepts: readonly ConceptWeight[];
  at: number;
}

/**
 * A cache of the tastes of members who search, so that most searches read no taste from the database. A taste is
 * computed on first use, and removed when the database reports a change of the taste. No taste is cached while such
 * reports cannot arrive.
 */
export class Tastes {
  private readonly cache = new LRUCache<string, CachedTaste>({ max: MOST });
  private readonly underWay = new Map<string, Promise<readonly ConceptWeight[]>>();
  private readonly listener: LateListener;

  /** @param clock returns the current time in milliseconds; tests replace it */
  constructor(
    private readonly database: { pool: Pool; url: string },
    private readonly clock: () => number = Date.now,
  ) {
    this.listener = new LateListener(
      database.url,
      CHANNEL,
      (userId) => this.forget(userId),
      () => this.lose(),
    );
  }

  /** The likes and dislikes of a member (uuid); empty when nothing is known. */
  async of(userId: string): Promise<readonly ConceptWeight[]> {
    await this.listener.start().catch(() => undefined); // without reports of changes, nothing is cached
    const cached = this.cache.get(userId);
    if (cached && this.clock() - cached.at < CACHE_MS) return cached.concepts;
    return this.underWay.get(userId) ?? this.load(userId);
  }

  /** Resolves when the tastes include every change that was committed before this call. */
  async settle(): Promise<void> {
    await this.listener.settle();
  }

  close(): Promise<void> {
    return this.listener.close();
  }

  private async load(userId: string): Promise<readonly ConceptWeight[]> {
    const { isListening } = this.listener; // if false, a change during the reading is not reported
    const loading = this.read(userId);
    this.underWay.set(userId, loading);
    const isCurrent = () => this.underWay.get(userId) === loading; // false if the taste has changed meanwhile
    try {
      const concepts = await loading;
      if (isCurrent() && isListening) this.keep(userId, concepts);
      return concepts;
    } finally {
      if (isCurrent()) this.underWay.delete(userId);
    }
  }

  private async read(userId: string): Promise<readonly ConceptWeight[]> {
    const now = new Date(this.clock());
    return (await loadTaste(this.database.pool, userId, now))?.concepts ?? [];
  }

  private keep(userId: string, concepts: readonly ConceptWeight[]): void {
    this.cache.set(userId, { concepts, at: this.clock() });
  }

  private forget(userId: string): void {
    this.cache.delete(userId);
    this.underWay.delete(userId);
  }

  /** Called when the listener loses its connection. The next call of `of` connects again and reads the taste again. */
  private lose(): void {
    this.cache.clear();
    this.underWay.clear();
  }
}
