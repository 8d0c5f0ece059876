import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import { shorten } from '../checkPlace';
import { FileError } from '../FileError';
import { delimiterHint, headerHint, refuseSwallowed } from './csvHints';
import type { ReadHow } from './ReadHow';
import { LONGEST_ROW, type Row } from './Row';
import { readText } from './readText';

/**
 * CSV with a header row, or with columns named by the caller; lines may end in CRLF, fields may hold quotes and line breaks. A row with too many or too few
 * fields is a broken row, not the end.
 * @throws FileError for a quote that never closes: nobody can tell where the rows are after it.
 */
export async function* readCsvRows(file: string, how: ReadHow = {}): AsyncGenerator<Row> {
  let header = how.columns;
  let line = 1;
  try {
    for await (const record of readRecords(file, how)) {
      const isBlank = record.length === 1 && record[0]?.trim() === '';
      const breaks = lineBreaks(record);
      if (breaks > 0) refuseSwallowed(file, line, record, how);
      if (!header) header = checkHeader(file, record);
      else if (!isBlank) yield toRow(header, record, line);
      line += 1 + breaks;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileError(`${basename(file)} is broken at line ${line}: ${explain(error)}`);
  }
  if (!header) throw new FileError(`${basename(file)} has no header row.`);
}

/** Parses a chunk of text at a time and hands its records on at once: much faster than a pipe, which waits a turn for each. */
async function* readRecords(file: string, how: ReadHow): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: how.delimiter ?? ',',
    ...(how.quote === 'none' && { quote: null }),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  });
  let failure: Error | undefined;
  parser.on('error', (error) => {
    failure = error;
  });
  try {
    for await (const text of readText(file, how.encoding)) {
      parser.write(text);
      for (let record = parser.read(); record !== null; record = parser.read()) yield record;
      if (failure) throw failure;
    }
    parser.end();
    yield* parser as AsyncIterable<string[]>;
  } finally {
    parser.destroy();
  }
}

function toRow(header: string[], record: string[], line: number): Row {
  if (record.length !== header.length) {
    return { line, problem: `has ${record.length} fields where the header has ${header.length}` };
  }
  const values: Record<string, unknown> = {};
  for (const [index, column] of header.entries()) values[column] = record[index];
  return { line, values };
}

function checkHeader(file: string, record: string[]): string[] {
  const header = record.map((column) => column.trim());
  const refuse = (words: string): never => {
    throw new FileError(`${basename(file)} line 1 ${words}`);
  };
  const hint = delimiterHint(record);
  if (hint) refuse(hint);
  const twice = header.find((column, index) => header.indexOf(column) !== index);
  if (twice !== undefined) refuse(headerHint(record) ?? `has two columns named "${shorten(twice)}".`);
  return header;
}

function lineBreaks(record: string[]): number {
  let count = 0;
  for (const field of record) if (field.includes('\n')) count += field.split('\n').length - 1;
  return count;
}

function explain(error: CsvError): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'a quote that opens there never closes. Close it, or read quotes as other characters: --quote none.';
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `a row longer than ${LONGEST_ROW} characters (a quote that never closes? --quote none reads quotes as other characters).`;
  return shorten(error.message);
}
