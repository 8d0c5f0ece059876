import { setImmediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Importer } from './Importer';
import type { ImportReport } from './ImportReport';
import { ImportRun } from './ImportRun';
import { checkRows } from './read/checkRows';
import { refuseSwapped } from './refuseSwapped';
import { recordImport } from './write/recordImport';
import { settleVenues } from './write/settleVenues';
import { withdrawBadgesOfChains } from './write/withdrawBadgesOfChains';
import { committing, rollingBack } from './write/writeRestaurants';

/** What to import, and how. */
export interface ImportOptions {
  file: string;
  importer: Importer;
  /** An abort stops the import. The rows of the current batch are still written. */
  signal?: AbortSignal;
  /**
   * Called before each batch is written, at the end of each pass except the first (which only checks the file), and
   * after an import without an error.
   */
  onProgress?: (progress: ImportProgress) => void;
  /** The maximum number of rows in one batch. The default is 1000. */
  batchSize?: number;
  /** If true, nothing is written. The report shows what would be written. */
  dryRun?: boolean;
  /** If true, the file is imported even if its columns look swapped. */
  trustColumns?: boolean;
}

/**
 * After this many rows, the code that reads rows lets other work of the event loop run. The write of the previous batch
 * needs this, because the write sends several statements and waits for the answer to each.
 */
const ROWS_PER_TURN = 20;

/** The maximum number of changes that the report of a dry run describes. */
const DESCRIBED = 10;

/**
 * If an import writes more rows than this, it ends with VACUUM (ANALYZE). This command renews the statistics with which
 * Postgres plans queries, and frees the space of old rows.
 */
const TIDY_FROM = 500;

/** The progress of an import, in rows. */
export interface ImportProgress {
  read: number;
  total: number;
  written: number;
}

/**
 * An error stopped an import after the checks of the file. The places that `report` counts as written stay in the
 * database, except in a dry run. Another run completes the import.
 */
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
 * Reads a file and writes its places. With `dryRun`, everything happens in one transaction that is rolled back.
 * @throws FileError if the file cannot be used; in this case, nothing is written
 * @throws ImportFailed with a report about the finished rows, if an error occurs after the checks of the file
 */
export async function importFile(pool: Pool, options: ImportOptions): Promise<ImportReport> {
  if (!options.dryRun) return readAndWrite(pool, options, new ImportRun(options.importer, committing(pool)));
  return rollingBack(pool, (run) => readAndWrite(pool, options, new ImportRun(options.importer, run, DESCRIBED)));
}

/**
 * Reads the file at least twice. The first pass checks that the whole file can be read. The second pass checks and
 * normalizes each row, and writes the rows in batches. A row that cannot be imported does not stop the import. The
 * report counts such rows for each reason. Of the valid rows with one sourceId, only the first is imported.
 * Sometimes a closed place matches no restaurant until other rows of the file are written. So more passes try these
 * places again, until no such place is left or a pass writes nothing. After these passes, another import of the same
 * file finds nothing new. In a dry run, that is all. Otherwise the function then calls settleVenues and
 * withdrawBadgesOfChains, even if nothing was written, because an earlier import may have ended before these calls. It
 * also calls recordImport if the import was not interrupted.
 */
async function readAndWrite(pool: Pool, options: ImportOptions, run: ImportRun): Promise<ImportReport> {
  const { file, importer, signal, onProgress, batchSize = 1000, dryRun = false, trustColumns = false } = options;
  const startedAt = performance.now();
  const overview = await checkRows(file, importer.rows(file), importer.countsIn, signal);
  importer.checkColumns?.(overview.columns, file);
  const encoding = await importer.encodingOf?.(file);
  if (!trustColumns) await refuseSwapped(importer, file);

  let interrupted = signal?.aborted ?? false;
  const report = (): ImportReport => {
    const words = interrupted ? [] : (importer.wordsOfFields?.() ?? []);
    return { ...run.report(performance.now() - startedAt, interrupted, encoding), ...(words.length > 0 && { words }) };
  };
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
        run.addRow(row);
        if (run.pending >= batchSize) await flush();
        else if (run.pending % ROWS_PER_TURN === 0) await setImmediate();
      }
      await flush();
      await run.settle();
      if (interrupted || run.waiting === 0 || run.written === before) break;
      run.beginAgain();
    }
    run.giveUpWaiting();
    if (!dryRun) {
      await settleVenues(pool);
      await withdrawBadgesOfChains(pool);
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
