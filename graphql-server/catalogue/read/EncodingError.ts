import { FileError } from '../FileError';

/**
 * The error for a file with bytes that are not valid in the expected encoding, or with control characters that no text
 * contains. The message mentions the option --encoding of the command line.
 */
export class EncodingError extends FileError {
  constructor(
    message: string,
    /** The number of the first line with such a byte or character. Null if it is unknown. */
    readonly line: number | null,
  ) {
    super(message);
  }
}
