import type { Audience } from '../facts/facts';
import type { RowProblem } from './checkPlace';
import type { Importer } from './Importer';
import type { ImportReport } from './ImportReport';
import { prepareRow } from './prepareRow';
import { ReasonCounter } from './ReasonCounter';
import type { Row } from './read/Row';
import { SeenKeys } from './SeenKeys';
import type { Change } from './write/Change';
import type { PlaceRecord } from './write/SourceInfo';
import type { Outcome } from './write/writeBatch';
import { type RunBatch, writeRestaurants } from './write/writeRestaurants';

/** The reason in the report for a skipped row that has the same id as an earlier row of the file. */
export const REPEATED = 'is already in an earlier row of this file';

/** The state of one import: its counts, and the batch of rows that waits to be written. */
export class ImportRun {
  readonly #reasons = new ReasonCounter();
  readonly #notes = new ReasonCounter();
  readonly #seen = new SeenKeys();
  readonly #counts: Record<Outcome['kind'], number> = {
    new: 0,
    joined: 0,
    changed: 0,
    closed: 0,
    unchanged: 0,
    skipped: 0,
  };
  #batch: { line: number; ordinal: number; record: PlaceRecord }[] = [];
  /** How many rows this pass over the file has read. */
  #ordinal = 0;
  /**
   * Rows of closed places that match no restaurant in the catalogue yet. A later row of the file may add a matching
   * restaurant. The keys are the ordinals of the rows in the file.
   */
  #waiting = new Map<number, { line: number; problem: RowProblem }>();
  /**
   * The ordinals of the rows that the current pass processes. Null in the first pass that writes rows, because that
   * pass processes all rows.
   */
  #ordinalsOfThisPass: ReadonlyMap<number, unknown> | null = null;
  #samplesDelisted = 0;
  #joinedOwn = 0;
  readonly #audiences = new Map<Audience, number>();
  readonly #fields = new Map<string, number>();
  readonly #changes: Change[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly importer: Importer,
    private readonly runBatch: RunBatch,
    /** For a dry run, the maximum number of changes that the report describes. 0 for an import that writes. */
    private readonly maxDescribedChanges = 0,
  ) {}

  /** The number of rows that wait to be written. */
  get pending(): number {
    return this.#batch.length;
  }

  /** The number of rows with the outcome new, joined, changed or closed. */
  get written(): number {
    const { new: fresh, joined, changed, closed } = this.#counts;
    return fresh + joined + changed + closed;
  }

  /** The number of rows that may match a restaurant in another pass over the file. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** The number of finished rows: written, unchanged or skipped. */
  get done(): number {
    return this.written + this.#counts.unchanged + this.#reasons.total;
  }

  /** Begins another pass over the file. The new pass processes only the waiting rows. */
  beginAgain(): void {
    this.#ordinalsOfThisPass = this.#waiting;
    this.#waiting = new Map();
    this.#ordinal = 0;
  }

  /** Adds a row to the batch, counts the row as skipped, or ignores the row if this pass does not process it. */
  addRow(row: Row): void {
    this.#ordinal += 1;
    if (this.#ordinalsOfThisPass) this.#addIfWaiting(row);
    else this.#addInFirstPass(row);
  }

  #addInFirstPass(row: Row): void {
    const prepared = prepareRow(this.importer, row);
    const problem = 'problem' in prepared ? prepared.problem : this.#refuseRepeated(prepared.record);
    if (problem) this.#reasons.add(row.line, problem);
    if (problem || 'problem' in prepared) return;
    for (const note of prepared.notes) this.#notes.add(row.line, note);
    this.#batch.push({ line: row.line, ordinal: this.#ordinal, record: prepared.record });
  }

  #addIfWaiting(row: Row): void {
    if (!this.#ordinalsOfThisPass?.has(this.#ordinal)) return;
    const prepared = prepareRow(this.importer, row);
    if ('record' in prepared) this.#batch.push({ line: row.line, ordinal: this.#ordinal, record: prepared.record });
  }

  #refuseRepeated({ sourceId, facts }: PlaceRecord): RowProblem | undefined {
    if (this.#seen.add(sourceId)) return undefined;
    return { problem: REPEATED, detail: facts.name };
  }

  /**
   * Starts to write the batch, so that the caller can read the next batch meanwhile. Only one batch may be written at a
   * time, so call settle() first.
   */
  write(): void {
    const batch = this.#batch;
    if (batch.length === 0) return;
    this.#batch = [];
    const maxChanges = this.maxDescribedChanges - this.#changes.length;
    const records = batch.map(({ record }) => record);
    this.#writing = writeRestaurants(this.runBatch, this.importer.from, records, { maxChanges }).then(
      ({ outcomes, samplesDelisted, changes }) => {
        this.#changes.push(...changes);
        this.#samplesDelisted += samplesDelisted;
        outcomes.forEach((outcome, index) => {
          const { kind, problem } = outcome;
          this.#counts[kind] += 1;
          if (!problem) this.#countDetails(outcome);
          const { line, ordinal } = batch[index] ?? { line: 0, ordinal: 0 };
          if (problem) this.#waiting.set(ordinal, { line, problem });
        });
      },
    );
    this.#writing.catch(() => undefined); // avoids an unhandled rejection; settle() throws the error
  }

  #countDetails({ audience, isFromSameSource, fields = [] }: Exclude<Outcome, { kind: 'skipped' }>): void {
    if (isFromSameSource) this.#joinedOwn += 1;
    if (audience) this.#audiences.set(audience, (this.#audiences.get(audience) ?? 0) + 1);
    for (const field of fields) this.#fields.set(field, (this.#fields.get(field) ?? 0) + 1);
  }

  /** Waits until the batch that write() has begun to write is stored. Rejects if the write fails. */
  async settle(): Promise<void> {
    await this.#writing;
  }

  /** Counts all waiting rows as skipped. */
  giveUpWaiting(): void {
    for (const { line, problem } of this.#waiting.values()) this.#reasons.add(line, problem);
    this.#waiting.clear();
  }

  /** Returns the report of all rows that are finished. */
  report(milliseconds: number, interrupted: boolean, encoding?: string): ImportReport {
    return {
      source: this.importer.from.source,
      ...(encoding && encoding !== 'utf-8' && { encoding }),
      ...(this.importer.countsIn && { countsIn: this.importer.countsIn }),
      read: this.done,
      written: this.written,
      fresh: this.#counts.new,
      joined: this.#counts.joined,
      joinedOwn: this.#joinedOwn,
      audiences: Object.fromEntries(this.#audiences),
      changedFields: [...this.#fields].sort(([, a], [, b]) => b - a),
      changed: this.#counts.changed,
      closed: this.#counts.closed,
      unchanged: this.#counts.unchanged,
      skipped: this.#reasons.total,
      reasons: this.#reasons.list(),
      notes: this.#notes.list(),
      samplesDelisted: this.#samplesDelisted,
      changes: this.#changes,
      isDryRun: this.maxDescribedChanges > 0,
      interrupted,
      milliseconds: Math.round(milliseconds),
    };
  }
}
