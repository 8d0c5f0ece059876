import type { Delimiter } from './readCsvCells';
import type { Header } from './readHeader';

/**
 * If a row has more cells than the table has headings, its last text probably contains the separator without quotes.
 * So if the table is a diary (`isVisit`) and its last column is for notes or dishes, the surplus cells are added to the
 * row's cell in this column. Otherwise they are in `surplus`.
 */
export function fitCells(
  cells: readonly string[],
  { headings, columns }: Header,
  isVisit: boolean,
  delimiter: Delimiter,
) {
  const beyond = cells.slice(headings.length).map((cell) => cell.trim());
  while (beyond.at(-1) === '') beyond.pop();
  if (beyond.length === 0) return { cells, surplus: [] };
  const last = headings.length - 1;
  const isText = isVisit && [columns.get('notes'), columns.get('favoriteDishes')].some((at) => at?.includes(last));
  if (!isText) return { cells, surplus: beyond.filter(Boolean) };
  const text = [cells[last] ?? '', ...beyond].join(delimiter === '\t' ? ' ' : `${delimiter} `);
  return { cells: [...cells.slice(0, last), text], surplus: [] };
}
