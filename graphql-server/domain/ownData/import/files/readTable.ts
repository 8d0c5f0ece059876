import { VERSION_COLUMN } from '../../columns';
import type { ImportKind, ReadRow } from '../RowContent';
import { brokenRow } from '../RowContent';
import { checked } from './checked';
import type { FileAbout } from './FileAbout';
import { fileProblem, refuseNewer } from './fileProblem';
import { type CsvRow, readCsvCells } from './readCsvCells';
import { readDay, tellsDayFirst } from './readDay';
import { type Field, readHeader } from './readHeader';
import { readOwnCells } from './readOwnCells';
import { readTableRow } from './readTableRow';

/**
 * The headings must be in one of the first ten non-empty rows. Lists from Google Takeout have a description above the
 * headings.
 */
const MAX_ABOVE_HEADER = 10;
/** The maximum number of rows in a table that Fuud did not export. A member can save at most 10,000 restaurants. */
const MAX_ROWS = 10_000;
const VISIT_FIELDS: readonly Field[] = ['visitedAt', 'stars', 'favoriteDishes'];

/**
 * Reads the rows of a CSV file: an export of Fuud, a Takeout list or any other table. This function also sets
 * `about.kind`.
 * @throws FileError
 */
export async function* readTable(path: string, about: FileAbout): AsyncGenerator<ReadRow> {
  const rows = readCsvCells(path);
  let above = 0;
  for await (const { cells } of rows) {
    if (cells[0]?.trim() === VERSION_COLUMN) return yield* readOwnRows(rows, cells, about);
    const header = readHeader(cells);
    if (header) return yield* readOtherRows(rows, { header, headings: cells }, about);
    if (++above === MAX_ABOVE_HEADER) break;
  }
  throw fileProblem('has no row of headings, such as "name" or "restaurant", so its columns cannot be told apart.');
}

async function* readOwnRows(rows: AsyncIterable<CsvRow>, header: string[], about: FileAbout): AsyncGenerator<ReadRow> {
  about.kind = 'fuudCsv';
  let line = 0;
  for await (const { cells } of rows) {
    line += 1;
    refuseNewer(cells[0]);
    yield checked(line, () => readOwnCells(header, cells));
  }
}

/**
 * Reads all rows before it yields the first one, because a later row may show whether 4/9/2025 is in April or in
 * September.
 */
async function* readOtherRows(
  sheet: AsyncIterable<CsvRow>,
  { header, headings }: { header: ReadonlyMap<Field, number>; headings: readonly string[] },
  about: FileAbout,
): AsyncGenerator<ReadRow> {
  about.kind = kindOf(header);
  const rows: CsvRow[] = [];
  for await (const row of sheet) {
    if (rows.push(row) > MAX_ROWS) {
      throw fileProblem(
        `has more than ${MAX_ROWS.toLocaleString('en-US')} rows; split it, and import the parts one by one.`,
      );
    }
  }
  const cellOf = (cells: readonly string[], field: Field) => cells[header.get(field) ?? -1]?.trim() ?? '';
  const heading = (field: Field) => cellOf(headings, field);
  const orders = rows.map(({ cells }) => tellsDayFirst(cellOf(cells, 'visitedAt')));
  const isDayFirst = orders.includes(true) && !orders.includes(false);
  for (const [at, { cells, line: row }] of rows.entries()) {
    const text = (field: Field) => cellOf(cells, field);
    const name = text('name');
    const isVisit = about.kind === 'diary';
    yield name
      ? readTableRow(at + 1, { row, text, heading, isVisit, visitedAt: readDay(text('visitedAt'), isDayFirst) })
      : brokenRow(at + 1, 'The row does not name a restaurant');
  }
}

/**
 * Lists from Takeout have the columns Title, Note, URL, Tags and Comment. A note explains why a restaurant is on the
 * list. So if a table has a URL column, notes alone do not make the table a diary.
 */
function kindOf(header: ReadonlyMap<Field, number>): ImportKind {
  if (VISIT_FIELDS.some((field) => header.has(field))) return 'diary';
  if (header.has('url')) return 'takeoutList';
  return header.has('notes') ? 'diary' : 'places';
}
