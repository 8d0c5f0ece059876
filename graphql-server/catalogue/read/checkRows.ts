import { basename } from 'node:path';
import { FileError } from '../FileError';
import type { Row } from './Row';

/** What a first pass over a file found out. */
export interface RowsOverview {
  rows: number;
  /** Every column or key that some row has. */
  columns: Set<string>;
}

/** More kinds of keys than this are no columns. */
const MOST_COLUMNS = 1000;

/**
 * Reads the whole file once without writing anything, so that a file that breaks off half-way is refused as a whole.
 * @throws FileError when the file cannot be read to its end, or holds not one row.
 */
export async function checkRows(file: string, rows: AsyncIterable<Row>, signal?: AbortSignal): Promise<RowsOverview> {
  const columns = new Set<string>();
  let count = 0;
  let sound = 0;
  let first: Row | undefined;
  for await (const row of rows) {
    const { values } = row;
    count += 1;
    first ??= row;
    if (values) {
      sound += 1;
      if (columns.size < MOST_COLUMNS) for (const column of Object.keys(values)) columns.add(column);
    }
    if (signal?.aborted) break;
  }
  if (count === 0) throw new FileError(`${basename(file)} has no rows.`);
  if (sound === 0 && !signal?.aborted) {
    const { line, problem, detail } = first ?? {};
    const seen = detail ? ` ("${detail}")` : '';
    throw new FileError(
      `${basename(file)}: not one row can be read; that of line ${line} ${problem}${seen}. Is --format right?`,
    );
  }
  return { rows: count, columns };
}
