import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Creates temporary files in one folder, for the tests of one test file. */
export interface Scratch {
  folder: string;
  /**
   * Writes text or bytes. The file is compressed with gzip if the name ends in .gz.
   * @returns the path.
   */
  file(name: string, content: string | Buffer): string;
  /**
   * Writes the rows as JSON lines.
   * @returns the path.
   */
  jsonl(name: string, rows: unknown[]): string;
  remove(): void;
}

/** Makes the temporary folder. The method `remove` deletes the folder and its files. */
export function makeScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'fuud-catalogue-'));
  const file = (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    writeFileSync(path, name.endsWith('.gz') ? gzipSync(content) : content);
    return path;
  };
  return {
    folder,
    file,
    jsonl: (name, rows) => file(name, rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
