import type { RestaurantFacts } from '../facts/RestaurantFacts';
import type { RowProblem } from './checkPlace';
import type { WordsOfField } from './csv/WordCounter';
import type { Row } from './read/Row';
import type { SourceInfo } from './write/SourceInfo';

/** What the number of a row counts. */
export type CountsIn = 'line' | 'item' | 'row';

/** One kind of file: how to read its rows and how to turn them into rows with a Restaurant's field names. */
export interface Importer {
  from: SourceInfo;
  /** What the number of a row counts in the report; lines by default. */
  countsIn?: CountsIn;
  /** Streams the file from its start, each time it is called. */
  rows(file: string): AsyncIterable<Row>;
  /** Gives the values the field names of a Restaurant, or returns why the row is skipped. */
  toPlaceRow(
    values: Record<string, unknown>,
  ): { row: Record<string, unknown>; notes?: RowProblem[] } | { problem: RowProblem };
  /** A last change to a place after normalisation, only for this importer. */
  finish?(facts: RestaurantFacts): RestaurantFacts;
  /** After the rows: words of the mapping that no row had, and values without a word. */
  wordsOfFields?(): WordsOfField[];
  /** The encoding of the file: the name of a decoder. */
  encodingOf?(file: string): Promise<string>;
  /** @throws FileError if the file does not have the needed columns. */
  checkColumns?(columns: Set<string>, file: string): void;
}
