import type { Pool, PoolClient } from 'pg';

/**
 * Postgres' code for deadlock_detected. When two transactions wait for each other, Postgres ends one of them with this
 * code.
 */
const DEADLOCK = '40P01';
const MAX_TRIES = 4;

/**
 * Runs the work in one transaction, so either all of its changes are stored or none. When Postgres ends the transaction
 * because of a deadlock, the work runs again, up to three more times. So the work must change nothing outside the
 * transaction.
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
