import { brotliDecompressSync, unzipSync } from 'node:zlib';
import type { CompressionCodec } from 'hyparquet';
import { decompressSnappy, decompressZstd } from 'hyparquet-compressors';
import { must } from './limits';

/** For UNCOMPRESSED, the function returns its input. All other functions return at most `size` bytes. */
const UNPACKERS: Partial<Record<CompressionCodec, (packed: Uint8Array, size: number) => Uint8Array>> = {
  UNCOMPRESSED: (packed) => packed,
  SNAPPY: decompressSnappy,
  GZIP: (packed, size) => unzipSync(packed, { maxOutputLength: Math.max(size, 1) }),
  BROTLI: (packed, size) => brotliDecompressSync(packed, { maxOutputLength: Math.max(size, 1) }),
  ZSTD: (packed, size) => decompressZstd(packed, new Uint8Array(size)),
};

/**
 * Unpacks one page.
 * @param size the size of the unpacked page in bytes, as stated in the file. It must be at most LIMITS.pageBytes.
 * @throws ParquetFault, or any error of the unpacker if the data are damaged.
 */
export function unpack(codec: CompressionCodec, packed: Uint8Array, size: number): Uint8Array {
  if (size === 0) return new Uint8Array();
  const unpacker = UNPACKERS[codec];
  must(
    unpacker !== undefined,
    `is packed with ${codec}, which Fuud does not read; write it with zstd, snappy or gzip.`,
  );
  const bytes = unpacker(packed, size);
  must(bytes.length === size, 'is damaged: a page does not unpack to the size that its header states.');
  return bytes;
}
