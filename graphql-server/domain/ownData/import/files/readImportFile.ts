import { open } from 'node:fs/promises';
import type { ReadRow } from '../SaidRow';
import type { FileAbout } from './FileAbout';
import { fileProblem } from './fileProblem';
import { readJsonFile } from './readJsonFile';
import { readTable } from './readTable';

/** The most records of one file; only a member with several visits a day for years could have more. */
const MOST_RECORDS = 100_000;
const BYTES_LOOKED_AT = 512;

/** A file while it is read. */
export interface FileReading {
  /** What kind of file it is; known after its first lines are read. */
  about: FileAbout;
  /** @throws FileError with a sentence for people, when the file cannot be imported at all */
  rows: AsyncIterable<ReadRow>;
}

/** Reads a file that a member imports. Its content decides what kind it is, not its name. */
export function readImportFile(path: string): FileReading {
  const about: FileAbout = { kind: null, searches: [] };
  return { about, rows: readAll(path, about) };
}

async function* readAll(path: string, about: FileAbout): AsyncGenerator<ReadRow> {
  const isJson = /^\s*[[{]/.test(await beginningOf(path));
  let count = 0;
  for await (const row of isJson ? readJsonFile(path, about) : readTable(path, about)) {
    if (++count > MOST_RECORDS) throw fileProblem(`holds more than ${MOST_RECORDS.toLocaleString('en-US')} records.`);
    yield row;
  }
  if (count === 0) throw fileProblem('holds nothing to bring along: its list is empty.');
  if (about.kind === null)
    throw fileProblem('holds no list that Fuud can read: no record of it, and no place of Takeout.');
}

/** The file's first characters. @throws FileError for archives, because they contain other files */
async function beginningOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BYTES_LOOKED_AT), 0, BYTES_LOOKED_AT, 0);
    const [one, two] = buffer;
    if ((one === 0x50 && two === 0x4b) || (one === 0x1f && two === 0x8b)) {
      throw fileProblem(
        'is an archive or a workbook. Unpack it, or save the sheet as CSV, and choose the file that is then there.',
      );
    }
    return buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/^\ufeff/, '');
  } finally {
    await handle.close();
  }
}
