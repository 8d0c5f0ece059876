import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import { FileError } from '../FileError';

/**
 * Streams a file as text, a chunk at a time, at the reader's pace. Gzip is told by its first two bytes and unpacked.
 * @throws FileError when the file is missing, a directory, empty, cut short, or not UTF-8.
 */
export async function* readText(file: string): AsyncGenerator<string> {
  const isGzip = await checkReadable(file);
  const source = createReadStream(file);
  const stream = isGzip ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => stream.destroy(error));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of stream) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw explain(file, error as NodeJS.ErrnoException);
  } finally {
    source.destroy();
    stream.destroy();
  }
}

/** @returns true for gzip. */
async function checkReadable(file: string): Promise<boolean> {
  try {
    const handle = await open(file);
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
      if (bytesRead === 0) throw new FileError(`${basename(file)} is empty.`);
      return buffer[0] === 0x1f && buffer[1] === 0x8b;
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw explain(file, error as NodeJS.ErrnoException);
  }
}

const WORDS: Record<string, string> = {
  ENOENT: 'does not exist.',
  EISDIR: 'is a directory; name a file.',
  EACCES: 'may not be read by this user.',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not UTF-8 text. Save it as UTF-8 and try again.',
  Z_BUF_ERROR: 'is cut short: its gzip data ends too early.',
  Z_DATA_ERROR: 'is damaged: its gzip data cannot be unpacked.',
};

function explain(file: string, error: NodeJS.ErrnoException): Error {
  if (error instanceof FileError) return error;
  const words = WORDS[error.code ?? ''];
  if (words) return new FileError(`${basename(file)} ${words}`);
  return error.code ? new FileError(`${basename(file)} cannot be read (${error.code}).`) : error;
}
