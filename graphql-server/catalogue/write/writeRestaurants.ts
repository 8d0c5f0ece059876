import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/inTransaction';
import type { PlaceRecord, SourceInfo } from './SourceInfo';
import { type BatchResult, writeBatch } from './writeBatch';

/**
 * The advisory lock that an importer holds while it writes. Other importers wait for the lock, because two importers
 * that write the same rows could deadlock. The number itself has no meaning.
 */
const WRITE_LOCK = 2_026_110_701;

/**
 * Settings for the current transaction. With the first setting, an import does not wait for the disk. If a crash of the
 * machine loses the last writes, another run of the import repeats them. The next three settings keep Postgres from
 * using plans that suit only small tables. The last setting turns off the compilation of queries.
 */
const SETTINGS = `SET LOCAL synchronous_commit = off; SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off;
  SET LOCAL enable_mergejoin = off; SET LOCAL jit = off`;

/** Runs one batch in a transaction. In a dry run, all batches share one transaction, which is rolled back. */
export type RunBatch = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

/** Runs each batch in its own transaction. */
export const committing =
  (pool: Pool): RunBatch =>
  (work) =>
    inTransaction(pool, work);

/**
 * Runs every batch of a dry run in one transaction, and then rolls back this transaction.
 * @returns what the work returns.
 */
export async function rollingBack<T>(pool: Pool, work: (run: RunBatch) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    return await work((batch) => batch(client));
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release();
  }
}

/**
 * Writes one batch (up to about a thousand places, each sourceId once). No other importer writes at the same time.
 * Unchanged places are not written. `maxChanges` is the maximum number of changes to describe in the result.
 */
export function writeRestaurants(
  run: RunBatch,
  from: SourceInfo,
  places: readonly PlaceRecord[],
  { fetchedAt = new Date(), maxChanges = 0 } = {},
): Promise<BatchResult> {
  return withWriteLock(run, (client) => writeBatch(client, from, places, fetchedAt, maxChanges));
}

/**
 * Runs the work in a transaction with SETTINGS, which make many writes faster. No other importer writes to the
 * catalogue at the same time.
 */
export function withWriteLock<T>(run: RunBatch, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return run(async (client) => {
    await client.query(`${SETTINGS}; SELECT pg_advisory_xact_lock(${WRITE_LOCK})`);
    return work(client);
  });
}
