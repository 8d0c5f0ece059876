import type { Pool, PoolClient } from 'pg';
import { type Card, loadCards } from './loadCards';

/** The cards that were shown lately, in memory; the least used go first. */
export class Cards {
  private readonly kept = new Map<string, Card>();
  /** Counts up whenever something is forgotten, so that what was read before is not kept after. */
  private epoch = 0;

  /** @param most how many at most */
  constructor(
    private readonly pool: Pool,
    private readonly most: number,
  ) {}

  /**
   * The cards of these restaurants (uuids) by id, with at most one statement; without those that are gone.
   * @param client to read them with, instead of one of the pool
   */
  async get(ids: readonly string[], client?: PoolClient): Promise<Map<string, Card>> {
    const missing = ids.filter((id) => !this.kept.has(id));
    const epoch = this.epoch;
    const loaded = missing.length > 0 ? await loadCards(client ?? this.pool, missing) : [];
    const found = new Map(loaded.map((card) => [card.id, card]));
    for (const id of ids) {
      const card = this.find(id);
      if (card) found.set(id, card);
    }
    if (epoch === this.epoch) for (const card of loaded) this.kept.set(card.id, card);
    for (const id of this.kept.keys()) {
      if (this.kept.size <= this.most) break;
      this.kept.delete(id);
    }
    return found;
  }

  /** The card of a restaurant (uuid) if it is in memory. */
  find(id: string): Card | undefined {
    const card = this.kept.get(id);
    if (!card) return undefined;
    this.kept.delete(id); // and in again: the last used are at the end
    this.kept.set(id, card);
    return card;
  }

  /** Those of these restaurants' cards that are in memory. */
  among(ids: readonly string[]): Map<string, Card> {
    const found = new Map<string, Card>();
    for (const id of ids) {
      const card = this.kept.get(id);
      if (card) found.set(id, card);
    }
    return found;
  }

  has(id: string): boolean {
    return this.kept.has(id);
  }

  /** How many more there is room for. */
  get room(): number {
    return this.most - this.kept.size;
  }

  /** Forgets some, or all. */
  forget(ids?: readonly string[]): void {
    this.epoch++;
    if (ids) for (const id of ids) this.kept.delete(id);
    else this.kept.clear();
  }
}
