import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureCache } from './PictureCache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fuud-pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const [a, b, c] = ['a', 'b', 'c'].map((word) => PictureCache.key(word)) as [string, string, string];
const bytes = (size: number, fill = 1) => Buffer.alloc(size, fill);
const fileOf = (key: string) => join(folder, key.slice(0, 2), key);

test('after a restart, a cached file is read with the same bytes and etag; a missing file gives null', async () => {
  const written = await new PictureCache(folder, 10_000).write(a, bytes(100, 7));
  const read = await new PictureCache(folder, 10_000).read(a);
  expect(read).toEqual({ body: bytes(100, 7), etag: written.etag });
  expect(written.etag).toMatch(/^"[\w-]{22}"$/);
  expect(await new PictureCache(folder, 10_000).read(b)).toBeNull();
});

test.each([
  ['cut short', (file: Buffer) => file.subarray(0, 60)],
  ['changed', (file: Buffer) => Buffer.concat([file.subarray(0, -1), Buffer.of(9)])],
  ['emptied', () => Buffer.alloc(0)],
])('a file that was %s is not read', async (_case, damage) => {
  const cache = new PictureCache(folder, 10_000);
  await cache.write(a, bytes(100));
  writeFileSync(fileOf(a), damage(readFileSync(fileOf(a))));
  expect(await cache.read(a)).toBeNull();
  await cache.write(a, bytes(100));
  expect((await cache.read(a))?.body).toEqual(bytes(100));
});

test('the least recently used files are deleted first', async () => {
  const cache = new PictureCache(folder, 350);
  await cache.write(a, bytes(100));
  await cache.write(b, bytes(100));
  await cache.read(a);
  await cache.write(c, bytes(150));
  expect([await cache.has(a), await cache.has(b), await cache.has(c)]).toEqual([true, false, true]);
  expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())).toHaveLength(
    2,
  );
});

test('after a restart with a smaller limit, the least recently used files are deleted', async () => {
  const before = new PictureCache(folder, 10_000);
  await before.write(a, bytes(100));
  await before.write(b, bytes(100));
  utimesSync(fileOf(b), 1000, 1000);
  const after = new PictureCache(folder, 150);
  expect([await after.has(a), await after.has(b)]).toEqual([true, false]);
});

test('an incomplete file older than an hour is deleted; files that the cache did not write are kept', async () => {
  const cache = new PictureCache(folder, 10_000);
  await cache.write(a, bytes(100));
  writeFileSync(`${fileOf(a)}.x.tmp`, 'half');
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  utimesSync(`${fileOf(a)}.x.tmp`, 1000, 1000);
  expect(await new PictureCache(folder, 10_000).has(a)).toBe(true);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(left.map(({ name }) => name).sort()).toEqual([a, 'notes.txt']);
});

test('an empty file (for example, after a power cut) counts as missing', async () => {
  await new PictureCache(folder, 10_000).write(a, bytes(100));
  writeFileSync(fileOf(a), '');
  const cache = new PictureCache(folder, 10_000);
  expect(await cache.has(a)).toBe(false);
  await cache.write(a, bytes(100));
  expect((await cache.read(a))?.body).toEqual(bytes(100));
});

test('`write` returns the file even if its folder cannot be created', async () => {
  writeFileSync(join(folder, 'file'), '');
  const kept = await new PictureCache(join(folder, 'file', 'under'), 10_000).write(a, bytes(10));
  expect(kept.body).toEqual(bytes(10));
});
