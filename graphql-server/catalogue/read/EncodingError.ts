import { FileError } from '../FileError';

/**
 * A file contains characters in an encoding that is not read. The message names --encoding, an option of the command
 * line.
 */
export class EncodingError extends FileError {
  constructor(
    message: string,
    /** The first line with such a character; null if it is unknown. */
    readonly line: number | null,
  ) {
    super(message);
  }
}
