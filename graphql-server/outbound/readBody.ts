import { LiveSourceError } from './LiveSourceError';

/** Bytes of an answer. */
const LONGEST = 1_000_000;

/** All of an answer, unpacked. @throws LiveSourceError as soon as it is longer than a megabyte */
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
