import type { Encoding } from './encoding';

/** How to read a text file: settings that the file itself does not show. */
export interface ReadHow {
  /** The encoding of the characters. */
  encoding?: Encoding;
  /** The separator between the fields of CSV; a comma if absent. */
  delimiter?: string;
  /** `none`: a quote in CSV is an ordinary character. */
  quote?: 'none';
  /** The columns of a CSV file that has no header row, in order. */
  columns?: string[];
}
