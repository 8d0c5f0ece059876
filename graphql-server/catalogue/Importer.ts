import type { RowProblem } from './checkPlace';
import type { Row } from './read/Row';
import type { SourceInfo } from './write/SourceInfo';

/** One kind of file: how its rows are read and become rows under a Restaurant's field names. */
export interface Importer {
  from: SourceInfo;
  /** Streams the file from its start, each time it is called. */
  rows(file: string): AsyncIterable<Row>;
  /** Names the fields; or says why the row is passed over. */
  toPlaceRow(
    values: Record<string, unknown>,
  ): { row: Record<string, unknown>; notes?: RowProblem[] } | { problem: RowProblem };
  /** @throws FileError when the file has not the columns it needs. */
  checkColumns?(columns: Set<string>, file: string): void;
}
