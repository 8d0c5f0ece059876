import { VERSION_COLUMN } from '../../columns';
import type { ReadRow } from '../RowContent';
import { checked } from './checked';
import type { FileAbout } from './FileAbout';
import { refuseNewer } from './fileProblem';
import type { FoundHeader } from './findHeader';
import { isDayFirstIn } from './isDayFirstIn';
import { rowsBelow } from './readCsvCells';
import { readOwnCells } from './readOwnCells';

/**
 * Reads the records of a CSV that Fuud exported. A spreadsheet may have changed the separator, the order of columns and
 * the spelling of values. This function also sets `about.kind`.
 * @throws FileError
 */
export async function* readOwnRows(
  path: string,
  { cells: header, ...table }: Omit<FoundHeader, 'header'>,
  about: FileAbout,
): AsyncGenerator<ReadRow> {
  about.kind = 'fuudCsv';
  const dates: string[] = [];
  for await (const { cells } of rowsBelow(path, table)) dates.push(cells[header.indexOf('visitedAt')] ?? '');
  const isDayFirst = isDayFirstIn(dates, table.delimiter);
  let line = 0;
  for await (const { cells } of rowsBelow(path, table)) {
    line += 1;
    refuseNewer(cells[header.indexOf(VERSION_COLUMN)]);
    yield checked(line, () => readOwnCells(header, cells, isDayFirst));
  }
}
