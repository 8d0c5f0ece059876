import { FileError } from '../FileError';

/**
 * A file contains characters that are not valid in the expected encoding. The message mentions the option --encoding of
 * the command line.
 */
export class EncodingError extends FileError {
  constructor(
    message: string,
    /** The number of the first line with such a character. Null if it is unknown. */
    readonly line: number | null,
  ) {
    super(message);
  }
}
