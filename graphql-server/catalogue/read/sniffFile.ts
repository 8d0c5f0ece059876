import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { explainReadError } from './explainReadError';

/** Parquet files begin with these characters. */
const PARQUET = 'PAR1';

/**
 * Returns "parquet" if the file begins like a parquet file, and "text" for every other file.
 * @throws FileError if the file cannot be read.
 */
export async function sniffFile(file: string): Promise<'parquet' | 'text'> {
  try {
    const handle = await open(file);
    try {
      const { buffer } = await handle.read(Buffer.alloc(PARQUET.length), 0, PARQUET.length, 0);
      return buffer.toString('latin1') === PARQUET ? 'parquet' : 'text';
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw explainReadError(basename(file), error as NodeJS.ErrnoException);
  }
}
