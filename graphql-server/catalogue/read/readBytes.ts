import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import { FileError } from '../FileError';

/** A gzip file may unpack to at most FREE + RATIO * size bytes. Gzip usually makes text 5 to 30 times smaller. */
const FREE = 64 * 2 ** 20;
const RATIO = 200;

/**
 * Yields the unpacked bytes of a file in chunks. It does not read the file faster than the caller takes the chunks.
 * @throws FileError if a gzip file unpacks to more than 64 MiB plus 200 times its size
 */
export async function* readBytes(file: string, { isGzip, size }: { isGzip: boolean; size: number }) {
  const source = createReadStream(file);
  const stream = isGzip ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => stream.destroy(error));
  let left = isGzip ? FREE + RATIO * size : Number.POSITIVE_INFINITY;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      left -= chunk.length;
      if (left < 0)
        throw new FileError(`${basename(file)} unpacks to far more than its size: it is no list of places.`);
      yield chunk;
    }
  } finally {
    source.destroy();
    stream.destroy();
  }
}
