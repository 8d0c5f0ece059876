import { CsvError, parse } from 'csv-parse';
import { LONGEST_ROW } from '../../../../catalogue/read/Row';
import { fileProblem } from './fileProblem';
import { readOwnText } from './readOwnText';

/** The separators of cells. Spreadsheets write semicolons in countries where a comma is the decimal separator. */
export const DELIMITERS = [',', ';', '\t'] as const;

/** One of the separators of cells. */
export type Delimiter = (typeof DELIMITERS)[number];

/** A row of a table, with at least one cell that is not blank. */
export interface CsvRow {
  /** The number of the row, from 1. Empty rows count too. */
  line: number;
  cells: string[];
}

/**
 * The rows of a CSV file with this separator. Rows may have different lengths and different line ends; empty rows are
 * skipped. Spaces before a cell are removed, so a quote may follow a space.
 * @throws FileError for a quote that never closes, a row longer than LONGEST_ROW, and a file that readOwnText refuses
 */
export async function* readCsvCells(path: string, delimiter: Delimiter): AsyncGenerator<CsvRow> {
  let failure: Error | undefined;
  let line = 0;
  const parser = parse({
    delimiter,
    ltrim: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  }).on('error', (error) => {
    failure = error;
  });
  function* parsedRows() {
    for (let cells: string[] | null = parser.read(); cells; cells = parser.read()) {
      line += 1;
      if (cells.some((cell) => cell.trim())) yield { line, cells };
    }
    if (failure) throw failure;
  }
  try {
    let unbroken = 0;
    for await (const text of readOwnText(path)) {
      const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
      unbroken = end < 0 ? unbroken + text.length : text.length - end;
      if (unbroken > LONGEST_LINE) throw fileProblem(`is broken after row ${line}: ${TOO_LONG}`);
      parser.write(text);
      yield* parsedRows();
    }
    parser.end();
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      if (cells.some((cell) => cell.trim())) yield { line, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? fileProblem(`is broken after row ${line}: ${wordsOf(error)}`) : error;
  } finally {
    parser.destroy();
  }
}

/** In characters. csv-parse checks only the text of the cells, so a row of separators could have any length. */
const LONGEST_LINE = 2 * LONGEST_ROW;
const TOO_LONG = `a row is longer than ${LONGEST_ROW} characters (a quote that never closes?).`;

function wordsOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote that opens there never closes.';
  if (code === 'CSV_MAX_RECORD_SIZE') return TOO_LONG;
  return 'it is not a table of rows and columns.';
}

/** The rows below the row of headings, which has the number `line`. @throws FileError, see readCsvCells */
export async function* rowsBelow(
  path: string,
  { delimiter, line }: { delimiter: Delimiter; line: number },
): AsyncGenerator<CsvRow> {
  for await (const row of readCsvCells(path, delimiter)) if (row.line > line) yield row;
}
