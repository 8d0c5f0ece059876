import { FileError } from '../../../../catalogue/FileError';
import { VERSION_COLUMN } from '../../columns';
import { type CsvRow, DELIMITERS, type Delimiter, readCsvCells } from './readCsvCells';
import { type Header, readHeader } from './readHeader';

/**
 * The headings must be in one of the first ten non-empty rows. Lists from Google Takeout have a description above the
 * headings.
 */
const MAX_ROWS = 10;
/** If a row has these headings, the table is an export of Fuud, even if the column with the version was deleted. */
const OWN_COLUMNS = ['kind', 'restaurantId', 'restaurant.name'];

/** The row of headings of a table. */
export interface FoundHeader {
  delimiter: Delimiter;
  /** The number of the row, as in CsvRow. */
  line: number;
  cells: string[];
  /** What the headings mean; null for a table that Fuud exported. */
  header: Header | null;
}

/**
 * Finds the separator and the row of headings of a table: the row with the most known headings, read with any of the
 * separators. A description above the headings may contain other separators.
 * @returns null if there is no row of headings
 * @throws FileError if no row of headings was found before an error in the file
 */
export async function findHeader(path: string): Promise<FoundHeader | null> {
  let best: FoundHeader | null = null;
  let failure: FileError | undefined;
  for (const delimiter of DELIMITERS) {
    try {
      let count = 0;
      for await (const row of readCsvCells(path, delimiter)) {
        const found = headerIn(row, delimiter);
        if (found && certaintyOf(found) > certaintyOf(best)) best = found;
        if (++count === MAX_ROWS) break;
      }
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      failure ??= error;
    }
  }
  if (!best && failure) throw failure;
  return best;
}

function headerIn({ line, cells }: CsvRow, delimiter: Delimiter): FoundHeader | null {
  const names = cells.map((cell) => cell.trim());
  const isOwn = names.includes(VERSION_COLUMN) || OWN_COLUMNS.every((name) => names.includes(name));
  const header = isOwn ? null : readHeader(names);
  return isOwn || header ? { delimiter, line, cells: names, header } : null;
}

/**
 * The number of headings with a known meaning, and a fraction that is larger if fewer headings are unknown. An export
 * of Fuud is certain, so its number is infinite.
 */
function certaintyOf(found: FoundHeader | null): number {
  if (!found) return 0;
  const { header } = found;
  return header ? header.known + header.known / header.headings.length : Number.POSITIVE_INFINITY;
}
