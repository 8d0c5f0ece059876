import type { Pool } from 'pg';
import type { RowProblem } from './checkPlace';
import type { Importer } from './Importer';
import type { ImportReport } from './ImportReport';
import { prepareRow } from './prepareRow';
import { ReasonCounter } from './ReasonCounter';
import { checkRows } from './read/checkRows';
import type { Row } from './read/Row';
import type { PlaceRecord } from './write/SourceInfo';
import { writeRestaurants } from './write/writeRestaurants';

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
}

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
 * Reads the file twice: once to be sure that all of it can be read, then row by row: check, normalise, write in batches.
 * A row that cannot be taken is counted with its line and field and stops nothing. Of two rows with one sourceId the
 * first counts.
 * @throws FileError before anything is written; ImportFailed with the report so far when the database gives up.
 */
export async function importFile(pool: Pool, options: ImportOptions): Promise<ImportReport> {
  const { file, importer, signal, onProgress, batchSize = 1000 } = options;
  const startedAt = performance.now();
  const overview = await checkRows(file, importer.rows(file), signal);
  importer.checkColumns?.(overview.columns, file);

  const run = new ImportRun(importer);
  let interrupted = signal?.aborted ?? false;
  const report = () => run.report(performance.now() - startedAt, interrupted);
  const flush = async () => {
    await run.settle();
    onProgress?.({ read: run.done, total: overview.rows, written: run.written });
    run.write(pool);
  };
  try {
    for await (const row of importer.rows(file)) {
      interrupted = signal?.aborted ?? false;
      if (interrupted) break;
      run.take(row);
      if (run.pending >= batchSize) await flush();
    }
    await flush();
    await run.settle();
    if (run.written > TIDY_FROM) await pool.query('VACUUM (ANALYZE) restaurants, places');
    onProgress?.({ read: run.done, total: overview.rows, written: run.written });
  } catch (error) {
    await run.settle().catch(() => undefined);
    throw new ImportFailed(error, report());
  }
  return report();
}

/** The counts and the batch of one import. */
class ImportRun {
  readonly #reasons = new ReasonCounter();
  readonly #notes = new ReasonCounter();
  readonly #seen = new Set<string>();
  #batch: PlaceRecord[] = [];
  #samplesDelisted = 0;
  #writing: Promise<void> = Promise.resolve();
  written = 0;
  unchanged = 0;

  constructor(private readonly importer: Importer) {}

  /** Rows waiting to be written. */
  get pending(): number {
    return this.#batch.length;
  }

  /** Rows settled: written, unchanged or skipped. */
  get done(): number {
    return this.written + this.unchanged + this.#reasons.total;
  }

  take(row: Row): void {
    const prepared = prepareRow(this.importer, row);
    const problem = 'problem' in prepared ? prepared.problem : this.#refuseRepeated(prepared.record);
    if (problem) this.#reasons.add(row.line, problem);
    if (problem || 'problem' in prepared) return;
    for (const note of prepared.notes) this.#notes.add(row.line, note);
    this.#batch.push(prepared.record);
  }

  #refuseRepeated({ sourceId, facts }: PlaceRecord): RowProblem | undefined {
    if (this.#seen.has(sourceId)) return { problem: 'is a place that stood in the file before', detail: facts.name };
    this.#seen.add(sourceId);
    return undefined;
  }

  /** Begins to write the batch, while the next one is read. At most one write at a time: settle() before. */
  write(pool: Pool): void {
    const batch = this.#batch;
    if (batch.length === 0) return;
    this.#batch = [];
    this.#writing = writeRestaurants(pool, this.importer.from, batch).then(({ written, samplesDelisted }) => {
      this.written += written;
      this.unchanged += batch.length - written;
      this.#samplesDelisted += samplesDelisted;
    });
    this.#writing.catch(() => undefined); // settle() throws it
  }

  /** Waits for the batch being written. */
  async settle(): Promise<void> {
    await this.#writing;
  }

  report(milliseconds: number, interrupted: boolean): ImportReport {
    return {
      source: this.importer.from.source,
      read: this.done,
      written: this.written,
      unchanged: this.unchanged,
      skipped: this.#reasons.total,
      reasons: this.#reasons.list(),
      notes: this.#notes.list(),
      samplesDelisted: this.#samplesDelisted,
      interrupted,
      milliseconds: Math.round(milliseconds),
    };
  }
}
