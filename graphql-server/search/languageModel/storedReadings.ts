import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { instructionsVersion } from './instructions';
import type { ModelReading } from './ModelReading';
import { foldedLine } from './readAnswer';

/**
 * The key of a stored reading, which is the language model's answer about a craving. The key is a hash of the craving,
 * the version of the instructions and the model's name. It does not reveal the craving.
 */
export function readingKey(craving: string, model: string): string {
  return createHash('sha256')
    .update(JSON.stringify([foldedLine(craving), instructionsVersion, model]))
    .digest('hex');
}

/** The stored reading of a key and its expiry time. Null if no reading is stored or the reading has expired. */
export async function findReading(
  pool: Pool,
  key: string,
  now: Date,
): Promise<{ reading: ModelReading; expiresAt: Date } | null> {
  const { rows } = await pool.query<{ reading: ModelReading; expiresAt: Date }>({
    name: 'find craving reading',
    text: 'SELECT reading, expires_at AS "expiresAt" FROM craving_readings WHERE key = $1 AND expires_at > $2',
    values: [key, now],
  });
  return rows[0] ?? null;
}

/** Stores a reading under its key. An older reading with this key is replaced. */
export async function storeReading(pool: Pool, key: string, reading: ModelReading, expiresAt: Date): Promise<void> {
  await pool.query(
    `INSERT INTO craving_readings (key, reading, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (key) DO UPDATE SET (reading, expires_at) = (excluded.reading, excluded.expires_at)`,
    [key, JSON.stringify(reading), expiresAt],
  );
}
