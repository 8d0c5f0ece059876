import { open } from 'node:fs/promises';
import type { ReadRow } from '../SaidRow';
import type { FileAbout } from './FileAbout';
import { fileProblem } from './fileProblem';
import { readJsonFile } from './readJsonFile';
import { readTable } from './readTable';

/** Ours may have so many records; a member who keeps more has several visits a day. */
const MOST_RECORDS = 100_000;
const BYTES_LOOKED_AT = 512;

/** A file on its way in. */
export interface FileReading {
  /** What it is; known once its first lines are read. */
  about: FileAbout;
  /** @throws FileError, a sentence for people, when the file as a whole cannot be taken */
  rows: AsyncIterable<ReadRow>;
}

/** Reads a file that a member brings, whatever its name says: what it is is told by what is in it. */
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

/** @throws FileError for archives, which hold files themselves */
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
