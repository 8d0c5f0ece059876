import type { Encoding } from './encoding';

/** How to read a text file if the defaults do not fit. */
export interface TextFileSettings {
  /** The encoding of the characters. By default, Fuud detects the encoding from the bytes of the file. */
  encoding?: Encoding;
  /** The separator between the fields of CSV. The default is a comma. */
  delimiter?: string;
  /** The value `none` means that a double quotation mark in CSV is an ordinary character. */
  quote?: 'none';
  /** The names of the columns, in order, for a CSV file without a header row. */
  columns?: string[];
}
