import { Prisma } from '../../database/__generated__/prisma/client';
import { buildRestaurant } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { isListedIn, type StoredLocation, showsIn } from './isListedIn';
import { searchAreaOf } from './SearchArea';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [name, city, state, latitude, longitude] of [
    ['Somewhere in St. Louis', 'St. Louis', 'MO', null, null],
    ['Central West End', 'Saint Louis', 'MO', 38.6446, -90.2615],
    ['Clayton', 'Clayton', 'MO', 38.6495, -90.333],
    ['Across the river', 'East St. Louis', 'IL', 38.6245, -90.1509],
    ['Kirkwood', 'Kirkwood', 'MO', 38.5834, -90.4068],
    ['Chesterfield', 'Chesterfield', 'MO', 38.6631, -90.5771],
    ['In the box, not in the circle', 'Fenton', 'MO', 38.46, -90.42],
    ['Michigan', 'St. Louis', 'MI', 43.4084, -84.6067],
    ['West of the 180th meridian', 'Aleutians', 'AK', 51.9, 179.98],
    ['Unknown town', 'Nowhereville', 'MO', null, null],
  ] as const) {
    await buildRestaurant(database, { name, city, state, latitude, longitude });
  }
  await buildRestaurant(database, { name: 'Gone', latitude: 38.63, longitude: -90.2, delistedAt: new Date() });
});
afterAll(() => database.drop());

const around = ['Across the river', 'Central West End', 'Clayton', 'Kirkwood', 'Somewhere in St. Louis'];

test.each<[string, string[]]>([
  ['', around],
  ['St. Louis', around],
  ['saint louis, mo', around],
  [' 63101 ', around],
  ['Clayton, MO', ['Central West End', 'Clayton', 'Kirkwood']],
  ['St. Louis, MI', ['Michigan']],
  ['nowhereville', ['Unknown town']],
  ['Nowhereville, MO', ['Unknown town']],
  ['Nowhereville, KS', []],
  ['00000', []],
  ["St. Louis' OR 1=1 --", []],
  ['🍕', []],
])('a search in %j finds %j', async (location, names) => {
  const { rows } = await database.pool.query<{ name: string }>(
    Prisma.sql`SELECT r.name FROM restaurants r WHERE ${isListedIn(searchAreaOf({ city: location }).place)} ORDER BY r.name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(names);
});

test.each([
  ...['', 'Clayton, MO', 'St. Louis, MI', 'nowhereville', 'Nowhereville, KS', '🍕'].map(
    (city) => searchAreaOf({ city }).place,
  ),
  searchAreaOf({ point: { latitude: 38.63, longitude: -90.25 } }).place,
  searchAreaOf({ point: { latitude: -90, longitude: 180 } }).place,
  searchAreaOf({ point: { latitude: 90, longitude: -180 } }).place,
  searchAreaOf({ point: { latitude: 51.9, longitude: -179.98 } }).place,
])('showsIn returns the same as the SQL of isListedIn for every restaurant, for the place %j', async (place) => {
  const { rows } = await database.pool.query<StoredLocation & { shows: boolean }>(
    Prisma.sql`SELECT r.delisted_at IS NULL AS "isListed", r.city_key AS "cityKey", r.state, r.latitude, r.longitude,
      coalesce(${isListedIn(place)}, false) AS shows FROM restaurants r`,
  );
  expect(rows.map((row) => showsIn(place, row))).toEqual(rows.map(({ shows }) => shows));
});

test('the condition for the city and the condition for the position can each use a database index', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('SET enable_seqscan = off');
    const { text, values } =
      Prisma.sql`SELECT FROM restaurants r WHERE ${isListedIn(searchAreaOf({ city: 'St. Louis' }).place)}`;
    const { rows } = await client.query({ text: `EXPLAIN ${text}`, values });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('restaurants_city_key_state_idx');
    expect(plan).toContain('restaurants_latitude_longitude_idx');
  } finally {
    client.release(true);
  }
});

test('the SQL text is the same for two known cities; it is also the same for two unknown cities', () => {
  const textFor = (location: string) => isListedIn(searchAreaOf({ city: location }).place).text;
  expect(textFor('Phoenix')).toBe(textFor('St. Louis'));
  expect(textFor('Nowhere, MO')).toBe(textFor('Nowhere'));
});
