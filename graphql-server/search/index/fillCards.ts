import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Cards } from './Cards';
import type { CityIndex } from './CityIndex';

/** Milliseconds to wait after a city was read, so that searches are answered first. */
export const FILL_AFTER = 2000;
/** How many cards one statement reads, and milliseconds between two statements. */
const BATCH = 100;
const PAUSE = 50;

/**
 * Reads the cards of a city into memory, the best places first, as long as there is room. If the database becomes
 * unreachable later, these cards can still be shown. The remaining cards are read when they are shown.
 */
export async function fillCards(pool: Pool, cards: Cards, { columns }: CityIndex): Promise<void> {
  const places = Array.from({ length: columns.size }, (_, place) => place).filter((place) => columns.isCurrent[place]);
  places.sort((a, b) => (columns.quality[b] ?? 0) - (columns.quality[a] ?? 0));
  const missing = places.map((place) => columns.idOf(place)).filter((id) => !cards.has(id));
  for (let from = 0; from < missing.length; from += BATCH) {
    const batch = missing.slice(from, from + BATCH);
    if (cards.room < batch.length) return;
    const client = await pool.connect();
    try {
      await cards.get(batch, client);
    } finally {
      client.release();
    }
    await pause(PAUSE, undefined, { ref: false });
  }
}
