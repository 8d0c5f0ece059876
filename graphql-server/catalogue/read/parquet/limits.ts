/**
 * What a parquet file may claim. hyparquet believes what a file says of itself, so a few bytes could make it take all the
 * memory there is; every claim is held against these bounds before it decodes anything. They lie well above what Overture,
 * Foursquare, DuckDB, Spark and Arrow write.
 */
export const LIMITS = {
  /** Bytes of the footer, which lists every column of every row group. */
  footerBytes: 16 * 2 ** 20,
  /** Entries in the footer: each costs an object. */
  footerEntries: 3_000_000,
  /** Bytes of one text in the footer, the file's own notes (its key-value metadata) aside: column names, least and greatest values. */
  footerTextBytes: 8192,
  /** Structures within structures, in the footer and in a column. */
  depth: 16,
  /** Columns, counting the parts of structures. */
  columns: 2000,
  /** Bytes of one page, packed or unpacked. */
  pageBytes: 128 * 2 ** 20,
  /** Values of one page, nulls counted. */
  pageValues: 2 ** 22,
  /** Values of one page of a list or a structure, each of which costs an object. */
  nestedPageValues: 2 ** 20,
  /** Values a row, on the average of a row group: longer lists are none of ours. */
  valuesARow: 64,
  /** What is read may unpack to so many times its size, beyond the first `freeBytes`. */
  ratio: 200,
  freeBytes: 64 * 2 ** 20,
} as const;

/** The file breaks a bound or contradicts itself: the words go after the file's name. */
export class ParquetFault extends Error {
  override readonly name = 'ParquetFault';
}

/** @throws ParquetFault with these words. */
export function fail(words: string): never {
  throw new ParquetFault(words);
}

/** @throws ParquetFault with these words, unless it holds. */
export function must(holds: boolean, words: string): asserts holds {
  if (!holds) fail(words);
}
