import { isBlurhashValid } from 'blurhash';
import { Client } from 'pg';
import { isIllustration } from '../images/illustrations/readIllustration';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { fuudImporter } from './fuud/fuudImporter';
import { importFile } from './importFile';
import { loadSampleCatalogue } from './loadSampleCatalogue';
import { diner } from './testing/diner';
import { makeScratch } from './testing/scratchFile';

const scratch = makeScratch();
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('TRUNCATE restaurants, places CASCADE'));
afterAll(async () => {
  await database.drop();
  scratch.remove();
});

const samples = [
  diner({ sourceId: 's-1', name: 'Sample One' }),
  diner({ sourceId: 's-2', name: 'Sample Two' }),
  diner({ sourceId: 's-3', name: 'Sample Phoenix', city: 'Phoenix', state: 'AZ', latitude: 33.45, longitude: -112.07 }),
];
const sample = (rows: unknown[] = samples) => loadSampleCatalogue(database.pool, scratch.jsonl('sample.jsonl', rows));
const real = (changes: Record<string, unknown>) =>
  importFile(database.pool, {
    file: scratch.jsonl('real.jsonl', [diner({ sourceId: 'r-1', name: 'Real', ...changes })]),
    importer: fuudImporter({ source: 'real', kind: 'guide', licence: 'CC0', attribution: 'Real' }),
  });
const listed = async () => {
  const rows = await database.prisma.restaurant.findMany({ where: { delistedAt: null }, orderBy: { name: 'asc' } });
  return rows.map(({ name }) => name);
};

test('a load marks the restaurants as samples, and stores the source and the license of their places', async () => {
  expect(await sample()).toMatchObject({ source: 'sample', read: 3, written: 3, skipped: 0, samplesDelisted: 0 });
  const rows = await database.prisma.restaurant.findMany({ include: { places: true } });
  expect(rows.every(({ isSample }) => isSample)).toBe(true);
  expect(rows[0]?.places[0]).toMatchObject({ source: 'sample', licence: 'Invented for Fuud' });
});

test('samples get illustrations with placeholders; a real place gets no illustration, even from its file', async () => {
  await sample(samples.map((row) => ({ ...row, recommendedDishes: ['Pancakes'] })));
  await real({ imageUrls: ['illustration:1f355~arch~1'], city: 'Reno', state: 'NV' });
  const rows = await database.prisma.restaurant.findMany({ orderBy: { name: 'asc' } });
  expect(rows.map(({ isSample, imageUrls }) => [isSample, imageUrls.length > 0])).toEqual([
    [false, false],
    [true, true],
    [true, true],
    [true, true],
  ]);
  for (const { imageUrls, imagePlaceholders } of rows) {
    expect(imageUrls.every(isIllustration)).toBe(true);
    expect(imagePlaceholders.map((hash) => isBlurhashValid(hash).result)).toEqual(imageUrls.map(() => true));
  }
});

test('a second load of the same file changes nothing', async () => {
  await sample();
  const before = await database.prisma.restaurant.findMany({ include: { places: true } });
  expect(await sample()).toMatchObject({ read: 3, written: 0, unchanged: 3, samplesDelisted: 0 });
  expect(await database.prisma.restaurant.findMany({ include: { places: true } })).toEqual(before);
});

test('if one sample of the file changed, a load writes only this sample', async () => {
  await sample();
  expect(
    await sample(samples.map((row) => (row.sourceId === 's-2' ? { ...row, phone: '3145550142' } : row))),
  ).toMatchObject({
    written: 1,
    unchanged: 2,
  });
});

test('the samples in a city with a real restaurant are delisted, but stay in the database', async () => {
  await sample();
  expect(await real({ city: 'SAINT LOUIS' })).toMatchObject({ written: 1, samplesDelisted: 2 });
  expect(await listed()).toEqual(['Real', 'Sample Phoenix']);
  expect(await database.prisma.restaurant.count()).toBe(4);
  expect(await sample()).toMatchObject({ written: 0, samplesDelisted: 0 });
  expect(await listed()).toEqual(['Real', 'Sample Phoenix']);
});

test.each([
  ['in a neighboring town, 14 km away', 33.42, -111.92, true],
  ['29 km to the north', 33.71, -112.07, true],
  ['31 km to the north', 33.73, -112.07, false],
  ['31 km to the west', 33.45, -112.405, false],
])('whether a real restaurant %s (%d, %d) replaces the Phoenix sample: %s', async (_, latitude, longitude, hides) => {
  const neighbour = { city: 'Tempe', state: 'AZ', latitude, longitude };
  const names = hides ? ['Real', 'Sample One', 'Sample Two'] : ['Real', 'Sample One', 'Sample Phoenix', 'Sample Two'];
  await sample();
  await real(neighbour);
  expect(await listed()).toEqual(names);
  await database.pool.query('TRUNCATE restaurants, places CASCADE');
  await real(neighbour);
  await sample(); // the order of the two imports does not matter
  expect(await listed()).toEqual(names);
});

test('a real restaurant does not replace the samples in a city with the same name in another state', async () => {
  await sample();
  expect(await real({ state: 'MI' })).toMatchObject({ samplesDelisted: 0 });
});

test('if a city already has a real restaurant, a load writes the samples of the city and delists them', async () => {
  await real({});
  expect(await sample()).toMatchObject({ written: 3, samplesDelisted: 2 });
  expect(await listed()).toEqual(['Real', 'Sample Phoenix']);
});

test('a sample is delisted if the file lacks it, and is listed again if the file contains it again', async () => {
  await sample();
  expect(await sample(samples.slice(1))).toMatchObject({ written: 0, samplesDelisted: 1 });
  expect(await listed()).toEqual(['Sample Phoenix', 'Sample Two']);
  await sample();
  expect(await listed()).toEqual(['Sample One', 'Sample Phoenix', 'Sample Two']);
});

test('if the real restaurant of a city was delisted, the next load lists the samples of the city again', async () => {
  await real({});
  await sample();
  await database.pool.query('UPDATE restaurants SET delisted_at = now() WHERE NOT is_sample');
  await sample();
  expect(await listed()).toEqual(['Sample One', 'Sample Phoenix', 'Sample Two']);
});

test('the shipped file loads without skipped rows or notes; a second load imports no rows', async () => {
  const report = await loadSampleCatalogue(database.pool);
  expect(report).toMatchObject({ skipped: 0, notes: [], reasons: [] });
  expect(report.written).toBeGreaterThanOrEqual(60);
  const { pool } = database;
  const asked = jest.spyOn(Client.prototype, 'query');
  expect(await loadSampleCatalogue(pool)).toMatchObject({ written: 0, samplesDelisted: 0 });
  const statements = asked.mock.calls.map(([statement]) => String(statement).trim().split(/\s/)[0]);
  asked.mockRestore();
  expect(statements).toEqual(['SELECT', 'BEGIN', 'UPDATE', 'COMMIT']);
});

test('if the file is missing, the error contains the name of the file', async () => {
  await expect(loadSampleCatalogue(database.pool, `${scratch.folder}/none.jsonl`)).rejects.toThrow(/none\.jsonl/);
});
