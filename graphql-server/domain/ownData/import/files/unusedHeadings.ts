import { shownName } from '../RowContent';
import type { CsvRow } from './readCsvCells';
import type { Field, Header } from './readHeader';

const MAX_UNUSED = 50;
/** The fields that are never imported, and the fields that are imported only as parts of a visit. */
const UNUSED: readonly Field[] = ['url', 'tags', 'other'];
const ONLY_IN_VISITS: readonly Field[] = ['visitedAt', 'stars', 'favoriteDishes', 'notes'];

/**
 * The headings of the columns that contain values but are not imported. A blank heading becomes "#" with the number
 * of its column, such as "#2". If there are more than MAX_UNUSED such columns, the last item is "…".
 */
export function unusedHeadings({ headings, columns }: Header, rows: readonly CsvRow[], isVisit: boolean): string[] {
  const isUsed = (field: Field) => !UNUSED.includes(field) && (isVisit || !ONLY_IN_VISITS.includes(field));
  const used = new Set([...columns].flatMap(([field, at]) => (isUsed(field) ? at : [])));
  const filled = new Set<number>();
  for (const { cells } of rows) for (const [at, cell] of cells.entries()) if (cell.trim()) filled.add(at);
  const unused = headings.flatMap((heading, at) =>
    filled.has(at) && !used.has(at) ? shownName(heading) || `#${at + 1}` : [],
  );
  return unused.length > MAX_UNUSED ? [...unused.slice(0, MAX_UNUSED), '…'] : unused;
}
