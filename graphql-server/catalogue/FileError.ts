/** The file, or the mapping, as a whole cannot be used; nothing was written. The message is one line. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
