/**
 * One row of a file. If the row cannot be read, `values` is absent, `problem` states the reason, and `detail` may
 * contain a part of the row.
 */
export type Row =
  | { line: number; values: Record<string, unknown>; problem?: undefined; detail?: undefined }
  | { line: number; values?: undefined; problem: string; detail?: string };

/** The maximum number of characters in a row. */
export const LONGEST_ROW = 1_000_000;
