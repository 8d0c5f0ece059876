import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Cards } from './Cards';
import type { CityIndex } from './CityIndex';

/** Milliseconds to wait after a city was read, so that searches are answered first. */
export const FILL_AFTER = 2000;
/** The maximum number of cards that one statement reads. */
const BATCH = 100;
/** Milliseconds to wait between two statements. */
const PAUSE = 50;

/**
 * Reads the cards of a city's places into memory, starting with the best places, until the next batch does not fit. A
 * card is everything that can be shown about a place. These cards can be shown even if the database becomes unreachable
 * later. The remaining cards are read when a search shows them.
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
