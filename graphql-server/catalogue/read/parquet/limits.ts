/**
 * The limits for the sizes and numbers that a parquet file states about itself. The library hyparquet trusts these
 * statements, so a few bytes could make hyparquet use all memory. The checks have four steps. The structure of the
 * footer is checked before hyparquet decodes the footer. The sizes in the footer are checked before any page is read.
 * The header of a page is checked before the page is unpacked. The runs of values in a page are checked before
 * hyparquet decodes them. The limits are far above what Overture, Foursquare, DuckDB, Spark and Arrow write.
 */
export const LIMITS = {
  /** Bytes of the footer, which lists every column of every row group. */
  footerBytes: 16 * 2 ** 20,
  /** Entries in the footer or in a page's header. Fields (except booleans) and items of lists are entries. */
  footerEntries: 3_000_000,
  /**
   * Bytes of one text in the footer or in a page's header, such as a column name or the smallest value of a column. The
   * file's own notes (its key-value metadata) may be longer.
   */
  footerTextBytes: 8192,
  /** The depth of nested structures and lists, in the footer, in a page's header and in a column. */
  depth: 16,
  /** Entries in the schema: its root, the columns, and the parts of structures and lists. */
  columns: 2000,
  /** Bytes of one page, packed or unpacked. */
  pageBytes: 128 * 2 ** 20,
  /** Values of one page, including nulls. */
  pageValues: 2 ** 22,
  /** Values of one page, if its column is part of a list or a structure. */
  nestedPageValues: 2 ** 20,
  /**
   * The average number of values that a column has in a row of a row group. A row may have a list of values. The lists
   * that Fuud reads are shorter.
   */
  valuesARow: 64,
  /**
   * All columns together may unpack to at most `ratio` times the size of the file, plus `freeBytes`. Columns that Fuud
   * does not read count too.
   */
  ratio: 200,
  freeBytes: 64 * 2 ** 20,
} as const;

/**
 * The error for a parquet file that Fuud cannot read, for example because it exceeds a limit or contradicts itself. The
 * message continues a sentence that begins with the name of the file.
 */
export class ParquetFault extends Error {
  override readonly name = 'ParquetFault';
}

/** @throws ParquetFault with these words. */
export function fail(words: string): never {
  throw new ParquetFault(words);
}

/** @throws ParquetFault with these words if `holds` is false. */
export function must(holds: boolean, words: string): asserts holds {
  if (!holds) fail(words);
}
