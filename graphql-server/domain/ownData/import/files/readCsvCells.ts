import { CsvError, parse } from 'csv-parse';
import { LONGEST_ROW } from '../../../../catalogue/read/Row';
import { readText } from '../../../../catalogue/read/readText';
import { fileProblem } from './fileProblem';

/** The separators of cells. Spreadsheets write semicolons in countries where a comma is the decimal separator. */
const DELIMITERS = [',', ';', '\t'];

/** A row of a table, with at least one cell that is not blank. */
export interface CsvRow {
  /** The number of the row, from 1. Empty rows count too. */
  line: number;
  cells: string[];
}

/**
 * The rows of a CSV file whose separator is one of DELIMITERS. Rows may have different lengths; empty rows are skipped.
 * @throws FileError for a quote that never closes, a row longer than LONGEST_ROW, and a file that readText refuses
 */
export async function* readCsvCells(path: string): AsyncGenerator<CsvRow> {
  let parser: ReturnType<typeof parse> | undefined;
  let failure: Error | undefined;
  let line = 0;
  function* parsedRows() {
    for (let cells: string[] | null = parser?.read(); cells; cells = parser?.read()) {
      line += 1;
      if (cells.some((cell) => cell.trim())) yield { line, cells };
    }
    if (failure) throw failure;
  }
  try {
    for await (const text of readText(path)) {
      parser ??= createParser(text, (error) => {
        failure = error;
      });
      parser.write(text);
      yield* parsedRows();
    }
    if (!parser) return;
    parser.end();
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      if (cells.some((cell) => cell.trim())) yield { line, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? fileProblem(`is broken after row ${line}: ${wordsOf(error)}`) : error;
  } finally {
    parser?.destroy();
  }
}

function createParser(text: string, onError: (error: Error) => void) {
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  });
  return parser.on('error', onError);
}

/** The most frequent separator in the first line that contains a separator. Only the first 20 lines are checked. */
function delimiterOf(text: string): string {
  const count = (line: string, delimiter: string) => line.split(delimiter).length - 1;
  const first = text.split(/\r?\n/, 20).find((line) => DELIMITERS.some((delimiter) => line.includes(delimiter))) ?? '';
  return DELIMITERS.reduce((best, each) => (count(first, each) > count(first, best) ? each : best));
}

function wordsOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote that opens there never closes.';
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `a row is longer than ${LONGEST_ROW} characters (a quote that never closes?).`;
  return 'it is not a table of rows and columns.';
}
