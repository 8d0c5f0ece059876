import { removeAccents } from '../../../../text/removeAccents';
import headerWords from './headerWords.json';

/** What a column of somebody's own table can tell. */
export type Field = keyof typeof headerWords;

const fieldByWord = new Map(
  Object.entries(headerWords).flatMap(([field, words]) => words.map((word) => [word, field as Field] as const)),
);

/** Which columns of a row of headings tell what; null where none names the restaurant. The first of two wins. */
export function readHeader(cells: readonly string[]): Map<Field, number> | null {
  const columns = new Map<Field, number>();
  for (const [at, cell] of cells.entries()) {
    const field = fieldByWord.get(fold(cell));
    if (field && !columns.has(field)) columns.set(field, at);
  }
  return columns.has('name') ? columns : null;
}

const fold = (cell: string) =>
  removeAccents(cell.slice(0, 100))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
