import { FileError } from '../FileError';
import { EncodingError } from './EncodingError';

const ENCODINGS =
  'has bytes that are not valid in the encoding with which it is read. Name its real encoding: --encoding utf-8, utf-16 or windows-1252.';
const WORDS: Record<string, string> = {
  ENOENT: 'does not exist.',
  EISDIR: 'is a directory; name a file.',
  EACCES: 'may not be read by this user.',
  Z_BUF_ERROR: 'is cut short: its gzip data ends too early.',
  Z_DATA_ERROR: 'is damaged: its gzip data cannot be unpacked.',
};

/** Explains a read error in one line that names the file. A FileError and an error without a code stay unchanged. */
export function explainReadError(name: string, error: NodeJS.ErrnoException): Error {
  if (error instanceof FileError) return error;
  if (error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return new EncodingError(`${name} ${ENCODINGS}`, null);
  const words = WORDS[error.code ?? ''];
  if (words) return new FileError(`${name} ${words}`);
  return error.code ? new FileError(`${name} cannot be read (${error.code}).`) : error;
}
