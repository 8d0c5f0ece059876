import { makeScratch } from '../../../../../catalogue/testing/scratchFile';
import type { ReadRow } from '../../RowContent';
import type { FileAbout } from '../FileAbout';
import { readImportFile } from '../readImportFile';

/** Returns `read`, which reads the given content as an import reads a file, and `remove`, which deletes the files. */
export function makeReader() {
  const scratch = makeScratch();
  let count = 0;
  const read = async (content: string | Buffer): Promise<{ about: FileAbout; rows: ReadRow[] }> => {
    count += 1;
    const { about, rows } = readImportFile(scratch.file(`file ${count}`, content));
    const all: ReadRow[] = [];
    for await (const row of rows) all.push(row);
    return { about, rows: all };
  };
  return { read, remove: scratch.remove };
}
