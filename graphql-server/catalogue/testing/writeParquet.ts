import { writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { binary, i32, i64, list, struct, type ThriftField } from './writeThrift';

/** The type of a column: text, a number, bytes, a list (of one type), or a structure. Any value may be null. */
export type Shape = 'text' | 'double' | 'int64' | 'bytes' | [Shape] | { [part: string]: Shape };

/** How to write the file. By default: 1000 rows per group, 100 rows per page, no compression, and page version 1. */
export interface ParquetOptions {
  rowsAGroup?: number;
  rowsAPage?: number;
  codec?: 'UNCOMPRESSED' | 'GZIP' | 'BROTLI';
  pageVersion?: 1 | 2;
  /** The file's key-value metadata, e.g. { geo: '…' }. */
  keyValueMetadata?: Record<string, string>;
  /** Wrong values that the file states about itself, so that a test can check how the reader handles them. */
  falseValues?: {
    rows?: number;
    values?: number;
    unpacked?: number;
    /** The next four values apply to each page. `pageUnpacked` is the uncompressed size of the page. */
    pageUnpacked?: number;
    pageValues?: number;
    pageLevels?: Buffer;
    pageEncoding?: number;
  };
}

const MAGIC = Buffer.from('PAR1');
const CODECS = { UNCOMPRESSED: 0, GZIP: 2, BROTLI: 4 };
const PACK = { UNCOMPRESSED: (bytes: Buffer) => bytes, GZIP: gzipSync, BROTLI: brotliCompressSync };
const TYPES = { text: 6, bytes: 6, double: 5, int64: 2 };
const OPTIONAL = 1;
const REPEATED = 2;

/** One value, or a missing value, with its levels (as in the paper on Dremel). */
interface Cell {
  value: unknown;
  definition: number;
  repetition: number;
}

/** A leaf column of the file. */
interface Leaf {
  path: string[];
  kind: keyof typeof TYPES;
  definition: number;
  repetition: number;
  cells(row: Record<string, unknown>): Cell[];
}

/**
 * Writes rows as a small parquet file: PLAIN pages, no dictionaries, no statistics.
 * @returns the path.
 */
export function writeParquet(
  path: string,
  columns: Record<string, Shape>,
  rows: Record<string, unknown>[],
  options: ParquetOptions = {},
): string {
  writeFileSync(path, parquetBytes(columns, rows, options));
  return path;
}

/** The bytes of the file that writeParquet writes. */
export function parquetBytes(
  columns: Record<string, Shape>,
  rows: Record<string, unknown>[],
  {
    rowsAGroup = 1000,
    rowsAPage = 100,
    codec = 'UNCOMPRESSED',
    pageVersion = 1,
    keyValueMetadata = {},
    falseValues = {},
  }: ParquetOptions = {},
): Buffer {
  const schema: Buffer[] = [
    struct([
      [4, binary('root')],
      [5, i32(Object.keys(columns).length)],
    ]),
  ];
  const leaves: Leaf[] = [];
  for (const [name, shape] of Object.entries(columns)) {
    addColumns(shape, [name], { definition: 0, repetition: 0 }, (row) => [cell(row[name])], schema, leaves);
  }
  const parts: Buffer[] = [MAGIC];
  let at = MAGIC.length;
  const groups = chunks(rows, rowsAGroup).map((group) => {
    const metas = leaves.map((leaf) => {
      const start = at;
      let count = 0;
      for (const page of chunks(group, rowsAPage)) {
        const cells = page.flatMap(leaf.cells);
        count += cells.length;
        const bytes = pageBytes(leaf, cells, page.length, codec, pageVersion, falseValues);
        parts.push(bytes);
        at += bytes.length;
      }
      const size = i64(at - start);
      const path = leaf.path.map((part) => binary(part).bytes);
      const meta: ThriftField[] = [
        [1, i32(TYPES[leaf.kind])],
        [2, list(5, [i32(0).bytes])],
        [3, list(8, path)],
        [4, i32(CODECS[codec])],
        [5, i64(falseValues.values ?? count)],
        [6, falseValues.unpacked === undefined ? size : i64(falseValues.unpacked)],
        [7, size],
        [9, i64(start)],
      ];
      return struct([
        [2, i64(start)],
        [3, { type: 12, bytes: struct(meta) }],
      ]);
    });
    return struct([
      [1, list(12, metas)],
      [2, i64(at)],
      [3, i64(falseValues.rows ?? group.length)],
    ]);
  });
  const pairs = Object.entries(keyValueMetadata).map(([key, value]) =>
    struct([
      [1, binary(key)],
      [2, binary(value)],
    ]),
  );
  const footer = struct([
    [1, i32(1)],
    [2, list(12, schema)],
    [3, i64(falseValues.rows ?? rows.length)],
    [4, list(12, groups)],
    ...(pairs.length > 0 ? [[5, list(12, pairs)] as ThriftField] : []),
  ]);
  return Buffer.concat([...parts, footer, uint32(footer.length), MAGIC]);
}

const cell = (value: unknown): Cell => ({ value, definition: 0, repetition: 0 });

/** Adds a column to `schema`, and its leaf columns to `leaves`. `reach` returns the cells of the column in a row. */
function addColumns(
  shape: Shape,
  path: string[],
  at: { definition: number; repetition: number },
  reach: (row: Record<string, unknown>) => Cell[],
  schema: Buffer[],
  leaves: Leaf[],
): void {
  const name = binary(path.at(-1) ?? '');
  const definition = at.definition + 1;
  /** The cells of this column. Cells with a value get this column's definition level. */
  const cellsOfColumn = (row: Record<string, unknown>) =>
    reach(row).map((each) =>
      each.definition === at.definition && each.value != null ? { ...each, definition } : each,
    );
  if (typeof shape === 'string') {
    const isText = shape === 'text';
    schema.push(
      struct([[1, i32(TYPES[shape])], [3, i32(OPTIONAL)], [4, name], ...(isText ? [[6, i32(0)] as ThriftField] : [])]),
    );
    leaves.push({ path, kind: shape, definition, repetition: at.repetition, cells: cellsOfColumn });
  } else if (Array.isArray(shape)) {
    schema.push(
      struct([
        [3, i32(OPTIONAL)],
        [4, name],
        [5, i32(1)],
        [6, i32(3)],
      ]),
    );
    schema.push(
      struct([
        [3, i32(REPEATED)],
        [4, binary('list')],
        [5, i32(1)],
      ]),
    );
    const deeper = { definition: definition + 1, repetition: at.repetition + 1 };
    const items = (row: Record<string, unknown>) =>
      cellsOfColumn(row).flatMap((each) => {
        if (each.definition < definition || (each.value as unknown[]).length === 0) return [each];
        return (each.value as unknown[]).map((value, index) => ({
          value,
          definition: deeper.definition,
          repetition: index === 0 ? each.repetition : deeper.repetition,
        }));
      });
    addColumns(shape[0], [...path, 'list', 'element'], deeper, items, schema, leaves);
  } else {
    schema.push(
      struct([
        [3, i32(OPTIONAL)],
        [4, name],
        [5, i32(Object.keys(shape).length)],
      ]),
    );
    for (const [part, inner] of Object.entries(shape)) {
      const inside = (row: Record<string, unknown>) =>
        cellsOfColumn(row).map((each) =>
          each.definition === definition ? { ...each, value: (each.value as Record<string, unknown>)[part] } : each,
        );
      addColumns(inner, [...path, part], { definition, repetition: at.repetition }, inside, schema, leaves);
    }
  }
}

function pageBytes(
  leaf: Leaf,
  cells: Cell[],
  rows: number,
  codec: keyof typeof PACK,
  version: 1 | 2,
  falseValues: NonNullable<ParquetOptions['falseValues']>,
): Buffer {
  const count = i32(falseValues.pageValues ?? cells.length);
  const encoding = i32(falseValues.pageEncoding ?? 0);
  const levels = [
    leaf.repetition > 0 ? runs(cells.map(({ repetition }) => repetition)) : Buffer.alloc(0),
    falseValues.pageLevels ?? runs(cells.map(({ definition }) => definition)),
  ] as const;
  const present = cells.filter(({ definition }) => definition === leaf.definition);
  const values = Buffer.concat(present.map(({ value }) => plain(leaf.kind, value)));
  if (version === 2) {
    const packed = PACK[codec](values);
    const head = struct([
      [1, i32(3)],
      [2, i32(falseValues.pageUnpacked ?? levels[0].length + levels[1].length + values.length)],
      [3, i32(levels[0].length + levels[1].length + packed.length)],
      [
        8,
        {
          type: 12,
          bytes: struct([
            [1, count],
            [2, i32(cells.length - present.length)],
            [3, i32(rows)],
            [4, encoding],
            [5, i32(levels[1].length)],
            [6, i32(levels[0].length)],
          ]),
        },
      ],
    ]);
    return Buffer.concat([head, ...levels, packed]);
  }
  const framed = levels.filter(({ length }) => length > 0).flatMap((level) => [uint32(level.length), level]);
  const body = Buffer.concat([...framed, values]);
  const packed = PACK[codec](body);
  const shape = struct([
    [1, count],
    [2, encoding],
    [3, i32(3)],
    [4, i32(3)],
  ]);
  const head = struct([
    [1, i32(0)],
    [2, i32(falseValues.pageUnpacked ?? body.length)],
    [3, i32(packed.length)],
    [5, { type: 12, bytes: shape }],
  ]);
  return Buffer.concat([head, packed]);
}

/** Encodes levels as runs of equal values. Every level here fits in one byte. */
function runs(levels: number[]): Buffer {
  const bytes: number[] = [];
  for (let start = 0; start < levels.length; ) {
    let end = start;
    while (end < levels.length && levels[end] === levels[start]) end += 1;
    let count = (end - start) * 2;
    for (; count > 0x7f; count = Math.floor(count / 128)) bytes.push((count & 0x7f) | 0x80);
    bytes.push(count, levels[start] ?? 0);
    start = end;
  }
  return Buffer.from(bytes);
}

function plain(kind: keyof typeof TYPES, value: unknown): Buffer {
  const bytes = Buffer.alloc(8);
  if (kind === 'double') bytes.writeDoubleLE(value as number);
  else if (kind === 'int64') bytes.writeBigInt64LE(BigInt(value as number));
  else {
    const text = Buffer.from(value as string | Buffer);
    return Buffer.concat([uint32(text.length), text]);
  }
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function chunks<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
