import { fold } from './fold';

type Values = Record<string, unknown>;

/** For each column of a mapping, the spelling that readColumn last found in a row. */
const known = new Map<string, string>();
/** The maximum number of cached spellings. A mapping names few columns, so the limit only bounds the memory. */
const MAX_KNOWN = 10_000;

/**
 * Returns the value of a column. The column is found by its exact name, inside an object ("attributes.Alcohol"), or by
 * another spelling ("CUISINE DESCRIPTION" for cuisine_description).
 */
export function readColumn(values: Values, column: string): unknown {
  if (Object.hasOwn(values, column)) return values[column];
  const dot = column.indexOf('.');
  if (dot > 0) {
    const inside = readColumn(values, column.slice(0, dot));
    if (typeof inside === 'object' && inside !== null) return readColumn(inside as Values, column.slice(dot + 1));
  }
  const key = spellingOf(column, values);
  return key === undefined ? undefined : values[key];
}

/** True if the file has this column in any spelling. For "a.b" the column "a" is enough. */
export const hasColumn = (columns: Set<string>, column: string): boolean => {
  const folded = fold(column);
  const outer = fold(column.split('.')[0] ?? '');
  return columns.has(column) || [...columns].some((name) => [folded, outer].includes(fold(name)));
};

function spellingOf(column: string, values: Values): string | undefined {
  const last = known.get(column);
  if (last !== undefined && Object.hasOwn(values, last)) return last;
  const folded = fold(column);
  const found = Object.keys(values).find((key) => fold(key) === folded);
  if (found !== undefined && known.size < MAX_KNOWN) known.set(column, found);
  return found;
}
