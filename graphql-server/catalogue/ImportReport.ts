import type { Audience } from '../facts/facts';
import type { WordsOfField } from './csv/WordCounter';
import type { CountsIn } from './Importer';
import type { Change } from './write/Change';

/** How often a reason occurred, and the first few examples. */
export interface ReasonCount {
  /** The reason in words: "phone is no US number, left out". */
  reason: string;
  count: number;
  examples: { line: number; detail?: string }[];
}

/** The result of an import. read = written + unchanged + skipped, and written = fresh + joined + changed + closed. */
export interface ImportReport {
  source: string;
  /** The encoding of the file, if it is not UTF-8. */
  encoding?: string;
  /** What `line` in the examples counts. If it is absent, `line` counts lines. */
  countsIn?: CountsIn;
  read: number;
  /** The number of places that the import wrote, because they are new, joined, changed or closed. */
  written: number;
  /** Written places that added a new restaurant to the catalogue. */
  fresh: number;
  /** Written places that are new from this source and belong to restaurants that were already in the catalogue. */
  joined: number;
  /**
   * The part of `joined` for which the restaurant was in the catalogue only from this source. So the source lists the
   * restaurant more than once.
   */
  joinedOwn?: number;
  /** Written places, counted by the audience of their restaurants. */
  audiences?: Partial<Record<Audience, number>>;
  /** For each fact, the number of changed places in which this fact changed. The most frequent fact is first. */
  changedFields?: readonly (readonly [field: string, count: number])[];
  /** Written places that the catalogue already had from this source, but with other facts. */
  changed: number;
  /**
   * Written places that are permanently closed according to their source. The import also marked their restaurants as
   * closed.
   */
  closed: number;
  /** Places that were already in the catalogue with the same facts. */
  unchanged: number;
  skipped: number;
  /** Why rows were skipped, the most frequent first. */
  reasons: ReasonCount[];
  /**
   * Values that the import left out of rows or added to rows without skipping the rows. The most frequent note is
   * first.
   */
  notes: ReasonCount[];
  /**
   * Words of the mapping that no row contains, and values for which the mapping has no word. Absent if there are no
   * such words and values, or if the import was stopped.
   */
  words?: readonly WordsOfField[];
  /** The number of sample restaurants that were replaced by real restaurants of their city. */
  samplesDelisted: number;
  /** For a dry run, the first changes that a real import would make. Empty if this was no dry run. */
  changes: Change[];
  /** True for a dry run, which writes nothing. */
  isDryRun: boolean;
  /** True if the import was stopped before the end of the file. Another run completes it. */
  interrupted: boolean;
  milliseconds: number;
}
