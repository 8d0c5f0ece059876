import { buildRestaurant, buildUser } from '../../testing/factories';
import { startCuttableProxy } from '../../testing/startCuttableProxy';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { Tastes } from './Tastes';

let database: TestDatabase;
let tastes: Tastes;
let now: number;
let userId: string;
let ramenId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: ramenId } = await buildRestaurant(database, { cuisine: 'Ramen', recommendedDishes: ['Ramen'] }));
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = Date.now();
  tastes = new Tastes(database, () => now);
  ({ id: userId } = await buildUser(database));
});
afterEach(() => tastes.close());

const save = () =>
  database.prisma.savedRestaurant.create({ data: { userId, restaurantId: ramenId, restaurantData: {} } });
const likes = async () => (await tastes.of(userId)).map(({ concept }) => concept);
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(database.pool, 'query');
  await work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
}

test('a taste is cached until it changes, and calls at the same time share one SQL statement', async () => {
  expect(await likes()).toEqual([]);
  expect(await statementsOf(likes)).toBe(0);
  await save();
  await tastes.settle();
  expect(await statementsOf(() => Promise.all([likes(), likes(), likes()]))).toBe(1);
  expect(await likes()).toContain('ramen');
});

test.each([
  ['a removed save', () => database.prisma.savedRestaurant.deleteMany({ where: { userId } })],
  ['a rating', () => database.prisma.userRating.create({ data: { userId, restaurantId: ramenId, rating: 3 } })],
  [
    'a reset of the taste',
    () => database.prisma.user.update({ where: { id: userId }, data: { tasteSince: new Date(now + 60_000) } }),
  ],
  ['the deletion of the account', () => database.prisma.user.delete({ where: { id: userId } })],
])('%s changes the taste', async (_, change) => {
  await save();
  expect(await likes()).toContain('ramen');
  await change();
  await tastes.settle();
  expect(await likes()).toEqual([]);
});

test('a diary entry changes the taste; an entry of another member does not', async () => {
  await likes();
  const { id: other } = await buildUser(database);
  const entry = { restaurantId: ramenId, restaurantData: {} };
  await database.prisma.diaryEntry.create({ data: { userId: other, ...entry } });
  await tastes.settle();
  expect(await statementsOf(likes)).toBe(0);
  await database.prisma.diaryEntry.create({ data: { userId, ...entry } });
  await tastes.settle();
  expect(await likes()).toContain('ramen');
});

test('a taste is cached for an hour', async () => {
  await likes();
  now += 3_599_999;
  expect(await statementsOf(likes)).toBe(0);
  now += 1;
  expect(await statementsOf(likes)).toBe(1);
});

test('a taste that changes while it is being read is not cached', async () => {
  await likes();
  now += 3_600_000;
  const { pool } = database;
  const query = pool.query.bind(pool) as unknown as (...args: unknown[]) => Promise<unknown>;
  const spy = jest.spyOn(pool, 'query').mockImplementationOnce((async (...args: unknown[]) => {
    const answer = await query(...args);
    await save();
    await tastes.settle();
    return answer;
  }) as never);
  expect(await likes()).toEqual([]);
  spy.mockRestore();
  expect(await likes()).toContain('ramen');
});

test('no taste is cached while the database cannot report changes', async () => {
  const deaf = new Tastes({ pool: database.pool, url: 'postgres://nobody@127.0.0.1:1/none' });
  await deaf.of(userId);
  expect(await statementsOf(() => deaf.of(userId))).toBe(1);
  await deaf.close();
});

test('a taste is not cached if the database begins to report changes only after the taste was read', async () => {
  const proxy = await startCuttableProxy(database.url);
  await proxy.cut();
  const late = new Tastes({ pool: database.pool, url: proxy.url });
  const { pool } = database;
  const query = pool.query.bind(pool) as unknown as (...args: unknown[]) => Promise<unknown>;
  const spy = jest.spyOn(pool, 'query').mockImplementationOnce((async (...args: unknown[]) => {
    const answer = await query(...args);
    await save();
    await proxy.restore();
    const { id } = await buildUser(database);
    await late.of(id); // this call connects
    return answer;
  }) as never);
  expect(await late.of(userId)).toEqual([]);
  spy.mockRestore();
  expect((await late.of(userId)).map(({ concept }) => concept)).toContain('ramen');
  await late.close();
  await proxy.cut();
});
