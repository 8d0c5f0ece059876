import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { main } from '../cli';
import { fuudImporter } from '../fuud/fuudImporter';
import { importFile } from '../importFile';
import { diner } from '../testing/diner';
import { makeScratch } from '../testing/scratchFile';
import type { SourceKind } from '../write/SourceInfo';
import { findDuplicates } from './findDuplicates';
import { readStatus } from './readStatus';

const scratch = makeScratch();
let database: TestDatabase;

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const PUB = diner({ sourceId: 'p', name: "O'Connell's Pub", address: '4652 Shaw Ave', ...at(38.6167, -90.2665) });
const SUSHI = diner({ sourceId: 's', name: 'Sushi Tei', address: '12 N Euclid Ave', ...at(38.6441, -90.2617) });
const TACOS = diner({ sourceId: 't', name: 'El Gallo', city: 'Phoenix', state: 'AZ', cuisine: undefined });

const importRows = (kind: SourceKind, rows: unknown[]) =>
  importFile(database.pool, {
    file: scratch.jsonl('rows.jsonl', rows),
    importer: fuudImporter({ source: `a-${kind}`, kind, licence: 'CC0', attribution: kind }),
  });

beforeAll(async () => {
  database = await createTestDatabase();
  await importRows('sample', [diner({ name: 'Invented', city: 'Nashville', state: 'TN' })]);
  await importRows('map', [PUB, SUSHI, TACOS]);
  await importRows('register', [
    { ...PUB, phone: '3147736600' },
    { ...SUSHI, sourceId: 'x', isClosed: true },
  ]);
});
afterAll(async () => {
  await database.drop();
  scratch.remove();
});

test('counts the restaurants of each city, the places of each source, and the known facts', async () => {
  const status = await readStatus(database.pool);
  expect(status.restaurants).toEqual({ listed: 2, closed: 1, samples: 1, severalSources: 1 });
  expect(status.sources).toMatchObject([
    { source: 'a-map', kind: 'map', places: 3, importedAt: expect.any(Date) },
    { source: 'a-register', kind: 'register', places: 2 },
    { source: 'a-sample', kind: 'sample', places: 1 },
  ]);
  expect(status.cities).toEqual([
    { city: 'Nashville, TN', listed: 1, closed: 0, sources: { 'a-sample': 1 } },
    { city: 'Phoenix, AZ', listed: 1, closed: 0, sources: { 'a-map': 1 } },
    { city: 'St. Louis, MO', listed: 1, closed: 1, sources: { 'a-map': 1, 'a-register': 1 } },
  ]);
  expect(status.coverageTotal).toBe(2);
  const known = Object.fromEntries(status.coverage.map(({ field, count }) => [field, count]));
  expect(known).toMatchObject({ address: 2, phone: 1, coordinates: 1, hours: 0 });
});

test('finds pairs of listed restaurants that may be the same place, and leaves out samples', async () => {
  expect(await findDuplicates(database.pool)).toEqual({ count: 0, first: [] });
  const { pool } = database;
  const twin = (name: string, isSample: boolean) =>
    pool.query(
      `INSERT INTO restaurants (id, name, address, city, city_key, state, latitude, longitude, is_sample)
       SELECT gen_random_uuid(), $1, address, city, city_key, state, latitude + 0.0001, longitude, $2
       FROM restaurants WHERE name = 'O''Connell''s Pub' LIMIT 1`,
      [name, isSample],
    );
  await twin('OConnells Pub', false);
  await twin('OConnells Pub', true);
  await twin('Entirely Different Noodle Bar', false);
  const { count, first } = await findDuplicates(pool);
  expect(count).toBe(1);
  const places = [first[0]?.one.place, first[0]?.other.place];
  expect(places.sort()).toEqual([
    "O'Connell's Pub, 4652 Shaw Ave, St. Louis, MO",
    'OConnells Pub, 4652 Shaw Ave, St. Louis, MO',
  ]);
  expect(first[0]?.isSame).toBe(true);
});

test('the command `status` prints the state of the catalogue', async () => {
  let out = '';
  const output = {
    write: (text: string) => {
      out += text;
    },
  };
  expect(await main(['status'], { DATABASE_URL: database.url }, output, output)).toBe(0);
  expect(out).toMatch(/restaurants listed.*a-register.*Phoenix, AZ.*coordinates.*Suspected duplicates: 1 pair\n/s);
});

test('counts listed restaurants by audience, and lists the restaurants that are not for the public', async () => {
  await importRows('aggregate', [
    diner({ sourceId: 'school', name: 'Lincoln Elementary School', city: 'Tulsa', state: 'OK' }),
  ]);
  const { audiences } = await readStatus(database.pool);
  expect(audiences).toContainEqual({ audience: 'institution', count: 1 });
  const lines: string[] = [];
  const output = { write: (text: string) => void lines.push(text) };
  expect(await main(['status', '--classes'], { DATABASE_URL: database.url }, output, output)).toBe(0);
  expect(lines).toEqual([
    expect.stringMatching(
      /^institution {2}Lincoln Elementary School, .*Tulsa, OK {2}\(name has ".*"\) {2}[-0-9a-f]{36}\n$/,
    ),
  ]);
  await main(['status'], { DATABASE_URL: database.url }, output, output);
  expect(lines.at(-1)).toMatch(
    /appear in searches; 1 appears only under its name: 1 institution\. status --classes lists these restaurants\./,
  );
});
