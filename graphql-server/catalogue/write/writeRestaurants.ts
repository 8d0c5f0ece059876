import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../database/inTransaction';
import type { PlaceRecord, SourceInfo } from './SourceInfo';
import { type BatchResult, writeBatch } from './writeBatch';

/** Only one importer writes at a time: two on the same rows could deadlock. The number itself has no meaning. */
const WRITE_LOCK = 2_026_110_701;

/**
 * For this transaction only. A crash of the machine may lose the last moments of an import; another run repairs that,
 * so the import does not wait for the disk. Query plans made for small tables must not be used when the tables are
 * large.
 */
const SETTINGS = `SET LOCAL synchronous_commit = off; SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off;
  SET LOCAL enable_mergejoin = off; SET LOCAL jit = off`;

/** Runs each batch: in a transaction of its own, or (a dry run) in one that the caller rolls back at the end. */
export type RunBatch = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

/** A transaction a batch. */
export const committing =
  (pool: Pool): RunBatch =>
  (work) =>
    inTransaction(pool, work);

/** Every batch in one transaction, which ends by being rolled back: a dry run. @returns what the work returns. */
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
 * Writes one batch (some thousand places, each sourceId once), one importer at a time. Writing again what is there changes
 * nothing.
 */
export function writeRestaurants(
  run: RunBatch,
  from: SourceInfo,
  places: readonly PlaceRecord[],
  { fetchedAt = new Date(), describe = 0 } = {},
): Promise<BatchResult> {
  return withWriteLock(run, (client) => writeBatch(client, from, places, fetchedAt, describe));
}

/** In a transaction set up for writing much, while nobody else writes to the catalogue. */
export function withWriteLock<T>(run: RunBatch, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return run(async (client) => {
    await client.query(`${SETTINGS}; SELECT pg_advisory_xact_lock(${WRITE_LOCK})`);
    return work(client);
  });
}
