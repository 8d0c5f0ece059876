import type { Pool } from 'pg';
import { describeError } from '../errors/describeError';
import { log } from '../log';

const DELAY_MS = 2000;

/**
 * Saves the placeholders of fetched pictures in the rows of their restaurants, in the background. One statement writes
 * all placeholders that were added within about two seconds.
 */
export function savePlaceholders(pool: Pool, delayMs = DELAY_MS) {
  let found = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (found.size === 0) return;
    const batch = found;
    found = new Map();
    try {
      await pool.query(UPDATE, [[...batch.keys()], [...batch.values()]]);
    } catch (error) {
      log.warn('placeholders could not be written', { error: describeError(error) });
    }
  }

  return {
    add(source: string, placeholder: string): void {
      found.set(source, placeholder);
      timer ??= setTimeout(flush, delayMs).unref();
    },
    /** Writes the waiting placeholders now. */
    flush,
  };
}

/**
 * The statement stores placeholders in the order of image_urls. It does not change updated_at, because no fact changes.
 * It locks restaurants in the order of their ids. Imports and changes of ratings use the same order, so they do not
 * deadlock with this statement.
 */
const UPDATE = `
  WITH known AS (SELECT * FROM unnest($1::text[], $2::text[]) AS known(source, placeholder)),
  locked AS (SELECT id FROM restaurants WHERE image_urls && $1::text[] ORDER BY id FOR NO KEY UPDATE)
  UPDATE restaurants SET image_placeholders = ARRAY(
    SELECT coalesce(known.placeholder, restaurants.image_placeholders[picture.place], '')
    FROM unnest(image_urls) WITH ORDINALITY AS picture(source, place) LEFT JOIN known USING (source)
    ORDER BY picture.place)
  WHERE id IN (SELECT id FROM locked)`;
