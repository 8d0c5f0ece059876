import type { FileHandle } from 'node:fs/promises';
import { type FileMetaData, parquetMetadata, parquetSchema, type SchemaTree } from 'hyparquet';
import { checkThrift } from './checkThrift';
import { LIMITS, must } from './limits';

const MAGIC = 'PAR1';
/** The number of bytes after the footer: four for the footer's length, and four for the magic word. */
const TAIL = 8;

/**
 * An open file with a checked footer. The sizes in the footer are within LIMITS, and the columns are inside the file.
 */
export interface ParquetFile {
  handle: FileHandle;
  bytes: number;
  metadata: FileMetaData;
  schema: SchemaTree;
}

/**
 * Reads and checks the footer.
 * @throws ParquetFault, or any error of hyparquet if it cannot read the footer.
 */
export async function openParquet(handle: FileHandle): Promise<ParquetFile> {
  const { size } = await handle.stat();
  must(size >= TAIL + MAGIC.length, 'is no parquet file.');
  const head = await readExactly(handle, 0, MAGIC.length);
  const tail = await readExactly(handle, size - TAIL, TAIL);
  must(head.toString('latin1') === MAGIC, 'is no parquet file.');
  must(tail.toString('latin1', 4) !== 'PARE', 'is encrypted.');
  must(tail.toString('latin1', 4) === MAGIC, 'is cut short: its footer is missing.');
  const length = tail.readUInt32LE(0);
  must(length <= size - TAIL - MAGIC.length, 'is damaged: its footer is longer than the file.');
  must(length <= LIMITS.footerBytes, `has a footer of more than ${LIMITS.footerBytes} bytes.`);
  const footer = await readExactly(handle, size - TAIL - length, length + TAIL);
  must(checkThrift(footer.subarray(0, length), 0, true) <= length, 'is damaged.');
  const metadata = parquetMetadata(footer);
  checkSizes(metadata, size);
  return { handle, bytes: size, metadata, schema: checkSchema(metadata) };
}

/** Reads `length` bytes, beginning at `start`. @throws ParquetFault if the file ends earlier. */
export async function readExactly(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
  must(bytesRead === length, 'is cut short.');
  return buffer;
}

/** The maximum number of bytes to which a file of this size may unpack. */
export const mostUnpacked = (bytes: number) => LIMITS.freeBytes + LIMITS.ratio * bytes;

function checkSizes({ num_rows, row_groups, schema }: FileMetaData, size: number): void {
  must(schema.length > 1 && schema.length <= LIMITS.columns, `has no columns, or more than ${LIMITS.columns}.`);
  for (const { type_length = 0, num_children = 0 } of schema) {
    must(type_length >= 0 && type_length <= LIMITS.footerTextBytes, 'is damaged: a value has an impossible length.');
    must(num_children >= 0 && num_children < schema.length, 'is damaged: its columns contradict themselves.');
  }
  let rows = 0n;
  let unpacked = 0n;
  for (const group of row_groups) {
    must(group.num_rows >= 0n, 'is damaged: a row group has a negative number of rows.');
    rows += group.num_rows;
    for (const { file_path, meta_data, crypto_metadata } of group.columns) {
      must(!file_path, 'points to other files, which Fuud does not read.');
      must(!crypto_metadata && meta_data !== undefined, 'is encrypted or damaged.');
      const { total_compressed_size, total_uncompressed_size, num_values } = meta_data;
      const start = meta_data.dictionary_page_offset || meta_data.data_page_offset;
      const isInside = start >= 0n && total_compressed_size >= 0n && start + total_compressed_size <= BigInt(size);
      must(isInside, 'is damaged: a column lies outside the file.');
      must(total_uncompressed_size >= 0n && num_values >= 0n, 'is damaged: a column has a negative size.');
      const most = group.num_rows * BigInt(LIMITS.valuesARow) + BigInt(LIMITS.valuesARow);
      must(num_values <= most, 'claims more values than its rows can hold.');
      unpacked += total_uncompressed_size;
    }
  }
  must(rows === num_rows, 'is damaged: its number of rows is wrong.');
  must(rows <= BigInt(size), `claims ${rows} rows in ${size} bytes.`);
  must(unpacked <= BigInt(mostUnpacked(size)), `would unpack to ${unpacked} bytes, far more than its ${size}.`);
}

function checkSchema(metadata: FileMetaData): SchemaTree {
  const tree = parquetSchema(metadata);
  must(tree.count === metadata.schema.length, 'is damaged: its columns contradict themselves.');
  const walk = (node: SchemaTree, depth: number): void => {
    must(depth <= LIMITS.depth, 'has columns nested too deep to be valid.');
    for (const child of node.children) walk(child, depth + 1);
  };
  walk(tree, 0);
  return tree;
}
