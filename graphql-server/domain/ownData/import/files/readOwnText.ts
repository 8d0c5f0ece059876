import { EncodingError } from '../../../../catalogue/read/EncodingError';
import type { Encoding } from '../../../../catalogue/read/encoding';
import { findEncoding, readText } from '../../../../catalogue/read/readText';

/** Control characters except tabs and line breaks. Copying from other programs can leave them in cells. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]/gu;

/**
 * Yields the text of a member's file, as readText does. Control characters are replaced with spaces.
 * @throws FileError, see readText
 */
export async function* readOwnText(path: string): AsyncGenerator<string> {
  for await (const text of readText(path, await encodingOf(path))) yield text.replace(CONTROL_CHARACTERS, ' ');
}

/**
 * The encoding that readOwnText passes to readText. Undefined if readText can find the encoding. UTF-8 if the file is
 * valid UTF-8 with control characters, because readText refuses such a file if no encoding is named.
 * @throws FileError
 */
async function encodingOf(path: string): Promise<Encoding | undefined> {
  try {
    await findEncoding(path);
    return undefined;
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error;
    try {
      for await (const _ of readText(path, 'utf-8'));
      return 'utf-8';
    } catch {
      throw error;
    }
  }
}
