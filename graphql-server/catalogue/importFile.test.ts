import { searchAreaOf } from '../search/area/SearchArea';
import { loadCity } from '../search/index/loadCity';
import { type Postings, weightOf } from '../search/index/Postings';
import { stem } from '../search/words/stem';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { fuudImporter } from './fuud/fuudImporter';
import { ImportFailed, type ImportOptions, importFile } from './importFile';
import { diner } from './testing/diner';
import { makeScratch } from './testing/scratchFile';
import { restaurantId } from './write/restaurantId';

const scratch = makeScratch();
const importer = fuudImporter({ source: 'test-city', kind: 'guide', licence: 'CC0', attribution: 'Test City' });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('TRUNCATE restaurants, places CASCADE'));
afterAll(async () => {
  await database.drop();
  scratch.remove();
});

const load = (rows: unknown[], options: Partial<ImportOptions> = {}) =>
  importFile(database.pool, { file: scratch.jsonl('rows.jsonl', rows), importer, ...options });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    diner({ sourceId: `d-${index}`, name: `Diner ${index}`, address: `${index} Elm St` }),
  );
const restaurants = () => database.prisma.restaurant.findMany({ orderBy: { name: 'asc' } });

test('writes the restaurant and its source', async () => {
  await load([
    diner({
      coordinates: { latitude: 38.62, longitude: -90.2 },
      hours: 'Fr 18:00-02:00',
      gemType: 'Hidden Gem',
      dietaryOptions: ['Vegan'],
    }),
  ]);
  const [restaurant] = await database.prisma.restaurant.findMany({ include: { places: true } });
  expect(restaurant).toMatchObject({
    id: restaurantId('test-city', 'diner-1'),
    name: 'Corner Diner',
    city: 'St. Louis',
    cityKey: 'st louis',
    cuisine: 'American',
    isHiddenGem: true,
    gemType: 'Hidden Gem',
    category: 'Local Favorite',
    priceRange: null,
    imageUrls: [],
    recommendedDishes: [],
    dietaryOptions: ['vegan'],
    weeklyHours: [{ day: 5, opens: 1080, closes: 1560 }],
    timeZone: 'America/Chicago',
    isSample: false,
    delistedAt: null,
    userRatingCount: 0,
  });
  expect(restaurant?.places).toMatchObject([
    {
      source: 'test-city',
      sourceId: 'diner-1',
      licence: 'CC0',
      attribution: 'Test City',
      latitude: 38.62,
      longitude: -90.2,
    },
  ]);
  expect(restaurant?.places[0]?.facts).toMatchObject({ name: 'Corner Diner', cityKey: 'st louis' });
});

test('importing the same file again writes nothing; if one row has changed, only this row is written', async () => {
  expect(await load(many(5))).toMatchObject({ read: 5, written: 5, unchanged: 0, skipped: 0 });
  const before = await database.prisma.place.findMany({ include: { restaurant: true } });
  expect(await load(many(5))).toMatchObject({ read: 5, written: 0, unchanged: 5, skipped: 0 });
  expect(await database.prisma.place.findMany({ include: { restaurant: true } })).toEqual(before);

  await database.pool.query('UPDATE restaurants SET user_rating_count = 3, user_rating_sum = 12');
  const changed = many(5).map((row) => (row.sourceId === 'd-2' ? { ...row, phone: '314 555 0142' } : row));
  expect(await load(changed)).toMatchObject({ written: 1, unchanged: 4 });
  expect((await restaurants())[2]).toMatchObject({ name: 'Diner 2', phone: '+13145550142', userRatingSum: 12 });
});

test('if only the license of the source has changed, all its rows are written again', async () => {
  await load(many(2));
  const from = { ...importer.from, licence: 'ODbL' };
  expect(await load(many(2), { importer: fuudImporter(from) })).toMatchObject({ written: 2 });
  expect(await load(many(2), { importer: fuudImporter(from) })).toMatchObject({ written: 0 });
});

test('bad rows and values are reported with their lines, and do not stop the import', async () => {
  const file = scratch.file(
    'mixed.jsonl',
    [
      JSON.stringify(diner({ sourceId: 'a' })),
      '{"sourceId": "b", "name": ',
      JSON.stringify(diner({ sourceId: 'c', name: undefined })),
      JSON.stringify(diner({ sourceId: 'd', name: 'Lost Diner', address: '5 Fir St', latitude: 'north' })),
      JSON.stringify(diner({ sourceId: 'e', state: 'Bavaria', phone: '(314)' })),
      JSON.stringify(diner({ sourceId: 'f', phone: '(314)', address: '9 Oak St', name: 'NUL\u0000 \ud800 café 🍕' })),
    ].join('\n'),
  );
  const report = await importFile(database.pool, { file, importer });
  expect(report).toMatchObject({ read: 6, written: 3, unchanged: 0, skipped: 3 });
  expect(report.reasons).toEqual([
    { reason: 'is not a JSON object', count: 1, examples: [{ line: 2 }] },
    { reason: 'name is missing', count: 1, examples: [{ line: 3 }] },
    { reason: 'state is no US state', count: 1, examples: [{ line: 5, detail: 'Bavaria' }] },
  ]);
  expect(report.notes).toEqual([
    { reason: 'latitude should be a number, left out', count: 1, examples: [{ line: 4, detail: 'north' }] },
    { reason: 'phone is no US number, left out', count: 1, examples: [{ line: 6, detail: '(314)' }] },
  ]);
  expect((await restaurants()).map(({ name }) => name)).toEqual(['Corner Diner', 'Lost Diner', 'NUL café 🍕']);
});

