import { join } from 'node:path';
import { makeScratch } from '../../testing/scratchFile';
import { type ParquetOptions, type Shape, writeParquet } from '../../testing/writeParquet';
import { readParquetRows } from './readParquetRows';

const scratch = makeScratch();
afterAll(scratch.remove);

const columns: Record<string, Shape> = {
  id: 'text',
  confidence: 'double',
  many: 'int64',
  names: { primary: 'text', rules: [{ variant: 'text', value: 'text' }] },
  phones: ['text'],
  addresses: [{ freeform: 'text', region: 'text' }],
  geometry: 'bytes',
};
const point = Buffer.from('010100000000000000008056c00000000000404340', 'hex'); // -90, 38.5
const place = (index: number) => ({
  id: `place ${index}`,
  confidence: index % 7 === 0 ? null : index / 10,
  many: index,
  names:
    index % 5 === 0 ? null : { primary: `Joe's ${index}`, rules: index % 2 ? [{ variant: 'short', value: 'J' }] : [] },
  phones: index % 3 === 0 ? null : Array.from({ length: index % 4 }, (_, item) => `${index}-${item}`),
  addresses: [{ freeform: `${index} Elm St`, region: index % 2 ? 'MO' : null }],
  geometry: index % 2 ? point : null,
});
/** The row that readParquetRows returns for `place(index)`. The bytes of its geometry become a point. */
const read = (index: number) => ({
  ...place(index),
  geometry: index % 2 ? { type: 'Point', coordinates: [-90, 38.5] } : null,
});

async function rows(path: string, wanted: string[]) {
  const found: unknown[] = [];
  for await (const { values, line } of readParquetRows(path, wanted)) {
    expect(line).toBe(found.length + 1);
    found.push(values);
  }
  return found;
}

const write = (count: number, options: ParquetOptions) =>
  writeParquet(
    join(scratch.folder, 'places.parquet'),
    columns,
    Array.from({ length: count }, (_, index) => place(index)),
    options,
  );
const everything = Object.keys(columns);

test.each<[string, number, ParquetOptions]>([
  ['one page', 5, {}],
  ['many small pages, and groups whose last page is shorter', 5000, { rowsAGroup: 3333, rowsAPage: 7 }],
  ['gzip', 100, { codec: 'GZIP' }],
  ['brotli, pages of version 2', 250, { codec: 'BROTLI', pageVersion: 2, rowsAPage: 40 }],
  ['pages of version 2, no compression', 250, { pageVersion: 2 }],
])('reads the same rows that were written: %s', async (_, count, options) => {
  expect(await rows(write(count, options), everything)).toEqual(Array.from({ length: count }, (_, at) => read(at)));
});

test('reads only requested columns and parts of columns; a file without any requested column is refused', async () => {
  const path = write(3, {});
  expect(await rows(path, ['id', 'names.primary', 'website'])).toEqual([
    { id: 'place 0', names: null },
    { id: 'place 1', names: { primary: "Joe's 1" } },
    { id: 'place 2', names: { primary: "Joe's 2" } },
  ]);
  await expect(rows(path, ['website'])).rejects.toThrow('places.parquet has none of the columns website.');
});

test('reads a geometry that the key-value metadata of the file declares (GeoParquet)', async () => {
  const keyValueMetadata = { geo: JSON.stringify({ columns: { geometry: { encoding: 'WKB' } } }) };
  expect(await rows(write(2, { keyValueMetadata }), ['geometry'])).toEqual([
    { geometry: null },
    { geometry: read(1).geometry },
  ]);
});

test('refuses a missing file, a directory, and a file that is not parquet', async () => {
  await expect(rows(join(scratch.folder, 'no.parquet'), ['id'])).rejects.toThrow('no.parquet does not exist.');
  await expect(rows(scratch.folder, ['id'])).rejects.toThrow('is a directory');
  const text = scratch.file('text.parquet', 'id,name\n1,Joe\n');
  await expect(rows(text, ['id'])).rejects.toThrow('text.parquet is no parquet file.');
});
