import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '../database/openPool';
import { type Database, withPrisma } from '../database/withPrisma';
import { buildRestaurant } from '../testing/factories';
import { type CuttableProxy, startCuttableProxy } from '../testing/startCuttableProxy';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { CityIndex } from './index/CityIndex';
import { CityIndexes } from './index/CityIndexes';
import type { SearchRequest } from './SearchRequest';
import { searchRestaurants } from './searchRestaurants';

// These tests check what searches return while the database is unreachable.
let database: TestDatabase;
let proxy: CuttableProxy;
let far: Database;
let cities: CityIndexes;
let now: number;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startCuttableProxy(database.url);
  far = withPrisma(openPool(proxy.url));
});
afterAll(async () => {
  await far.close();
  await proxy.cut();
  await database.drop();
});
beforeEach(() => {
  now = 1_000_000_000;
  cities = new CityIndexes(far, undefined, () => now);
});
afterEach(async () => {
  await cities.close();
  await database.prisma.restaurant.deleteMany();
});

const search = (request: SearchRequest) => searchRestaurants({ pool: far.pool, cities }, request);
const found = async (request: SearchRequest) => {
  const { results, totalCount, age } = await search(request);
  return { names: results.map(({ restaurant }) => restaurant.name), totalCount, age };
};
const refusal = { code: 'UNAVAILABLE' };
const isAway = async (request: SearchRequest) =>
  expect(search(request)).rejects.toMatchObject({ code: 'ECONNREFUSED' });

/** Cuts the connection, and waits until `cities` notices this. */
async function goAway(): Promise<void> {
  await proxy.cut();
  while (cities.age === null) await pause(5);
}

/** Shows a visitor one of two restaurants, and then cuts the connection. */
async function cutAfterLookingAtTacos(): Promise<void> {
  await buildRestaurant(database, { name: 'Taco Stand' });
  await buildRestaurant(database, { name: 'Noodle Bar' });
  expect(await found({ query: 'taco stand', first: 1 })).toMatchObject({ names: ['Taco Stand'], age: null });
  await goAway();
}

test('without the database, searches find what was shown before; after ten minutes, searches fail', async () => {
  await cutAfterLookingAtTacos();
  expect(await found({ query: 'taco stand' })).toEqual({ names: ['Taco Stand'], totalCount: 1, age: 0 });
  now += 599_000;
  expect(await found({ query: '' })).toEqual({ names: ['Taco Stand'], totalCount: 1, age: 599 });
  await expect(search({ query: 'noodle bar' })).rejects.toMatchObject(refusal);
  await isAway({ query: '', area: { city: 'Tulsa' } });
  now += 2000;
  await isAway({ query: 'taco stand' });
  cities.dropIdle();
  expect(cities.memory.cities).toBe(0);
  await proxy.restore();
  expect(await found({ query: 'noodle bar', first: 1 })).toMatchObject({ names: ['Noodle Bar'], age: null });
});

test('even after a failed search, the index shows the present places again, not the earlier places', async () => {
  await cutAfterLookingAtTacos();
  const present = jest.fn();
  const past = jest.spyOn(CityIndex.prototype, 'showAsOf').mockReturnValue(present);
  await expect(search({ query: 'noodle bar' })).rejects.toMatchObject(refusal);
  past.mockRestore();
  expect(present).toHaveBeenCalledTimes(1);
  await proxy.restore();
});

test('soon after a city was read, a restaurant that was never shown can be shown without the database', async () => {
  const { id } = await buildRestaurant(database, { name: 'Noodle Bar' });
  expect((await found({ query: 'zzyzx' })).totalCount).toBe(0);
  while (!cities.canShow(id)) await pause(20);
  await goAway();
  expect((await found({ query: 'noodle bar' })).names).toEqual(['Noodle Bar']);
  await proxy.restore();
});

test('the first search after the database is reachable again finds what changed while it was unreachable', async () => {
  await cutAfterLookingAtTacos();
  await found({ query: 'taco stand' });
  await database.prisma.restaurant.updateMany({ where: { name: 'Taco Stand' }, data: { name: 'Taco Palace' } });
  await buildRestaurant(database, { name: 'New Place' });
  expect((await found({ query: '' })).names).toEqual(['Taco Stand']);
  await proxy.restore();
  const { names, age } = await found({ query: '' });
  expect([names.sort(), age]).toEqual([['New Place', 'Noodle Bar', 'Taco Palace'], null]);
});
