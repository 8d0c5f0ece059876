import { rateRestaurant } from '../../domain/ratings/rateRestaurant';
import { buildRestaurant, buildUser } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { searchAreaOf } from '../area/SearchArea';
import { CityIndexes } from './CityIndexes';

let database: TestDatabase;
let cities: CityIndexes;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  cities = new CityIndexes(database);
});
afterEach(async () => {
  await cities.close();
  await database.prisma.restaurant.deleteMany();
});

const stLouis = searchAreaOf({ city: 'St. Louis' }).place;
const countIn = async (place = stLouis) => {
  await cities.settle();
  return (await cities.at(place)).currentCount;
};

test('simultaneous callers for the same city share one read from the database', async () => {
  await buildRestaurant(database);
  const readings = jest.spyOn(database.pool, 'connect');
  const [one, other] = await Promise.all([cities.at(stLouis), cities.at(stLouis)]);
  expect(one).toBe(other);
  expect(one.currentCount).toBe(1);
  expect(readings).toHaveBeenCalledTimes(1);
  readings.mockRestore();
});

test('if a restaurant is added, moved, delisted or deleted, the index is updated, not replaced', async () => {
  const { id } = await buildRestaurant(database, { name: 'One' });
  const index = await cities.at(stLouis);
  await buildRestaurant(database, { name: 'Two' });
  await buildRestaurant(database, { name: 'Elsewhere', city: 'Phoenix', state: 'AZ' });
  await buildRestaurant(database, { name: 'Close by', city: 'Clayton', latitude: 38.65, longitude: -90.33 });
  expect(await countIn()).toBe(3);
  const change = (data: object) => database.prisma.restaurant.update({ where: { id }, data });
  await change({ cityKey: 'phoenix', state: 'AZ' });
  expect(await countIn()).toBe(2);
  await change({ cityKey: 'st louis', state: 'MO' });
  expect(await countIn()).toBe(3);
  await change({ delistedAt: new Date() });
  expect(await countIn()).toBe(2);
  await database.prisma.restaurant.deleteMany({ where: { name: 'Two' } });
  expect(await countIn()).toBe(1);
  expect(await cities.at(stLouis)).toBe(index);
});

test('after hundreds of simultaneous changes, only the affected cities are read again', async () => {
  await buildRestaurant(database, { city: 'Phoenix', state: 'AZ', latitude: 33.45, longitude: -112.07 });
  const [before, phoenix] = [await cities.at(stLouis), await cities.at(searchAreaOf({ city: 'Phoenix' }).place)];
  const near = searchAreaOf({ point: { latitude: 38.6, longitude: -90.2 } }).place;
  const nearBefore = await cities.at(near);
  await database.pool.query(
    `INSERT INTO restaurants (id, name, city, city_key, state, latitude, longitude)
     SELECT gen_random_uuid(), 'Place ' || n, 'St. Louis', 'st louis', 'MO', 38.6, -90.2 FROM generate_series(1, 400) n`,
  );
  expect(await countIn()).toBe(400);
  expect(await countIn(near)).toBe(400);
  expect(await cities.at(stLouis)).not.toBe(before);
  expect(await cities.at(near)).not.toBe(nearBefore);
  expect(await cities.at(searchAreaOf({ city: 'Phoenix' }).place)).toBe(phoenix);
});

test('a restaurant without a search document gets a document when its city is first searched', async () => {
  const { id } = await buildRestaurant(database, { name: 'Late' });
  await database.pool.query('UPDATE restaurants SET search_document = NULL, search_version = 0');
  expect(await countIn()).toBe(1);
  const { rows } = await database.pool.query(
    'SELECT search_document IS NOT NULL AS has FROM restaurants WHERE id = $1',
    [id],
  );
  expect(rows).toEqual([{ has: true }]);
});

test('a new rating changes the quality in the index and the rating count on the card of its restaurant', async () => {
  const { id } = await buildRestaurant(database);
  const { id: userId } = await buildUser(database);
  const before = (await cities.at(stLouis)).columns.quality[0];
  expect((await cities.cardsOf([id])).get(id)?.userRatingCount).toBe(0);
  await rateRestaurant(database, { kind: 'MEMBER', userId }, id, { rating: 5 });
  await cities.settle();
  const index = await cities.at(stLouis);
  expect(index.columns.quality[index.placeOf(id)]).toBeGreaterThan(before ?? 1);
  expect((await cities.cardsOf([id])).get(id)?.userRatingCount).toBe(1);
});

test('a card comes from memory until its restaurant is changed or deleted', async () => {
  const { id } = await buildRestaurant(database, { name: 'Before' });
  const nameOf = async () => (await cities.cardsOf([id])).get(id)?.name;
  expect(await nameOf()).toBe('Before');
  const statements = jest.spyOn(database.pool, 'query');
  expect(await nameOf()).toBe('Before');
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
  await database.prisma.restaurant.update({ where: { id }, data: { name: 'After' } });
  await cities.settle();
  expect(await nameOf()).toBe('After');
  await database.prisma.restaurant.delete({ where: { id } });
  await cities.settle();
  expect(await nameOf()).toBeUndefined();
});

test('a city idle for 30 minutes is dropped; if memory is full, the least recently used city is dropped', async () => {
  let now = 0;
  await cities.close();
  cities = new CityIndexes(database, undefined, () => now);
  await cities.at(stLouis);
  now += 20 * 60_000;
  await cities.at(searchAreaOf({ city: 'Phoenix' }).place);
  now += 10 * 60_000;
  cities.dropIdle();
  expect(cities.memory.cities).toBe(1);
  const each = cities.memory.bytes;

  await cities.close();
  cities = new CityIndexes(database, (2.5 * each) / 0.75);
  const [phoenix, chicago, nashville] = ['Phoenix', 'Chicago', 'Nashville'].map(
    (city) => searchAreaOf({ city }).place,
  ) as [typeof stLouis, typeof stLouis, typeof stLouis];
  const cached = await cities.at(phoenix);
  const dropped = await cities.at(chicago);
  await cities.at(phoenix);
  await cities.at(nashville);
  expect(cities.memory.cities).toBe(2);
  expect(await cities.at(phoenix)).toBe(cached);
  expect(await cities.at(chicago)).not.toBe(dropped);
});

test('after the connection that reports changes was lost, a city in memory is read again', async () => {
  await buildRestaurant(database);
  const before = await cities.at(stLouis);
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
  );
  await cities.settle();
  await buildRestaurant(database);
  expect(await countIn()).toBe(2);
  expect(await cities.at(stLouis)).not.toBe(before);
});

test('when a city cannot be read, the next caller reads the city again', async () => {
  const failing = jest.spyOn(database.pool, 'connect').mockImplementationOnce(() => Promise.reject(new Error('no')));
  await expect(cities.at(stLouis)).rejects.toThrow('no');
  failing.mockRestore();
  expect((await cities.at(stLouis)).currentCount).toBe(0);
});
