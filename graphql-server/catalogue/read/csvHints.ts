import { basename } from 'node:path';
import { shorten } from '../checkPlace';
import { FileError } from '../FileError';
import type { ReadHow } from './ReadHow';

/** What may stand between fields instead of a comma, and how --delimiter names it. */
const DELIMITERS: readonly (readonly [delimiter: string, name: string])[] = [
  [';', '";"'],
  ['\t', 'tab'],
  ['|', '"|"'],
];

/** A first record of a single field that holds another delimiter; null otherwise. */
export function delimiterHint(record: readonly string[]): string | null {
  const [only = ''] = record;
  if (record.length > 1) return null;
  const found = DELIMITERS.find(([delimiter]) => only.includes(delimiter));
  return found
    ? `has one field, "${shorten(only)}". Its fields seem to be separated otherwise: --delimiter ${found[1]}.`
    : null;
}

/** A first record that is a row of data: nothing in a header is a number, an address on the web or blank twice. */
export function headerHint(record: readonly string[]): string | null {
  const data = record.filter((field) => /^\s*[+-]?\d+(?:[.,]\d+)?\s*$|^https?:|\d{3}.?\d{4}$/.test(field));
  const blanks = record.filter((field) => field.trim() === '').length;
  if (data.length === 0 && (blanks < 2 || blanks === record.length)) return null;
  const seen = shorten(data[0] ?? record.join(','));
  return `is no header row: it holds "${seen}". Name the ${record.length} columns in order: --columns name,address,…`;
}

/** More lines than this are no address in a field. */
const MOST_LINES = 20;

/**
 * A field over several lines that look like rows: a quote that was opened and closes somewhere else.
 * @throws FileError with the lines it swallows
 */
export function refuseSwallowed(file: string, line: number, record: readonly string[], how: ReadHow): void {
  const delimiter = how.delimiter ?? ',';
  for (const field of record) {
    const inside = field.split('\n').slice(1);
    if (inside.length === 0) continue;
    const rows = inside.filter((text) => text.split(delimiter).length >= Math.max(3, record.length / 2)).length;
    if (rows === 0 && inside.length < MOST_LINES) continue;
    throw new FileError(
      `${basename(file)} line ${line}: a quote that opens at "${shorten(field.split('\n')[0]?.replace(/^"/, ''))}" swallows the lines to ` +
        `${line + inside.length}. Close it there, or read quotes as other characters: --quote none.`,
    );
  }
}
