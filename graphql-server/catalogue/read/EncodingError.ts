import { FileError } from '../FileError';

/** Some characters of a file are of no encoding that is read. The message names --encoding, for the command line. */
export class EncodingError extends FileError {
  constructor(
    message: string,
    /** The first line with such a character; null when nobody knows. */
    readonly line: number | null,
  ) {
    super(message);
  }
}
