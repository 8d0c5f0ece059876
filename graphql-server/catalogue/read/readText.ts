import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { FileError } from '../FileError';
import { type DecoderName, type Encoding, encodingOf } from './encoding';
import { explainReadError } from './explainReadError';
import { readBytes } from './readBytes';
import { refuseForeign } from './refuseForeign';

/**
 * A cache of the encodings that were found, because an import reads a file several times. The key consists of the path
 * of the file, its size, the time of its last change, and the encoding that the caller names.
 */
const encodingByFile = new Map<string, DecoderName>();
const MAX_CACHED = 100;

/**
 * Finds the encoding of a file. If the encoding is in the cache, only the first four bytes of the file are read.
 * @param named the encoding that the caller names. It is not checked, with one exception: the start of UTF-16 text must
 * contain a byte order mark, or at least one byte with the value 0.
 * @throws FileError if the file cannot be read, is empty, has a format that refuseForeign recognizes, or has no valid
 * encoding
 */
export async function findEncoding(file: string, named?: Encoding): Promise<DecoderName> {
  const { changed, ...how } = await checkReadable(file);
  const key = [file, how.size, changed, named].join('\0');
  try {
    const found = encodingByFile.get(key) ?? (await encodingOf(basename(file), readBytes(file, how), named));
    if (encodingByFile.size >= MAX_CACHED) encodingByFile.clear();
    encodingByFile.set(key, found);
    return found;
  } catch (error) {
    throw explainReadError(basename(file), error as NodeJS.ErrnoException);
  }
}

/**
 * Yields a file as text in chunks. It does not read the file faster than the caller takes the chunks. Gzip is
 * recognized by its first two bytes and unpacked. A byte order mark is left out. findEncoding finds the encoding:
 * UTF-8, UTF-16 or Windows-1252.
 * @param named the encoding, if the caller names one
 * @throws FileError if the file cannot be read, is empty, has a format that refuseForeign recognizes, is cut short, is
 * not valid in its encoding, contains NUL characters, or is gzip that unpacks to over 64 MiB plus 200 times its size.
 */
export async function* readText(file: string, named?: Encoding): AsyncGenerator<string> {
  const encoding = await findEncoding(file, named);
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of readBytes(file, await checkReadable(file))) {
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\0')) throw new FileError(`${basename(file)} is not a text file: it contains NUL characters.`);
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    throw explainReadError(basename(file), error as NodeJS.ErrnoException);
  }
}

/**
 * Refuses empty files, and files in a format that refuseForeign recognizes. `size` is in bytes. `changed` is the time
 * of the last change.
 */
async function checkReadable(file: string): Promise<{ isGzip: boolean; size: number; changed: number }> {
  const name = basename(file);
  try {
    const handle = await open(file);
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
      if (bytesRead === 0) throw new FileError(`${name} is empty.`);
      refuseForeign(name, buffer);
      const { size, mtimeMs: changed } = await handle.stat();
      return { isGzip: buffer.readUInt16BE(0) === 0x1f8b, size, changed };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw explainReadError(name, error as NodeJS.ErrnoException);
  }
}
