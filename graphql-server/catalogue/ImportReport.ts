import type { Audience } from '../facts/facts';
import type { WordsOfField } from './csv/WordCounter';
import type { CountsIn } from './Importer';
import type { Change } from './write/Change';

/** How often a reason occurred, and the first few examples. */
export interface ReasonCount {
  /** "phone is no US number, left out" */
  reason: string;
  count: number;
  examples: { line: number; detail?: string }[];
}

/** What an import did. read = written + unchanged + skipped; written = fresh + joined + changed + closed. */
export interface ImportReport {
  source: string;
  /** The encoding of the file, if it is not UTF-8. */
  encoding?: string;
  /** What `line` in the examples counts; lines if absent. */
  countsIn?: CountsIn;
  read: number;
  /** New, joined, changed or closed. */
  written: number;
  /** Written: restaurants that are new to the catalogue. */
  fresh: number;
  /** Written: places that are new from this source. Their restaurants were already in the catalogue. */
  joined: number;
  /** A part of `joined`: the catalogue knew the restaurant only from this source, so the source lists it twice. */
  joinedOwn?: number;
  /** Written places, counted by the audience of their restaurants. */
  audiences?: Partial<Record<Audience, number>>;
  /** For each fact, the number of this source's known places in which the fact changed. The most frequent first. */
  changedFields?: readonly (readonly [field: string, count: number])[];
  /** Written: places that this source already had, with other facts. */
  changed: number;
  /** Written: places that closed for good, as their source says. This also closed their restaurants. */
  closed: number;
  /** Already in the catalogue with the same facts. */
  unchanged: number;
  skipped: number;
  /** Why rows were skipped, the most frequent first. */
  reasons: ReasonCount[];
  /** What was left out of rows that were kept, or added to them, the most frequent first. */
  notes: ReasonCount[];
  /** Words of the mapping that no row had, and values without a word; absent if there are none, or after a stop. */
  words?: readonly WordsOfField[];
  /** Sample restaurants that were replaced by real restaurants of their city. */
  samplesDelisted: number;
  /** The first changes that a dry run would have made. Empty if this was no dry run. */
  changes: Change[];
  /** True for a dry run: nothing was written. */
  isDryRun: boolean;
  /** True when the import was stopped before the end; another run completes it. */
  interrupted: boolean;
  milliseconds: number;
}
