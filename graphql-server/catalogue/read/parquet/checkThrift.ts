import { fail, LIMITS, must } from './limits';

/** The codes of the types in Thrift's compact protocol. Parquet uses only these types. */
const Type = {
  stop: 0,
  true: 1,
  false: 2,
  byte: 3,
  i16: 4,
  i32: 5,
  i64: 6,
  double: 7,
  binary: 8,
  list: 9,
  struct: 12,
} as const;

/** The number of the field FileMetaData.key_value_metadata, which may contain texts of any length. */
const KEY_VALUE_METADATA = 5;
const SHORT = 'is damaged: its description ends in the middle.';

/**
 * Reads through one Thrift structure (compact protocol) without creating any objects. After this check, hyparquet can
 * decode the structure without using far more memory than the structure's size requires. Without the check, hyparquet
 * would allocate each list with the length that the file claims, and would read numbers of any length.
 * @param mayHaveNotes whether field 5 may contain long texts, as in the footer of a file.
 * @returns the offset after the structure.
 * @throws ParquetFault
 * @see https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md
 */
export function checkThrift(bytes: Uint8Array, start = 0, mayHaveNotes = false): number {
  let at = start;
  let entries = 0;

  const next = (): number => {
    const byte = bytes[at];
    must(byte !== undefined, SHORT);
    at += 1;
    return byte;
  };
  const skip = (length: number) => {
    must(at + length <= bytes.length, SHORT);
    at += length;
  };
  /** Reads a number of at most ten bytes. */
  const varint = (): number => {
    let value = 0;
    for (let index = 0; index < 10; index += 1) {
      const byte = next();
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) return value;
    }
    return fail('is damaged: its description contains a number that is too long.');
  };
  const element = (type: number, depth: number, isNote: boolean): void => {
    entries += 1;
    must(entries <= LIMITS.footerEntries, 'describes too many parts.');
    switch (type) {
      case Type.byte:
        skip(1);
        break;
      case Type.double:
        skip(8);
        break;
      case Type.i16:
      case Type.i32:
      case Type.i64:
        varint();
        break;
      case Type.binary: {
        const length = varint();
        must(
          isNote || length <= LIMITS.footerTextBytes,
          'is damaged: its description contains a text that is too long.',
        );
        skip(length);
        break;
      }
      case Type.struct:
        struct(depth + 1, isNote);
        break;
      case Type.list:
        list(depth + 1, isNote);
        break;
      default:
        fail('is damaged: its description cannot be read.');
    }
  };
  const list = (depth: number, isNote: boolean): void => {
    must(depth <= LIMITS.depth, 'is described in structures too deep to be valid.');
    const head = next();
    const length = head >> 4 === 15 ? varint() : head >> 4;
    must(length <= bytes.length - at, SHORT);
    const kind = head & 15;
    const each = kind === Type.true || kind === Type.false ? Type.byte : kind;
    for (let index = 0; index < length; index += 1) element(each, depth, isNote);
  };
  const struct = (depth: number, isNote: boolean): void => {
    must(depth <= LIMITS.depth, 'is described in structures too deep to be valid.');
    let field = 0;
    for (;;) {
      const head = next();
      const type = head & 15;
      if (type === Type.stop) return;
      if (head >> 4) field += head >> 4;
      else field = varint() >>> 1;
      if (type !== Type.true && type !== Type.false) {
        element(type, depth, isNote || (mayHaveNotes && depth === 0 && field === KEY_VALUE_METADATA));
      }
    }
  };
  struct(0, false);
  return at;
}
