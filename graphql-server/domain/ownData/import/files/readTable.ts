import type { ReadRow } from '../RowContent';
import type { FileAbout } from './FileAbout';
import { fileProblem } from './fileProblem';
import { findHeader } from './findHeader';
import { readOtherRows } from './readOtherRows';
import { readOwnRows } from './readOwnRows';

/**
 * Reads the rows of a CSV file: an export of Fuud, a Takeout list or any other table. This function also sets
 * `about.kind` and `about.unusedHeadings`.
 * @throws FileError
 */
export async function* readTable(path: string, about: FileAbout): AsyncGenerator<ReadRow> {
  const found = await findHeader(path);
  if (!found) {
    throw fileProblem(
      'has no row of headings, so its columns cannot be told apart. Name at least two columns, such as "restaurant" ' +
        'and "date", or name the only column "restaurant".',
    );
  }
  const { header, ...table } = found;
  if (header) yield* readOtherRows(path, { ...table, header }, about);
  else yield* readOwnRows(path, table, about);
}
