import { join } from 'node:path';
import { FileError } from '../../FileError';
import { makeScratch } from '../../testing/scratchFile';
import { type ParquetOptions, parquetBytes, type Shape } from '../../testing/writeParquet';
import { binary, i32, i64, list, struct, type ThriftField, varint } from '../../testing/writeThrift';
import { readParquetRows } from './readParquetRows';

const scratch = makeScratch();
afterAll(scratch.remove);

const columns: Record<string, Shape> = { id: 'text', phones: ['text'], stars: 'int64' };
const rows = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, phones: ['1', '2'], stars: index }));
const sound = (options: ParquetOptions = {}) => parquetBytes(columns, rows, options);

/** Reads the whole file. After each row, calls `count` with the number of rows so far. @returns the number of rows */
async function read(content: Buffer, count = (_rows: number) => {}): Promise<number> {
  let rows = 0;
  for await (const _ of readParquetRows(scratch.file('x.parquet', content), Object.keys(columns))) count(++rows);
  return rows;
}

/** Expects an error of one line that names the file. A false claim must not cause extra rows or a large allocation. */
async function expectRefused(content: Buffer, words: string | RegExp) {
  const before = process.memoryUsage();
  let given = 0;
  const error: unknown = await read(content, (count) => {
    given = count;
  }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(FileError);
  expect(given).toBeLessThanOrEqual(rows.length);
  expect((error as Error).message).toMatch(/^x\.parquet [^\n]+$/);
  expect((error as Error).message).toMatch(words);
  const after = process.memoryUsage();
  expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(50e6);
  expect(after.heapTotal - before.heapTotal).toBeLessThan(150e6);
}

/** A file that contains only a footer, the footer's length and the magic words. */
function withFooter(footer: Buffer, length = footer.length): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(length, 0);
  tail.write('PAR1', 4);
  return Buffer.concat([Buffer.from('PAR1'), footer, tail]);
}

test('a valid file is read', async () => {
  expect(await read(sound())).toBe(20);
});

test.each([
  ['rows that are not there', { rows: 21 }, 'has fewer rows'],
  ['more rows than bytes', { rows: 1_000_000_000, values: 1 }, 'claims 1000000000 rows in'],
  ['far too many values', { values: 1_000_000 }, 'more values than its rows can hold'],
  ['fewer values than there are', { values: 3 }, 'more values than its header states'],
  ['a column that unpacks to terabytes', { unpacked: 10 ** 12 }, 'would unpack to 3000000000000 bytes'],
  ['a page that unpacks to gigabytes', { pageUnpacked: 1_000_000_000 }, 'a page that is too large'],
  ['a page with fewer bytes than its header states', { pageUnpacked: 1000 }, 'a page contradicts itself'],
  ['a page of a billion values', { pageValues: 1_000_000_000 }, 'a page that is too large'],
  ['a page with a negative number of values', { pageValues: -1 }, /is damaged|a page that is too large/],
  ['a page of more values than levels', { pageValues: 1000, values: 1000 }, 'a page contradicts itself'],
  [
    'a run of two billion values',
    { pageLevels: Buffer.concat([varint(2 ** 32 - 2), Buffer.from([1])]) },
    'contradicts itself',
  ],
  ['a run whose length is a number without a last byte', { pageLevels: Buffer.alloc(40, 0xff) }, 'contradicts itself'],
  ['text in an encoding that is not read', { pageEncoding: 7 }, 'encoded as DELTA_BYTE_ARRAY'],
  ['an unknown encoding', { pageEncoding: 99 }, 'encoded as undefined'],
])('refuses a false claim: %s', async (_, falseValues, words) => {
  await expectRefused(sound({ falseValues }), words);
});

test.each([
  ['GZIP', 'v1', 1],
  ['BROTLI', 'v1', 1],
  ['GZIP', 'v2', 2],
] as const)('%s %s: refuses a page that unpacks to more than it claims', async (codec, _, pageVersion) => {
  const wide = [{ id: 'x'.repeat(5_000_000), phones: null, stars: 1 }];
  const falseValues = { pageUnpacked: 100 };
  await expectRefused(parquetBytes(columns, wide, { codec, pageVersion, falseValues }), /is damaged|contradicts/);
});

test('refuses pages that unpack to far more than the size of the file', async () => {
  const wide = Array.from({ length: 3 }, () => ({ id: 'x'.repeat(60_000_000), phones: null, stars: 1 }));
  const bytes = parquetBytes(columns, wide, { codec: 'BROTLI', rowsAPage: 1 });
  const error: unknown = await read(bytes).catch((caught: unknown) => caught);
  expect(error).toHaveProperty('message', 'x.parquet unpacks to far more than its size.');
});

test('refuses files that are cut short, encrypted or not parquet, and files with an invalid footer', async () => {
  const bytes = sound();
  await expectRefused(bytes.subarray(0, bytes.length - 1), 'is cut short');
  await expectRefused(bytes.subarray(0, 40), 'is cut short');
  await expectRefused(Buffer.from('PAR1'), 'is no parquet file');
  await expectRefused(Buffer.from('PAR1PAR1'), 'is no parquet file');
  const encrypted = Buffer.from(bytes);
  encrypted.write('PARE', bytes.length - 4);
  await expectRefused(encrypted, 'is encrypted');
  await expectRefused(withFooter(Buffer.from([0]), 0xffff_fff0), 'its footer is longer than the file');
  await expectRefused(withFooter(Buffer.alloc(17 * 2 ** 20)), 'has a footer of more than');
  await expectRefused(withFooter(Buffer.from([0])), 'is damaged');
});

