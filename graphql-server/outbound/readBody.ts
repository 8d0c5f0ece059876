import { LiveSourceError } from './LiveSourceError';

/** The maximum length of a body, in bytes. */
const LONGEST = 1_000_000;

/** Reads the whole body of an answer, decompressed. @throws LiveSourceError if the body is longer than LONGEST */
export async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LONGEST) throw new LiveSourceError('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
