import type { Encoding } from './encoding';

/** How a text file is to be read, where it does not tell by itself. */
export interface ReadHow {
  /** How its characters are written. */
  encoding?: Encoding;
  /** Between the fields of CSV; a comma unless told. */
  delimiter?: string;
  /** `none`: a quote in CSV is a character like any other. */
  quote?: 'none';
  /** The columns of a CSV file that has no header row, in order. */
  columns?: string[];
}
