import type { Pool, PoolClient } from 'pg';

/** What Postgres says to the one of two that wait for each other which it sends home: deadlock_detected. */
const DEADLOCK = '40P01';
const MAX_TRIES = 4;

/**
 * Runs the work in one transaction: all of it, or nothing. Work that Postgres ends to free a deadlock is done again, up
 * to three times: it must do nothing outside of the transaction.
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryOnce(pool, work);
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries === MAX_TRIES) throw error;
    }
  }
}

async function tryOnce<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release(error as Error);
    throw error;
  }
}
