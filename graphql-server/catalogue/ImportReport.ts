import type { CountsIn } from './Importer';

import type { Change } from './write/Change';

/** How often something happened, with the first few places where. */
export interface ReasonCount {
  /** "phone is no US number, left out" */
  reason: string;
  count: number;
  examples: { line: number; detail?: string }[];
}

/** What an import did. read = written + unchanged + skipped; written = fresh + joined + changed + closed. */
export interface ImportReport {
  source: string;
  /** How the file's characters are written, where that is not UTF-8. */
  encoding?: string;
  /** What `line` of the examples counts; lines unless told. */
  countsIn?: CountsIn;
  read: number;
  /** New, joined, changed or closed. */
  written: number;
  /** Written: restaurants that nobody knew. */
  fresh: number;
  /** Written: places that this source told for the first time, of restaurants that other sources knew. */
  joined: number;
  /** Written: places that this source told before, otherwise. */
  changed: number;
  /** Written: places whose source says that they closed for good, which closed the restaurant. */
  closed: number;
  /** Stood there already, word for word. */
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
  /** True when nothing of this was kept. */
  isDryRun: boolean;
  /** True when it was stopped before the end; running it again completes it. */
  interrupted: boolean;
  milliseconds: number;
}
