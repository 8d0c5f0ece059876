import { basename } from 'node:path';
import { FileError } from '../FileError';
import type { CountsIn } from '../Importer';
import type { Row } from './Row';

/** The result of the first pass over a file. */
export interface RowsOverview {
  rows: number;
  /** The names of the columns or keys in the rows (see MAX_COLUMNS). */
  columns: Set<string>;
}

/** When at least this many different names are collected, the names in further rows are ignored. */
const MAX_COLUMNS = 1000;

/**
 * Reads the whole file before the import writes anything, so that a file that cannot be read to its end is refused. If
 * `signal` is aborted, the rest of the file is not read.
 * @param countsIn the unit in which the rows are numbered (see CountsIn)
 * @throws FileError if the file cannot be read to its end, or contains no readable row.
 */
export async function checkRows(
  file: string,
  rows: AsyncIterable<Row>,
  countsIn: CountsIn = 'line',
  signal?: AbortSignal,
): Promise<RowsOverview> {
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
      if (columns.size < MAX_COLUMNS) for (const column of Object.keys(values)) columns.add(column);
    }
    if (signal?.aborted) break;
  }
  if (count === 0) throw new FileError(`${basename(file)} has no rows.`);
  if (sound === 0 && !signal?.aborted) {
    const { line, problem, detail } = first ?? {};
    const seen = detail ? ` ("${detail}")` : '';
    const where = countsIn === 'line' ? 'the row at line' : countsIn;
    throw new FileError(
      `${basename(file)}: no row can be read; ${where} ${line} ${problem}${seen}. Is --format right?`,
    );
  }
  return { rows: count, columns };
}
