import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { LateListener } from '../../database/LateListener';
import type { ConceptWeight } from '../vocabulary/ConceptWeight';
import { loadTaste } from './loadTaste';

/** The channel on which the database tells whose saves, ratings, diary or taste changed (triggers). */
const CHANNEL = 'fuud_tastes';
/** So many members' tastes are kept, about 4 kB each. */
const MOST = 5000;
/** A taste fades and places change: after an hour it is worked out anew. */
const HOLDS = 3_600_000;

interface Kept {
  concepts: readonly ConceptWeight[];
  at: number;
}

/**
 * The tastes of members who search, in memory, so that a search need not ask for them: worked out when first asked for,
 * forgotten when the database tells of a change. Nothing is kept while nothing can be heard.
 */
export class Tastes {
  private readonly kept = new LRUCache<string, Kept>({ max: MOST });
  private readonly underWay = new Map<string, Promise<readonly ConceptWeight[]>>();
  private readonly listener: LateListener;

  /** @param clock milliseconds; for tests */
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

  /** A member's (uuid) likes and dislikes; none where nothing is known. */
  async of(userId: string): Promise<readonly ConceptWeight[]> {
    await this.listener.start().catch(() => undefined); // while changes are not heard, nothing is kept
    const kept = this.kept.get(userId);
    if (kept && this.clock() - kept.at < HOLDS) return kept.concepts;
    return this.underWay.get(userId) ?? this.load(userId);
  }

  /** Resolves once everything that was committed before, by whomever, shows in the answers. */
  async settle(): Promise<void> {
    await this.listener.settle();
  }

  close(): Promise<void> {
    return this.listener.close();
  }

  private async load(userId: string): Promise<readonly ConceptWeight[]> {
    const loading = this.read(userId);
    this.underWay.set(userId, loading);
    const isCurrent = () => this.underWay.get(userId) === loading; // false once it changed
    try {
      const concepts = await loading;
      if (isCurrent() && this.listener.isOn) this.keep(userId, concepts);
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
    this.kept.set(userId, { concepts, at: this.clock() });
  }

  private forget(userId: string): void {
    this.kept.delete(userId);
    this.underWay.delete(userId);
  }

  /** What changes from now on is not heard: the next search listens anew and reads anew. */
  private lose(): void {
    this.kept.clear();
    this.underWay.clear();
  }
}
