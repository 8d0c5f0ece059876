import type { Audience } from '../facts/facts';
import type { CountsIn } from './Importer';
import type { Change } from './write/Change';

/** How often something happened, and the first few places where it did. */
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
  /** What `line` of the examples counts; lines if absent. */
  countsIn?: CountsIn;
  read: number;
  /** New, joined, changed or closed. */
  written: number;
  /** Written: restaurants that are new to the catalogue. */
  fresh: number;
  /** Written: places that are new from this source, of restaurants that other sources already had. */
  joined: number;
  /** Of those that joined: places of restaurants that only this source knew, which it names twice. */
  joinedOwn?: number;
  /** Whom the places feed that were written, by their restaurants. */
  audiences?: Partial<Record<Audience, number>>;
  /** In how many places that this source already had each fact reads otherwise, the most frequent first. */
  changedFields?: readonly (readonly [field: string, count: number])[];
  /** Written: places that this source already had, with other facts. */
  changed: number;
  /** Written: places whose source says that they closed for good, which closed the restaurant. */
  closed: number;
  /** Already in the catalogue with the same facts. */
  unchanged: number;
  skipped: number;
  /** Why rows were skipped, the most frequent first. */
  reasons: ReasonCount[];
  /** What was left out of rows that were kept, or added to them, the most frequent first. */
  notes: ReasonCount[];
  /** Sample restaurants that real ones of their city replaced. */
  samplesDelisted: number;
  /** What a dry run would have changed first; empty otherwise. */
  changes: Change[];
  /** True when nothing was written in the end. */
  isDryRun: boolean;
  /** True when the import was stopped before the end; another run completes it. */
  interrupted: boolean;
  milliseconds: number;
}
