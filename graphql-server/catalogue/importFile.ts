import { setImmediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Importer } from './Importer';
import type { ImportReport } from './ImportReport';
import { ImportRun } from './ImportRun';
import { checkRows } from './read/checkRows';
import { recordImport } from './write/recordImport';
import { settleVenues } from './write/settleVenues';
import { withdrawBadgesOfChains } from './write/withdrawBadgesOfChains';
import { committing, rollingBack } from './write/writeRestaurants';

/** What to import, and how. */
export interface ImportOptions {
  file: string;
  importer: Importer;
  /** Stops cleanly after the batch in hand. */
  signal?: AbortSignal;
  /** Called after every batch. */
  onProgress?: (progress: ImportProgress) => void;
  /** Rows a transaction; 1000 unless told. */
  batchSize?: number;
  /** Keeps nothing: says what would be written. */
  dryRun?: boolean;
}

/**
 * After so many rows the database is heard: the batch before is being written meanwhile, by several statements, and the
 * next of them is sent when the last is answered.
 */
const ROWS_A_TURN = 20;

/** So many changes a dry run describes. */
const DESCRIBED = 20;

/**
 * So many new rows slow searches down until Postgres tidies up: its picture of the tables is wrong, and new words wait
 * in a list beside the search index that every search reads through. VACUUM (ANALYZE) mends both.
 */
const TIDY_FROM = 500;

/** How far an import is, in rows. */
export interface ImportProgress {
  read: number;
  total: number;
  written: number;
}

/** Writing failed half-way. What the report counts as written stays written; running again completes it. */
export class ImportFailed extends Error {
  override readonly name = 'ImportFailed';
  constructor(
    cause: unknown,
    readonly report: ImportReport,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * Reads a file and writes its places; with `dryRun` all of it happens in one transaction that is rolled back.
 * @throws FileError before anything is written; ImportFailed with the report so far when the database gives up.
 */
export async function importFile(pool: Pool, options: ImportOptions): Promise<ImportReport> {
  if (!options.dryRun) return readAndWrite(pool, options, new ImportRun(options.importer, committing(pool)));
  return rollingBack(pool, (run) => readAndWrite(pool, options, new ImportRun(options.importer, run, DESCRIBED)));
}

/**
 * Reads the file twice: once to be sure that all of it can be read, then row by row: check, normalise, write in batches.
 * A row that cannot be taken is counted with its line and field and stops nothing. Of two rows with one sourceId the
 * first counts. Places that closed for good and that nobody knew are looked at again when the rest is written, for as
 * long as that finds any: then importing the file again finds nothing new.
 */
async function readAndWrite(pool: Pool, options: ImportOptions, run: ImportRun): Promise<ImportReport> {
  const { file, importer, signal, onProgress, batchSize = 1000, dryRun = false } = options;
  const startedAt = performance.now();
  const overview = await checkRows(file, importer.rows(file), signal);
  importer.checkColumns?.(overview.columns, file);

  let interrupted = signal?.aborted ?? false;
  const report = () => run.report(performance.now() - startedAt, interrupted);
  const flush = async () => {
    await run.settle();
    onProgress?.({ read: run.done, total: overview.rows, written: run.written });
    run.write();
  };
  try {
    for (;;) {
      const before = run.written;
      for await (const row of importer.rows(file)) {
        interrupted = signal?.aborted ?? false;
        if (interrupted) break;
        run.take(row);
        if (run.pending >= batchSize) await flush();
        else if (run.pending % ROWS_A_TURN === 0) await setImmediate();
      }
      await flush();
      await run.settle();
      if (interrupted || run.waiting === 0 || run.written === before) break;
      run.beginAgain();
    }
    run.giveUpWaiting();
    if (!dryRun) {
      if (run.written > 0) {
        await settleVenues(pool);
        await withdrawBadgesOfChains(pool);
      }
      if (!interrupted) await recordImport(pool, importer.from, report());
      if (run.written > TIDY_FROM) await pool.query('VACUUM (ANALYZE) restaurants, places');
    }
    onProgress?.({ read: run.done, total: overview.rows, written: run.written });
  } catch (error) {
    await run.settle().catch(() => undefined);
    run.giveUpWaiting();
    throw new ImportFailed(error, report());
  }
  return report();
}
