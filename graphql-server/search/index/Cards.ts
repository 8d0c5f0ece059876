import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from 'pg';
import { type Card, loadCards } from './loadCards';

/**
 * A cache of cards. A card is everything that can be shown about a restaurant. When there are too many cards, the least
 * recently used cards are dropped.
 */
export class Cards {
  private readonly cache: LRUCache<string, Card>;
  /** Increases with each call of `forget`. Cards that were being read during this call are not stored. */
  private epoch = 0;

  /** @param most the maximum number of cards to keep */
  constructor(
    private readonly pool: Pool,
    private readonly most: number,
  ) {
    this.cache = new LRUCache({ max: most });
  }

  /**
   * Returns the cards of these restaurants (uuids) by id. Cards that are not in memory are read with one SQL statement.
   * A deleted restaurant has no card.
   * @param client the client that reads the cards; by default, a client of the pool
   */
  async get(ids: readonly string[], client?: PoolClient): Promise<Map<string, Card>> {
    const missing = ids.filter((id) => !this.cache.has(id));
    const epoch = this.epoch;
    const loaded = missing.length > 0 ? await loadCards(client ?? this.pool, missing) : [];
    const found = new Map(loaded.map((card) => [card.id, card]));
    for (const id of ids) {
      const card = this.find(id);
      if (card) found.set(id, card);
    }
    if (epoch === this.epoch) for (const card of loaded) this.cache.set(card.id, card);
    return found;
  }

  /** The card of a restaurant (uuid) if it is in memory. */
  find(id: string): Card | undefined {
    return this.cache.get(id);
  }

  /**
   * Returns the cards of these restaurants that are in memory, by id. This call does not count as a use of the cards.
   */
  among(ids: readonly string[]): Map<string, Card> {
    const found = new Map<string, Card>();
    for (const id of ids) {
      const card = this.cache.peek(id);
      if (card) found.set(id, card);
    }
    return found;
  }

  has(id: string): boolean {
    return this.cache.has(id);
  }

  /** How many more cards fit in the cache. */
  get room(): number {
    return this.most - this.cache.size;
  }

  /** Removes these cards (uuids) from memory; without `ids`, removes all cards. */
  forget(ids?: readonly string[]): void {
    this.epoch++;
    if (ids) for (const id of ids) this.cache.delete(id);
    else this.cache.clear();
  }
}
