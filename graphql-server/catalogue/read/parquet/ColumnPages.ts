import type { ColumnMetaData, DecodedArray, SchemaTree } from 'hyparquet';
import { parquetHeader, readPage } from 'hyparquet/src/column.js';
import { convert, DEFAULT_PARSERS } from 'hyparquet/src/convert.js';
import { getTreePath, isFlatColumn } from 'hyparquet/src/schema.js';
import type { ColumnDecoder } from 'hyparquet/src/types.js';
import { checkHeader, checkRuns } from './checkPage';
import { checkThrift } from './checkThrift';
import { must } from './limits';
import { type ParquetFile, readExactly } from './openParquet';
import { readWkbPoint } from './readWkbPoint';
import { unpack } from './unpack';

/** The first read of a page has at most this many bytes. They are enough for the header and a whole small page. */
const WINDOW = 64 * 1024;
const SHORT = 'is damaged: a column ends in the middle.';

/** One column of one row group. Its next page is read and decoded only when take() needs more rows. */
export class ColumnPages {
  readonly #file: ParquetFile;
  readonly #decoder: ColumnDecoder;
  readonly #isFlat: boolean;
  readonly #end: number;
  readonly #allValues: number;
  #at: number;
  #values = 0;
  #dictionary: DecodedArray | undefined;
  /** Decoded rows. take() has returned the first `#taken` of them. The last row of a list column may be incomplete. */
  #rows: unknown[] = [];
  #taken = 0;

  constructor(
    file: ParquetFile,
    chunk: ColumnMetaData,
    /** Adds the unpacked size of a page to the sum for all columns. @throws ParquetFault if the sum is too large */
    private readonly countUnpacked: (bytes: number) => void,
  ) {
    const schemaPath: SchemaTree[] = getTreePath(file.schema, chunk.path_in_schema);
    const leaf = schemaPath.at(-1);
    must(leaf !== undefined && leaf.children.length === 0, 'is damaged: its columns contradict themselves.');
    must(leaf.element.type === chunk.type, 'is damaged: its columns contradict themselves.');
    this.#file = file;
    this.#isFlat = isFlatColumn(schemaPath);
    this.#at = Number(chunk.dictionary_page_offset || chunk.data_page_offset);
    this.#end = this.#at + Number(chunk.total_compressed_size);
    this.#allValues = Number(chunk.num_values);
    const parsers = { ...DEFAULT_PARSERS, geometryFromBytes: readWkbPoint, geographyFromBytes: readWkbPoint };
    const { codec, type, path_in_schema: pathInSchema } = chunk;
    this.#decoder = { pathInSchema, schemaPath, element: leaf.element, type, codec, parsers, utf8: false };
  }

  /**
   * Returns the next `count` rows.
   * @throws ParquetFault, or any error of hyparquet or of unpack(), if there are fewer rows or if a page is damaged
   */
  async take(count: number): Promise<unknown[]> {
    while (!this.#has(count)) {
      must(
        this.#values < this.#allValues && this.#at < this.#end,
        'is damaged: a column has fewer rows than the others.',
      );
      await this.#readPage();
    }
    const rows = this.#rows.slice(this.#taken, this.#taken + count);
    this.#taken += count;
    return rows;
  }

  /**
   * Whether the next `count` rows are complete. In a column with lists or structures, a row counts as complete when the
   * next row has begun, or when the column has ended.
   */
  #has(count: number): boolean {
    const isWhole = this.#isFlat || this.#values >= this.#allValues;
    return this.#rows.length - this.#taken - (isWhole ? 0 : 1) >= count;
  }

  async #readPage(): Promise<void> {
    const left = this.#end - this.#at;
    const window = await readExactly(this.#file.handle, this.#at, Math.min(left, WINDOW));
    const length = checkThrift(window);
    const header = parquetHeader({ view: viewOf(window), offset: 0 });
    checkHeader(header, this.#decoder, !this.#isFlat);
    const { compressed_page_size: packedSize, uncompressed_page_size: size } = header;
    const end = length + packedSize;
    must(end <= left, SHORT);
    if (header.type === 'INDEX_PAGE') {
      this.#at += end;
      return;
    }
    const isHere = end <= window.length;
    const packed = isHere
      ? window.subarray(length, end)
      : await readExactly(this.#file.handle, this.#at + length, packedSize);
    this.#at += end;
    this.countUnpacked(size);

    const bytes = this.#unpack(packed, header);
    const decoder: ColumnDecoder = { ...this.#decoder, codec: 'UNCOMPRESSED' };
    if (header.type !== 'DICTIONARY_PAGE') checkRuns(bytes, header, decoder);
    const plain = {
      ...header,
      compressed_page_size: size,
      data_page_header_v2: header.data_page_header_v2 && { ...header.data_page_header_v2, is_compressed: false },
    };
    const previous = this.#isFlat ? undefined : this.#dropTaken();
    const { data } = readPage({ view: viewOf(bytes), offset: 0 }, plain, decoder, this.#dictionary, previous, 0);
    must(data !== undefined, SHORT);
    if (header.type === 'DICTIONARY_PAGE') {
      this.#dictionary = convert(data, decoder);
      return;
    }
    this.#values += header.data_page_header?.num_values ?? header.data_page_header_v2?.num_values ?? 0;
    must(this.#values <= this.#allValues, 'is damaged: a column has more values than its header states.');
    // Either readPage appends the rows of the page to the array `previous` and returns this array, or it returns a new
    // array with only the rows of the page.
    this.#rows = data === previous ? previous : [...this.#dropTaken(), ...data];
  }

  /** Removes the rows that take() has returned. @returns the remaining rows */
  #dropTaken(): unknown[] {
    this.#rows = this.#taken > 0 ? this.#rows.slice(this.#taken) : this.#rows;
    this.#taken = 0;
    return this.#rows;
  }

  /** Unpacks a page. In version 2 of the format, only the values are packed, and the levels before them are not. */
  #unpack(packed: Buffer, header: ReturnType<typeof parquetHeader>): Uint8Array {
    const { codec } = this.#decoder;
    const size = header.uncompressed_page_size;
    const v2 = header.type === 'DATA_PAGE_V2' ? header.data_page_header_v2 : undefined;
    if (!v2) return aligned(unpack(codec, packed, size));
    const levels = v2.repetition_levels_byte_length + v2.definition_levels_byte_length;
    const rest = packed.subarray(levels);
    const isPacked = v2.is_compressed !== false && codec !== 'UNCOMPRESSED';
    const values = isPacked ? unpack(codec, rest, size - levels) : rest;
    must(values.length === size - levels, 'is damaged: a page does not unpack to the size that its header states.');
    return aligned(Buffer.concat([packed.subarray(0, levels), values]));
  }
}

/**
 * Copies bytes that share a buffer with other data. Otherwise a text whose stated length is too large could include
 * that other data.
 */
function aligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
