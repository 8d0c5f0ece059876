import type { Audience } from '../facts/facts';
import type { WordsOfField } from './csv/WordCounter';
import type { CountsIn } from './Importer';
import type { Change } from './write/Change';

/** A reason to skip rows, or a note about values: how often it occurred, and the first few examples. */
export interface ReasonCount {
  /** The reason or the note in words: "phone is no US number, left out". */
  reason: string;
  count: number;
  examples: { line: number; detail?: string }[];
}

/** The result of an import. read = written + unchanged + skipped, and written = fresh + joined + changed + closed. */
export interface ImportReport {
  source: string;
  /** The encoding of the file, if it is not UTF-8. */
  encoding?: string;
  /** What the number `line` of an example counts: lines, items or rows of the file. The default is 'line'. */
  countsIn?: CountsIn;
  read: number;
  /** The number of new, joined, changed and closed places. A dry run counts those that a real import would write. */
  written: number;
  /** Written places that added a new restaurant to the catalogue. */
  fresh: number;
  /**
   * Written places that were not stored from this source before, and that were added to a restaurant that already had
   * another place.
   */
  joined: number;
  /**
   * The number of `joined` places whose restaurants had no places of other sources. So this source lists these
   * restaurants more than once.
   */
  joinedOwn?: number;
  /**
   * Written places, counted by the audience of their restaurants (the people whom they serve). The places in `closed`
   * are not counted here.
   */
  audiences?: Partial<Record<Audience, number>>;
  /** For each fact, the number of changed places in which this fact changed. The most frequent fact is first. */
  changedFields?: readonly (readonly [field: string, count: number])[];
  /**
   * Written places that were already stored, but with other facts, kind of source, license, attribution or match keys
   * (matchKeysOf).
   */
  changed: number;
  /**
   * Written places that are permanently closed according to their source. The import also marked their restaurants as
   * closed.
   */
  closed: number;
  /** Places that were already stored with the same facts, kind of source, license, attribution and match keys. */
  unchanged: number;
  skipped: number;
  /** Why rows were skipped. The most frequent reason is first. */
  reasons: ReasonCount[];
  /**
   * Notes about values that the import left out, added or corrected. A note is not a reason to skip a row. The most
   * frequent note is first.
   */
  notes: ReasonCount[];
  /**
   * Words of the mapping that matched no row, and values that matched no word (see WordsOfField). Absent if there are
   * no such words and values, or if `interrupted` is true.
   */
  words?: readonly WordsOfField[];
  /**
   * The number of sample restaurants that were delisted because real restaurants are in their city or near them, or
   * because the file of the samples no longer contains them (loadSampleCatalogue).
   */
  samplesDelisted: number;
  /** For a dry run, the first changes that a real import would make. Empty if this was no dry run. */
  changes: Change[];
  /** True for a dry run, which writes nothing. */
  isDryRun: boolean;
  /** True if an abort signal stopped the import early. Another run completes the import. */
  interrupted: boolean;
  milliseconds: number;
}
