import type { RestaurantFacts } from '../facts/RestaurantFacts';
import type { RowProblem } from './checkPlace';
import type { Row } from './read/Row';
import type { SourceInfo } from './write/SourceInfo';

/** What the numbers of rows count. */
export type CountsIn = 'line' | 'item' | 'row';

/** One kind of file: how to read its rows and how to turn them into rows with a Restaurant's field names. */
export interface Importer {
  from: SourceInfo;
  /** What a row's number counts, in the report; lines by default. */
  countsIn?: CountsIn;
  /** Streams the file from its start, each time it is called. */
  rows(file: string): AsyncIterable<Row>;
  /** Names the fields, or returns why the row is skipped. */
  toPlaceRow(
    values: Record<string, unknown>,
  ): { row: Record<string, unknown>; notes?: RowProblem[] } | { problem: RowProblem };
  /** The last change of a normalised place, only for this importer. */
  finish?(facts: RestaurantFacts): RestaurantFacts;
  /** The encoding of the file: the name of a decoder. */
  encodingOf?(file: string): Promise<string>;
  /** @throws FileError when the file does not have the needed columns. */
  checkColumns?(columns: Set<string>, file: string): void;
}
