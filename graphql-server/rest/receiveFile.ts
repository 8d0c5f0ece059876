import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { FILE_NAME } from '../domain/ownData/import/files/fileProblem';

/** The largest file, in bytes. */
const MAX_BYTES = 20_000_000;
/**
 * If a file is larger than MAX_BYTES, the server still receives up to this many bytes. The reason is that a browser
 * shows the refusal only after it has sent the file.
 */
const MAX_DRAINED = 3 * MAX_BYTES;
const TYPES = ['text/csv', 'application/json', 'application/geo+json', 'application/octet-stream'];

/** Thrown when the file is larger than MAX_BYTES. */
class TooLarge extends Error {}

/**
 * Stores the body of a request in a temporary file, runs `work` with the path of the file, and deletes the file. If the
 * content-type is not in TYPES or the body is compressed, `work` does not run, and the answer is 415. If the body is
 * larger than 20 MB, `work` does not run, and the answer is 413.
 */
export async function receiveFile(
  request: Request,
  response: Response,
  work: (path: string) => Promise<void>,
): Promise<void> {
  const isCompressed = (request.headers['content-encoding'] ?? 'identity') !== 'identity';
  if (isCompressed || !request.is(TYPES)) {
    const message = isCompressed
      ? 'Send the file as it is, uncompressed and without content-encoding'
      : `Send the file as it is, as the body, with one of these as content-type: ${TYPES.join(', ')}`;
    return void response.status(415).json({ message, code: 'UNSUPPORTED_MEDIA_TYPE' });
  }
  const folder = await mkdtemp(join(tmpdir(), 'fuud-import-'));
  try {
    const path = join(folder, FILE_NAME);
    await pipeline(bounded(request), createWriteStream(path, { mode: 0o600 }));
    await work(path);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    const message = `The file is larger than ${MAX_BYTES / 1_000_000} MB; split it, and import the parts one by one`;
    response.status(413).json({ message, code: 'TOO_LARGE' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* bounded(request: Request): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_DRAINED) break;
    if (size <= MAX_BYTES) yield chunk;
  }
  if (size > MAX_BYTES) throw new TooLarge();
}
