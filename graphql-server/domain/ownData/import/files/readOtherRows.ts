import { brokenRow, type ReadRow } from '../RowContent';
import type { FileAbout } from './FileAbout';
import { fileProblem } from './fileProblem';
import type { FoundHeader } from './findHeader';
import { fitCells } from './fitCells';
import { isDayFirstIn } from './isDayFirstIn';
import { kindOfTable } from './kindOfTable';
import { type CsvRow, type Delimiter, rowsBelow } from './readCsvCells';
import { readDay } from './readDay';
import type { Field, Header } from './readHeader';
import { areOutOfFive } from './readStars';
import { readTableRow } from './readTableRow';
import { unusedHeadings } from './unusedHeadings';
import { areMarks, visitMark, withVisitMarks } from './visitMark';
import { withoutScores } from './withoutScores';

/** The maximum number of rows in a table that Fuud did not export. A member can save at most 10,000 restaurants. */
const MAX_ROWS = 10_000;
/** What a spreadsheet writes instead of a value that it cannot compute. */
const CELL_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)$/;

type OtherTable = FoundHeader & { header: Header };

/**
 * Reads the rows of a table that Fuud did not export. All rows are read before the first one is yielded, because a
 * later row may show whether 4/9/2025 is in April or in September, and whether ratings are out of five. This function
 * also sets `about.kind` and `about.unusedHeadings`.
 * @throws FileError
 */
export async function* readOtherRows(
  path: string,
  { header: found, ...table }: OtherTable,
  about: FileAbout,
): AsyncGenerator<ReadRow> {
  const rows = await allRows(path, table);
  const header = withVisitMarks(withoutScores(found, rows), rows);
  const { headings, columns } = header;
  const kind = kindOfTable(columns);
  const isVisit = kind === 'diary';
  about.kind = kind;
  about.unusedHeadings = unusedHeadings(header, rows, isVisit);
  const cellsOf = (cells: readonly string[], field: Field) => {
    const all = (columns.get(field) ?? []).flatMap((column) => cells[column]?.trim() || []);
    return field === 'visitedAt' ? all.slice(0, 1) : all; // a mark counts only if the row has no date
  };
  const heading = (field: Field) => cellsOf(headings, field).join(' ');
  const column = (field: Field) => rows.map(({ cells }) => cellsOf(cells, field).join(''));
  const isDayFirst = isDayFirstIn(column('visitedAt'), table.delimiter);
  const isMarked = columns.get('visitedAt')?.some((at) => areMarks(rows, at)) ?? false;
  const isOutOfFive = areOutOfFive(heading('stars'), column('stars'));
  for (const [at, { cells: inFile, line: row }] of rows.entries()) {
    const { cells, surplus } = fitCells(inFile, header, isVisit, table.delimiter);
    const text = (field: Field) => cellsOf(cells, field).join('\n');
    const name = text('name');
    const visitedAt = readDay(text('visitedAt'), isDayFirst);
    if (headings.every((each, index) => each === (cells[index]?.trim() ?? ''))) {
      yield brokenRow(at + 1, 'The row repeats the headings');
    } else if (!name || CELL_ERROR.test(name)) yield brokenRow(at + 1, 'The row does not name a restaurant');
    else {
      const isUnvisited = visitMark(text('visitedAt')) === false || (isMarked && !text('visitedAt'));
      const visit = { isVisit: isVisit && !isUnvisited, isUnvisited: isVisit && isUnvisited };
      yield readTableRow(at + 1, { row, heading, text, surplus, ...visit, visitedAt, isOutOfFive });
    }
  }
}

async function allRows(path: string, table: { delimiter: Delimiter; line: number }): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of rowsBelow(path, table)) {
    if (rows.push(row) > MAX_ROWS) {
      throw fileProblem(
        `has more than ${MAX_ROWS.toLocaleString('en-US')} rows; split it, and import the parts one by one.`,
      );
    }
  }
  return rows;
}
