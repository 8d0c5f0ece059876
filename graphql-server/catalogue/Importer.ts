import type { RestaurantFacts } from '../facts/RestaurantFacts';
import type { RowProblem } from './checkPlace';
import type { Row } from './read/Row';
import type { SourceInfo } from './write/SourceInfo';

/** What the numbers of rows count. */
export type CountsIn = 'line' | 'item' | 'row';

/** One kind of file: how its rows are read and become rows under a Restaurant's field names. */
export interface Importer {
  from: SourceInfo;
  /** What a row's number counts, in the report; lines by default. */
  countsIn?: CountsIn;
  /** Streams the file from its start, each time it is called. */
  rows(file: string): AsyncIterable<Row>;
  /** Names the fields; or says why the row is passed over. */
  toPlaceRow(
    values: Record<string, unknown>,
  ): { row: Record<string, unknown>; notes?: RowProblem[] } | { problem: RowProblem };
  /** Changes a normalised place last: what only this importer adds. */
  finish?(facts: RestaurantFacts): RestaurantFacts;
  /** How the file's characters are written: the name of a decoder. */
  encodingOf?(file: string): Promise<string>;
  /** @throws FileError when the file has not the columns it needs. */
  checkColumns?(columns: Set<string>, file: string): void;
}