test('refuses footers with too many parts, too deep structures, or too long lists, numbers or texts', async () => {
  const field = (id: number, type: number, bytes: Buffer): ThriftField => [id, { type, bytes }];
  const vastList = Buffer.concat([Buffer.from([0xfc]), varint(30_000_000)]);
  const nested = Buffer.concat(
    Array.from({ length: 10 }, () => Buffer.concat([Buffer.from([0xf9]), varint(30_000_000)])),
  );
  await expectRefused(withFooter(struct([[1, i32(1)], field(2, 9, vastList)])), 'is damaged');
  await expectRefused(withFooter(Buffer.concat([struct([field(2, 9, nested)]), Buffer.alloc(2 ** 20)])), 'is damaged');
  await expectRefused(
    withFooter(struct([[1, i32(1)], field(3, 6, Buffer.alloc(2 ** 20, 0x80))])),
    'a number that is too long',
  );
  await expectRefused(withFooter(Buffer.alloc(2 ** 20, 0x1c)), 'structures too deep');
  await expectRefused(
    withFooter(struct([field(6, 8, Buffer.concat([varint(10 ** 9), Buffer.alloc(9)]))])),
    'is damaged',
  );
  const many = list(
    12,
    Array.from({ length: 3_100_000 }, () => Buffer.from([0])),
  );
  await expectRefused(
    withFooter(
      struct([
        [1, i32(1)],
        [2, many],
      ]),
    ),
    'describes too many parts',
  );
});

test('refuses columns that are in another file, beyond the end of the file, invalid, or nested too deep', async () => {
  const leaf = struct([
    [1, i32(6)],
    [3, i32(1)],
    [4, binary('id')],
  ]);
  const root = (children: number) =>
    struct([
      [4, binary('root')],
      [5, i32(children)],
    ]);
  const meta = (start: number, size: number) =>
    struct([
      [1, i32(6)],
      [2, list(5, [i32(0).bytes])],
      [3, list(8, [binary('id').bytes])],
      [4, i32(0)],
      [5, i64(1)],
      [6, i64(1)],
      [7, i64(size)],
      [9, i64(start)],
    ]);
  const file = (schema: Buffer[], chunk: ThriftField[]) =>
    withFooter(
      struct([
        [1, i32(1)],
        [2, list(12, schema)],
        [3, i64(1)],
        [
          4,
          list(12, [
            struct([
              [1, list(12, [struct(chunk)])],
              [2, i64(1)],
              [3, i64(1)],
            ]),
          ]),
        ],
      ]),
    );
  const inside: ThriftField = [3, { type: 12, bytes: meta(4, 20) }];
  await expectRefused(
    file([root(1), leaf], [[1, binary('/etc/passwd')], [2, i64(4)], inside]),
    'points to other files',
  );
  const outside: ThriftField = [3, { type: 12, bytes: meta(4, 10 ** 9) }];
  await expectRefused(file([root(1), leaf], [[2, i64(4)], outside]), 'lies outside the file');
  await expectRefused(file([root(1), leaf], [[2, i64(4)]]), 'is encrypted or damaged');
  await expectRefused(file([root(1_000_000), leaf], [[2, i64(4)], inside]), 'its columns contradict themselves');
  await expectRefused(file([root(2), leaf], [[2, i64(4)], inside]), 'is damaged');
  const deep = Array.from({ length: 40 }, () =>
    struct([
      [3, i32(1)],
      [4, binary('id')],
      [5, i32(1)],
    ]),
  );
  await expectRefused(file([root(1), ...deep, leaf], [[2, i64(4)], inside]), 'nested too deep');
});

test('refuses invalid key-value metadata "geo", and accepts other key-value metadata', async () => {
  await expectRefused(sound({ keyValueMetadata: { geo: '{' } }), 'is damaged');
  await expectRefused(sound({ keyValueMetadata: { geo: '{"columns":{"id":null}}' } }), 'is damaged');
  expect(await read(sound({ keyValueMetadata: { pandas: 'x'.repeat(100_000) } }))).toBe(20);
});

test('reads a file from another program, with dictionaries, statistics and snappy', async () => {
  const found: unknown[] = [];
  const wanted = ['fsq_place_id', 'name', 'latitude', 'locality', 'facebook_id', 'fsq_category_labels'];
  for await (const { values } of readParquetRows(join(__dirname, 'dictionary.parquet'), wanted)) found.push(values);
  expect(found).toHaveLength(60);
  expect(found[7]).toEqual({
    fsq_place_id: '4b0000000000000000000007',
    name: 'Taqueria 7',
    latitude: 38.507,
    locality: 'Phoenix',
    facebook_id: null,
    fsq_category_labels: ['Dining and Drinking > Restaurant > Mexican Restaurant', 'Dining and Drinking > Bar'],
  });
  expect(found[6]).toMatchObject({ facebook_id: 6_000_000_000_000 });
});