test.each([1, 2, 100])('if rows have the same id, the first row counts (batches of %i rows)', async (batchSize) => {
  const rows = [
    diner(),
    diner({ name: 'Other' }),
    diner({ sourceId: 'x', address: '9 Oak St' }),
    diner({ name: 'Third' }),
  ];
  expect(await load(rows, { batchSize })).toMatchObject({ written: 2, skipped: 2 });
  expect(await load(rows, { batchSize })).toMatchObject({ written: 0, unchanged: 2, skipped: 2 });
  expect((await restaurants()).map(({ name }) => name)).toEqual(['Corner Diner', 'Corner Diner']);
});

test('a large import vacuums and analyzes the tables', async () => {
  await load(many(501), { batchSize: 200 });
  const { rows } = await database.pool.query(
    'SELECT last_vacuum IS NOT NULL AND last_analyze IS NOT NULL AS tidy FROM pg_stat_user_tables WHERE relname = ANY($1)',
    [['restaurants', 'places']],
  );
  expect(rows).toEqual([{ tidy: true }, { tidy: true }]);
});

test('a stopped import reports the rows that it has written, and a second run completes the import', async () => {
  const stop = new AbortController();
  const onProgress = ({ written }: { written: number }) => written >= 20 && stop.abort();
  const report = await load(many(100), { batchSize: 10, signal: stop.signal, onProgress });
  expect(report.interrupted).toBe(true);
  expect(report.written).toBeGreaterThanOrEqual(20);
  expect(report.written).toBeLessThan(100);
  expect(report.read).toBe(report.written);
  expect(await database.prisma.restaurant.count()).toBe(report.written);
  expect(await load(many(100))).toMatchObject({
    read: 100,
    written: 100 - report.written,
    unchanged: report.written,
    interrupted: false,
  });
});

test('an import that is stopped before it begins writes nothing', async () => {
  expect(await load(many(3), { signal: AbortSignal.abort() })).toMatchObject({
    read: 0,
    written: 0,
    interrupted: true,
  });
});

test('if a file cannot be read to its end, nothing is written', async () => {
  const file = scratch.file(
    'broken.jsonl',
    Buffer.concat([
      Buffer.from(
        many(50)
          .map((row) => `${JSON.stringify(row)}\n`)
          .join(''),
      ),
      Buffer.from([0x81]),
    ]),
  );
  await expect(importFile(database.pool, { file, importer, batchSize: 10 })).rejects.toThrow(
    'broken.jsonl is not UTF-8 text at line 51 (the byte 0x81)',
  );
  expect(await database.prisma.restaurant.count()).toBe(0);
});

test('if the database fails during the import, the report counts the rows that were written', async () => {
  await database.pool.query(`ALTER TABLE restaurants ADD CONSTRAINT trap CHECK (name <> 'Diner 25')`);
  const error = await load(many(40), { batchSize: 10 }).catch((caught: unknown) => caught);
  await database.pool.query('ALTER TABLE restaurants DROP CONSTRAINT trap');
  expect(error).toBeInstanceOf(ImportFailed);
  expect((error as ImportFailed).message).toContain('trap');
  expect((error as ImportFailed).report).toMatchObject({ read: 20, written: 20 });
  expect(await database.prisma.restaurant.count()).toBe(20);
});

test('two imports at the same time cause neither errors nor duplicates', async () => {
  const reports = await Promise.all([load(many(200), { batchSize: 20 }), load(many(200).reverse(), { batchSize: 30 })]);
  expect(reports[0].written + reports[1].written).toBe(200);
  expect(await database.prisma.restaurant.count()).toBe(200);
});

test('in search, words of important facts count at least as much as other words; accents are ignored', async () => {
  await load([
    diner({
      name: 'Jalapeño Joe',
      cuisine: 'mexican',
      recommendedDishes: ['Smoked burrito'],
      neighborhood: 'Soulard',
      description: 'Crispy tortillas',
    }),
  ]);
  const index = await loadCity(database.pool, searchAreaOf({ city: 'St. Louis' }).place);
  const times = ['jalapeno', 'burritos', 'soulard', 'tortilla', 'sushi'].map((word) => {
    const { terms, words } = index.postings[0] as Postings;
    const term = terms.find(stem(word));
    return term < 0 ? 0 : weightOf(words.entries[words.start[term] as number] as number);
  });
  expect(times).toEqual([...times].sort((a, b) => Number(b) - Number(a)));
  expect(times.map((count) => Number(count) > 0)).toEqual([true, true, true, true, false]);
});

test('listeners are notified of changes, and are not notified if nothing changed', async () => {
  const heard: string[] = [];
  const listener = await database.pool.connect();
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('LISTEN fuud_restaurants');
  await load(many(3));
  await listener.query('SELECT 1');
  const changes = heard.length;
  expect(changes).toBeGreaterThan(0);
  await load(many(3));
  await listener.query('SELECT 1');
  listener.release(true);
  expect(heard).toHaveLength(changes);
});
