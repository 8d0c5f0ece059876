/** One row of a file; `values` is absent when the row itself is broken: `problem` says how, `detail` what stands there. */
export type Row =
  | { line: number; values: Record<string, unknown>; problem?: undefined; detail?: undefined }
  | { line: number; values?: undefined; problem: string; detail?: string };

/** The longest row that is read, in characters. */
export const LONGEST_ROW = 1_000_000;
