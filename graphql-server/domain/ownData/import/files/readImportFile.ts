import { open } from 'node:fs/promises';
import { EncodingError } from '../../../../catalogue/read/EncodingError';
import type { ReadRow } from '../RowContent';
import type { FileAbout } from './FileAbout';
import { fileProblem } from './fileProblem';
import { readJsonFile } from './readJsonFile';
import { readTable } from './readTable';
import { refuseBinary } from './refuseBinary';

/** The maximum number of records in a file. Only a member with several visits a day for many years could have more. */
const MAX_RECORDS = 100_000;
const BYTES_LOOKED_AT = 512;
/** Matches the beginning of JSON, such as `{` or `[{`, but not a line such as "[St. Louis] eats" above a table. */
const JSON_BEGINNING = /^\s*(?:\{|\[\s*(?:[[{\]"\d-]|$|true|false|null))/;
const WEB_PAGE = /^\s*<[!?a-z]/i;

/** The result of readImportFile. The file is read while `rows` is iterated. */
export interface FileReading {
  /** The kind of the file, its searches and its unused headings. They are complete after the last row. */
  about: FileAbout;
  /** @throws FileError if the file cannot be imported at all. Its message is shown to the member. */
  rows: AsyncIterable<ReadRow>;
}

/** Reads a file that a member imports. The content of the file determines its kind. The file's name has no effect. */
export function readImportFile(path: string): FileReading {
  const about: FileAbout = { kind: null, searches: [], unusedHeadings: [] };
  return { about, rows: inPlainWords(readAll(path, about)) };
}

/**
 * Replaces the message of an EncodingError, because that message mentions a command-line option. A member who chose a
 * file in the browser has no command line.
 */
async function* inPlainWords(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow> {
  try {
    yield* rows;
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error;
    const where = error.line === null ? '' : ` at line ${error.line}`;
    throw fileProblem(`contains a character${where} that is not UTF-8. Save it as "CSV UTF-8", and choose it again.`);
  }
}

async function* readAll(path: string, about: FileAbout): AsyncGenerator<ReadRow> {
  const beginning = await beginningOf(path);
  if (WEB_PAGE.test(beginning)) throw fileProblem('is a web page or XML. Save the table as CSV, and choose it again.');
  const isJson = JSON_BEGINNING.test(beginning);
  let count = 0;
  for await (const row of isJson ? readJsonFile(path, about) : readTable(path, about)) {
    if (++count > MAX_RECORDS) throw fileProblem(`contains more than ${MAX_RECORDS.toLocaleString('en-US')} records.`);
    yield row;
  }
  if (count === 0 && about.searches.length === 0) {
    throw fileProblem('contains nothing to import: its list is empty.');
  }
  if (about.kind === null) throw fileProblem('contains no records of Fuud and no places of Google Takeout.');
}

/**
 * Reads the first bytes of the file as text. Only ASCII characters are read correctly. In UTF-16, each of them has a
 * zero byte, which is removed.
 * @throws FileError if the file is not text
 */
async function beginningOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BYTES_LOOKED_AT), 0, BYTES_LOOKED_AT, 0);
    const bytes = buffer.subarray(0, bytesRead);
    refuseBinary(bytes);
    return bytes.toString('latin1').replace(/\0|^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/g, '');
  } finally {
    await handle.close();
  }
}
