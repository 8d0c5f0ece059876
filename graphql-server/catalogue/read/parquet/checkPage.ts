import type { PageHeader } from 'hyparquet';
import type { ColumnDecoder } from 'hyparquet/src/types.js';
import { fail, LIMITS, must } from './limits';

const CONTRADICTS = 'is damaged: a page contradicts itself.';
const isCount = (value: unknown, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

/** Checks the header of a page. Call this before the page is unpacked. @throws ParquetFault */
export function checkHeader(header: PageHeader, { codec }: ColumnDecoder, isNested: boolean): void {
  const { compressed_page_size: packed, uncompressed_page_size: unpacked } = header;
  must(isCount(packed, LIMITS.pageBytes) && isCount(unpacked, LIMITS.pageBytes), 'has a page that is too large.');
  if (codec === 'UNCOMPRESSED') must(packed === unpacked, CONTRADICTS);
  if (header.type === 'INDEX_PAGE') return; // it has no values, and ColumnPages skips it
  const most = isNested ? LIMITS.nestedPageValues : LIMITS.pageValues;
  const { data_page_header: v1, data_page_header_v2: v2, dictionary_page_header: dictionary } = header;
  const values = header.type === 'DATA_PAGE' ? v1?.num_values : v2?.num_values;
  if (header.type === 'DICTIONARY_PAGE') {
    must(isCount(dictionary?.num_values, LIMITS.pageValues), 'has a page that is too large.');
    return;
  }
  must(isCount(values, most), 'has a page that is too large.');
  if (header.type !== 'DATA_PAGE_V2' || !v2) return;
  must(isCount(v2.num_nulls, values) && isCount(v2.num_rows, values), CONTRADICTS);
  const repetition = v2.repetition_levels_byte_length;
  const definition = v2.definition_levels_byte_length;
  must(isCount(repetition, unpacked) && isCount(definition, unpacked - repetition), CONTRADICTS);
  must(repetition + definition <= packed, CONTRADICTS);
}

/**
 * Checks `bytes`, an unpacked data page. A run states the number of its values, and hyparquet decodes that many values
 * even if the header of the page states fewer. Encodings that Fuud does not read are refused too. @throws ParquetFault
 */
export function checkRuns(bytes: Uint8Array, header: PageHeader, decoder: ColumnDecoder): void {
  const { definition, repetition } = levelsOf(decoder);
  const v2 = header.data_page_header_v2;
  if (header.type === 'DATA_PAGE_V2' && v2) {
    const { repetition_levels_byte_length: first, definition_levels_byte_length: second } = v2;
    if (repetition) checkLevels(bytes, 0, first, repetition, v2.num_values);
    if (definition) checkLevels(bytes, first, first + second, definition, v2.num_values);
    checkValues(bytes, first + second, v2.encoding, decoder, v2.num_values - v2.num_nulls);
    return;
  }
  const v1 = header.data_page_header;
  must(v1 !== undefined, CONTRADICTS);
  let at = 0;
  for (const level of [repetition, definition]) {
    if (!level) continue;
    must(at + 4 <= bytes.length, CONTRADICTS);
    const end = at + 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
    must(end <= bytes.length, CONTRADICTS);
    checkLevels(bytes, at + 4, end, level, v1.num_values);
    at = end;
  }
  checkValues(bytes, at, v1.encoding, decoder, v1.num_values);
}

/**
 * @param most the greatest possible number of values. For a page of version 1, this number includes the nulls, because
 * the header of such a page does not state the number of nulls.
 */
function checkValues(bytes: Uint8Array, at: number, encoding: string, { type }: ColumnDecoder, most: number) {
  if (at >= bytes.length || most === 0) return;
  switch (encoding) {
    case 'PLAIN':
      return;
    case 'PLAIN_DICTIONARY':
    case 'RLE_DICTIONARY':
      if (bytes[at]) checkHybrid(bytes, at + 1, bytes.length, bytes[at] ?? 0, most);
      return;
    case 'DELTA_BINARY_PACKED':
      must(
        type === 'INT32',
        `has numbers encoded as ${encoding}, which Fuud does not read; write it as parquet version 1.`,
      );
      return checkDelta(bytes, at);
    case 'DELTA_LENGTH_BYTE_ARRAY':
      return checkDelta(bytes, at);
    case 'BYTE_STREAM_SPLIT':
      must(type !== 'FIXED_LEN_BYTE_ARRAY', `has values encoded as ${encoding}, which Fuud does not read.`);
      return;
    case 'RLE':
      // The data begin with four bytes for the length. Runs of one-bit values follow.
      return void checkHybrid(bytes, at + 4, bytes.length, 1, most);
    default:
      fail(`has text encoded as ${encoding}, which Fuud does not read; write it as parquet version 1.`);
  }
}

/**
 * Checks runs of equal values and of packed bits. A run of equal values must not contain more values than the page
 * still needs. A run of packed bits consists of groups of eight values. It may contain up to 511 values more than the
 * page still needs.
 * @returns the number of values that are missing after the last run; 0 or less if no value is missing
 */
function checkHybrid(bytes: Uint8Array, start: number, end: number, width: number, values: number): number {
  must(width <= 32, CONTRADICTS);
  let at = start;
  let left = values;
  while (left > 0 && at < end) {
    let head = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      must(byte !== undefined && shift < 35, CONTRADICTS);
      head += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) break;
    }
    const isPacked = head % 2 === 1;
    const count = Math.floor(head / 2) * (isPacked ? 8 : 1);
    must(count < left + (isPacked ? 8 * 64 : 1), CONTRADICTS);
    at += isPacked ? (count / 8) * width : (width + 7) >> 3;
    left -= count;
  }
  return left;
}

/** Checks the size of a block and the number of its miniblocks, because hyparquet uses both without a check. */
function checkDelta(bytes: Uint8Array, start: number): void {
  let at = start;
  const varint = () => {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    return fail(CONTRADICTS);
  };
  const block = varint();
  const miniblocks = varint();
  must(block > 0 && block <= 65_536 && miniblocks > 0 && miniblocks <= 512 && block % miniblocks === 0, CONTRADICTS);
}

function checkLevels(bytes: Uint8Array, start: number, end: number, deepest: number, values: number): void {
  must(checkHybrid(bytes, start, end, bitWidth(deepest), values) <= 0, CONTRADICTS);
}

const bitWidth = (value: number) => 32 - Math.clz32(value);

/**
 * Returns the maximum levels of a column. `definition` is the number of fields in the path that are not required.
 * `repetition` is the number of repeated fields in the path.
 */
function levelsOf({ schemaPath }: ColumnDecoder): { definition: number; repetition: number } {
  const inside = schemaPath.slice(1).map(({ element }) => element.repetition_type);
  return {
    definition: inside.filter((type) => type !== 'REQUIRED').length,
    repetition: inside.filter((type) => type === 'REPEATED').length,
  };
}
