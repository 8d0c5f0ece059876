import { removeAccents } from '../../../../text/removeAccents';
import headerWords from './headerWords.json';

/** A field that a column of a member's own table can contain. */
export type Field = keyof typeof headerWords;

const fieldByWord = new Map(
  Object.entries(headerWords).flatMap(([field, words]) => words.map((word) => [word, field as Field] as const)),
);

/**
 * Reads a row of headings. Returns the column number (from 0) of each field that is found, or null if no column is for
 * the restaurant's name. If two columns are for the same field, the first column is used.
 */
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
