import { basename } from 'node:path';
import { CsvError, parse } from 'csv-parse';
import { shorten } from '../checkPlace';
import { FileError } from '../FileError';
import { delimiterHint, formatHint, headerHint, needlessColumnsHint, titleHint, unclosedQuoteHint } from './csvHints';
import { LONGEST_ROW, type Row } from './Row';
import { readText } from './readText';
import { splitGlued } from './splitGlued';
import type { TextFileSettings } from './TextFileSettings';

/** A record and the number of the line on which it begins. */
interface Numbered {
  line: number;
  record: string[];
}

/** titleHint looks for a header below a title in this many records at the start of a file. */
const BEGIN = 5;

/**
 * Reads CSV with a header row, or with columns that the caller names. Lines may end in CRLF, LF or CR. A file may mix
 * CRLF and LF (see splitGlued). Fields may contain quotes and line breaks. A row with too many or too few fields
 * becomes a broken row, and the following rows are read.
 * @throws FileError if readText throws it, if a row is too long, if the file ends within a row, if the file is not CSV,
 * or if beginHint finds an error. It is also thrown if a quote never closes or seems to close in a later row, because
 * the rows cannot be found in such a file.
 */
export async function* readCsvRows(file: string, settings: TextFileSettings = {}): AsyncGenerator<Row> {
  const tail = { text: '' };
  const records = readNumbered(file, settings, tail);
  const begin: Numbered[] = [];
  while (begin.length < BEGIN) {
    const { value, done } = await records.next();
    if (done) break;
    begin.push(value);
  }
  const header = settings.columns ?? begin[0]?.record.map((column) => column.trim());
  if (!header) return;
  const hint = beginHint(begin, settings);
  if (hint) throw new FileError(`${basename(file)} line ${begin[0]?.line} ${hint}`);
  if (!settings.columns) begin.shift();
  const toRow = rowMaker(header, settings);
  let shortRow: Row | undefined;
  for await (const { line, record } of chained(begin, records)) {
    if (shortRow) yield shortRow;
    shortRow = undefined;
    if (record.length < header.length) shortRow = toRow(record, line);
    else {
      let at = line;
      for (const row of splitGlued(record, header.length, settings.quote !== 'none')) {
        yield toRow(row, at);
        at += 1 + lineBreaks(row);
      }
    }
  }
  if (shortRow && !/[\r\n]$/.test(tail.text))
    throw new FileError(
      `${basename(file)} is cut short: it ends within line ${shortRow.line}, which ` +
        `${shortRow.problem} ("${shortRow.detail}"). Fetch it again, or delete that line.`,
    );
  if (shortRow) yield shortRow;
}

/** Returns a hint about an error in the first records, such as a title above the header. Null if it finds none. */
function beginHint(begin: readonly Numbered[], { columns }: TextFileSettings): string | null {
  const [first, ...others] = begin.map(({ record }) => record);
  if (!first) return null;
  if (columns) return needlessColumnsHint(columns, first, others[0] ?? []);
  const names = first.map((column) => column.trim());
  const duplicate = names.find((column, index) => names.indexOf(column) !== index);
  const duplicateHint = duplicate === undefined ? null : `has two columns named "${shorten(duplicate)}".`;
  return titleHint(begin) ?? delimiterHint(first) ?? (duplicateHint && (headerHint(first) ?? duplicateHint));
}

async function* chained(begin: readonly Numbered[], rest: AsyncIterable<Numbered>): AsyncGenerator<Numbered> {
  yield* begin;
  yield* rest;
}

/** The records that are not blank, with their line numbers. */
async function* readNumbered(
  file: string,
  settings: TextFileSettings,
  tail: { text: string },
): AsyncGenerator<Numbered> {
  let line = 1;
  try {
    for await (const record of readRecords(file, settings, tail)) {
      const breaks = lineBreaks(record);
      const hint = breaks > 0 ? unclosedQuoteHint(line, record, settings.delimiter ?? ',') : null;
      if (hint)
        throw new FileError(
          `${basename(file)} line ${line}: ${hint} Close it there, or ${(await withoutQuotes(file, settings, line)).cure}`,
        );
      if (record.length !== 1 || record[0]?.trim() !== '') yield { line, record };
      line += 1 + breaks;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const without = error.code === 'CSV_QUOTE_NOT_CLOSED' ? await withoutQuotes(file, settings, line) : null;
    throw new FileError(
      without
        ? `${basename(file)} line ${line}: a quote that opens in "${without.text}" never closes. Close it, or ${without.cure}`
        : `${basename(file)} is broken at line ${line}: ${explain(error)}`,
    );
  }
}

/**
 * Parses one chunk of text at a time, and yields its records immediately. This is much faster than a pipe, which waits
 * one turn of the event loop for each record.
 */
async function* readRecords(file: string, settings: TextFileSettings, tail = { text: '' }): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: settings.delimiter ?? ',',
    ...(settings.quote === 'none' && { quote: null }),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  });
  let failure: Error | undefined;
  parser.on('error', (error) => {
    failure = error;
  });
  try {
    for await (const text of readText(file, settings.encoding)) {
      const hint = tail.text === '' ? formatHint(text) : null;
      if (hint) throw new FileError(`${basename(file)} ${hint}`);
      if (text) tail.text = text.slice(-1);
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

function rowMaker(header: readonly string[], { columns, delimiter = ',' }: TextFileSettings) {
  const named = columns
    ? `--columns names ${header.length}; it must name all of them`
    : `the header has ${header.length}`;
  return (record: readonly string[], line: number): Row => {
    if (record.length !== header.length) {
      const quote = record.findIndex((field) => /^[^"]+"[^"]*$/.test(field));
      const detail = shorten(record.slice(Math.max(0, quote - 1)).join(delimiter));
      return {
        line,
        problem: `has ${record.length} fields, but ${named}${quote < 0 ? '' : ' (a stray quote?)'}`,
        detail,
      };
    }
    const values: Record<string, unknown> = {};
    for (const [index, column] of header.entries()) values[column] = record[index];
    return { line, values };
  };
}

/**
 * Reads the file with quotes as ordinary characters.
 * @returns `cure` and `text`. `cure` recommends the option --quote none. If this option would lose rows, `cure` also
 * states how many. `text` is the shortened text of the line with the number `line`.
 */
async function withoutQuotes(
  file: string,
  settings: TextFileSettings,
  line: number,
): Promise<{ cure: string; text: string }> {
  const cure = 'read quotes as ordinary characters: --quote none';
  let width: number | undefined;
  let lost = 0;
  let text = '';
  let at = 0;
  for await (const record of readRecords(file, { ...settings, quote: 'none' })) {
    at += 1;
    if (at === line) text = shorten(record.join(settings.delimiter ?? ','));
    if (record.length === 1 && record[0]?.trim() === '') continue;
    width ??= settings.columns?.length ?? record.length;
    if (record.length !== width) lost += 1;
  }
  const loss = `, which loses the ${lost} row${lost === 1 ? '' : 's'} with a delimiter or line break between quotes`;
  return { cure: `${cure}${lost > 0 ? loss : ''}.`, text };
}

function lineBreaks(record: readonly string[]): number {
  let count = 0;
  for (const field of record) if (field.includes('\n')) count += field.split('\n').length - 1;
  return count;
}

function explain(error: CsvError): string {
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return `a row longer than ${LONGEST_ROW} characters (a quote that never closes? --quote none reads quotes as ordinary characters).`;
  return shorten(error.message);
}
