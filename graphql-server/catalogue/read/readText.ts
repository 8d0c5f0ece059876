import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import { FileError } from '../FileError';
import { explainReadError } from './explainReadError';

/** Gzip may unpack to so many bytes, and beyond them to so many times its size: text packs 5 to 30 times smaller. */
const FREE = 64 * 2 ** 20;
const RATIO = 200;

/**
 * Streams a file as text, a chunk at a time, at the reader's pace. Gzip is told by its first two bytes and unpacked; a byte
 * order mark is left out.
 * @throws FileError when the file is missing, a directory, empty, cut short, not UTF-8, holds NUL characters (UTF-16, or no
 * text at all), or is gzip that unpacks to more than 64 MB and 200 times its size.
 */
export async function* readText(file: string): AsyncGenerator<string> {
  const { isGzip, size } = await checkReadable(file);
  const source = createReadStream(file);
  const stream = isGzip ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => stream.destroy(error));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let left = isGzip ? FREE + RATIO * size : Number.POSITIVE_INFINITY;
  try {
    for await (const chunk of stream) {
      left -= chunk.length;
      if (left < 0)
        throw new FileError(`${basename(file)} unpacks to far more than its size: it is no list of places.`);
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\0'))
        throw new FileError(`${basename(file)} is not UTF-8 text. Save it as UTF-8 and try again.`);
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    throw explainReadError(basename(file), error as NodeJS.ErrnoException);
  } finally {
    source.destroy();
    stream.destroy();
  }
}

/** Its first bytes tell gzip; a file in UTF-16 says so by a mark of its own, and is refused. */
async function checkReadable(file: string): Promise<{ isGzip: boolean; size: number }> {
  const name = basename(file);
  try {
    const handle = await open(file);
    try {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
      if (bytesRead === 0) throw new FileError(`${name} is empty.`);
      const head = buffer.readUInt16BE(0);
      if (head === 0xfffe || head === 0xfeff)
        throw new FileError(`${name} is UTF-16 text. Save it as UTF-8 and try again.`);
      return { isGzip: head === 0x1f8b, size: (await handle.stat()).size };
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw explainReadError(name, error as NodeJS.ErrnoException);
  }
}
