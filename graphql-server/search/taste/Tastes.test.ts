import { buildRestaurant, buildUser } from '../../testing/factories';
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

test('is worked out once for all who ask, and forgotten when it changes', async () => {
  expect(await likes()).toEqual([]);
  expect(await statementsOf(likes)).toBe(0);
  await save();
  await tastes.settle();
  expect(await statementsOf(() => Promise.all([likes(), likes(), likes()]))).toBe(1);
  expect(await likes()).toContain('ramen');
});

test.each([
  ['a save that goes', () => database.prisma.savedRestaurant.deleteMany({ where: { userId } })],
  ['stars', () => database.prisma.userRating.create({ data: { userId, restaurantId: ramenId, rating: 3 } })],
  [
    'an erasure',
    () => database.prisma.user.update({ where: { id: userId }, data: { tasteSince: new Date(now + 60_000) } }),
  ],
  ['the end of the account', () => database.prisma.user.delete({ where: { id: userId } })],
])('%s changes it', async (_, change) => {
  await save();
  expect(await likes()).toContain('ramen');
  await change();
  await tastes.settle();
  expect(await likes()).toEqual([]);
});

test('a diary entry changes it, somebody else’s does not', async () => {
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

test('it holds for an hour', async () => {
  await likes();
  now += 3_599_999;
  expect(await statementsOf(likes)).toBe(0);
  now += 1;
  expect(await statementsOf(likes)).toBe(1);
});

test('what is read while it changes is not kept', async () => {
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

test('when nothing can be heard, nothing is kept', async () => {
  const deaf = new Tastes({ pool: database.pool, url: 'postgres://nobody@127.0.0.1:1/none' });
  await deaf.of(userId);
  expect(await statementsOf(() => deaf.of(userId))).toBe(1);
  await deaf.close();
});
