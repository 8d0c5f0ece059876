/** A field of a structure: the number of the field, and the type and the encoded bytes of its value. */
export type ThriftField = [id: number, value: { type: number; bytes: Buffer }];

/**
 * Encodes a 32-bit integer. The functions of this file encode the values that parquet uses, in Thrift's compact
 * protocol.
 */
export const i32 = (value: number) => ({ type: 5, bytes: varint(zigzag(value)) });
/** Encodes a 64-bit integer. */
export const i64 = (value: number) => ({ type: 6, bytes: varint(zigzag(value)) });
/** Encodes text as UTF-8. */
export const binary = (text: string) => ({
  type: 8,
  bytes: Buffer.concat([varint(Buffer.byteLength(text)), Buffer.from(text)]),
});
/** Encodes a list of items of one type. The items are already encoded. */
export const list = (type: number, items: Buffer[]) => ({
  type: 9,
  bytes: Buffer.concat([Buffer.from([0xf0 | type]), varint(items.length), ...items]),
});

/** Encodes a structure. Its fields must be in ascending order of their numbers. */
export function struct(fields: ThriftField[]): Buffer {
  let last = 0;
  const parts = fields.map(([id, { type, bytes }]) => {
    const head = Buffer.from([((id - last) << 4) | type]);
    last = id;
    return Buffer.concat([head, bytes]);
  });
  return Buffer.concat([...parts, Buffer.from([0])]);
}

/** Maps 0, -1, 1, -2, ... to 0, 1, 2, 3, ..., because a varint has no sign. */
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

/** Encodes a number (0 or more) with seven bits per byte, the lowest bits first. */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return Buffer.from([...bytes, rest]);
}
