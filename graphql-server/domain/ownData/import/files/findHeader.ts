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
 * separators. A description above the headings may contain other separators. If the first row is read as headings but
 * is not sure (see Header.isSure), a later row that looks like data does not replace the first row (isDataBelow).
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
        const found = headerIn(row, delimiter, count === 0);
        if (found && certaintyOf(found) > certaintyOf(best) && !isDataBelow(best, found)) best = found;
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

/**
 * Reads a row as headings. Null if the row is no row of headings, or if it is a single cell with another separator,
 * because then the other separator separates the cells.
 */
function headerIn({ line, cells }: CsvRow, delimiter: Delimiter, isFirst: boolean): FoundHeader | null {
  const names = cells.map((cell) => cell.trim());
  const others = DELIMITERS.filter((each) => each !== delimiter);
  if (names.length === 1 && others.some((other) => names[0]?.includes(other))) return null;
  const isOwn = names.includes(VERSION_COLUMN) || OWN_COLUMNS.every((name) => names.includes(name));
  const header = isOwn ? null : readHeader(names, isFirst);
  return isOwn || header ? { delimiter, line, cells: names, header } : null;
}

/**
 * Whether a row is data below `first`. This is possible only if it is not sure that `first` is a header (`isSure`).
 * The row then has as many cells as `first`, and some of its words are unknown.
 */
function isDataBelow(first: FoundHeader | null, { delimiter, header }: FoundHeader): boolean {
  const above = first?.delimiter === delimiter ? first.header : null;
  if (!above || above.isSure || !header) return false;
  return header.headings.length === above.headings.length && header.known < header.headings.length;
}

/**
 * The number of headings with a known meaning, plus their share of all headings (1 if all have a known meaning). An
 * export of Fuud is certain, so its number is infinite.
 */
function certaintyOf(found: FoundHeader | null): number {
  if (!found) return 0;
  const { header } = found;
  return header ? header.known + header.known / header.headings.length : Number.POSITIVE_INFINITY;
}
