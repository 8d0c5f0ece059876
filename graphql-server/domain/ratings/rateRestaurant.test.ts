import { randomUUID } from 'node:crypto';
import { buildRestaurant, buildUser } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { Viewer } from '../../Viewer';
import { forgetRatings } from './changeRatings';
import { rateRestaurant } from './rateRestaurant';
import { removeRating } from './removeRating';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function member(): Promise<Viewer & { userId: string }> {
  return { kind: 'MEMBER', userId: (await buildUser(database)).id };
}
async function totalsOf(id: string) {
  const { userRatingCount, userRatingSum } = await database.prisma.restaurant.findUniqueOrThrow({ where: { id } });
  return { count: userRatingCount, sum: userRatingSum };
}
const rate = (viewer: Viewer, id: string, rating: number) => rateRestaurant(database, viewer, id, { rating });

test('the totals stay exact when many members rate at the same time, each of them twice', async () => {
  const { id } = await buildRestaurant(database);
  const members = await Promise.all(Array.from({ length: 6 }, member));
  await Promise.all(members.flatMap((viewer, n) => [rate(viewer, id, 1 + (n % 5)), rate(viewer, id, 5)]));

  const rows = await database.prisma.userRating.findMany({ where: { restaurantId: id } });
  expect(new Set(rows.map(({ userId }) => userId)).size).toBe(6);
  expect(rows).toHaveLength(6);
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  expect(await totalsOf(id)).toEqual({ count: 6, sum });

  await Promise.all(members.map((viewer) => rate(viewer, id, 4)));
  expect(await totalsOf(id)).toEqual({ count: 6, sum: 24 });
});

test('the totals stay exact when some members rate again while other members remove their ratings', async () => {
  const { id } = await buildRestaurant(database);
  const members = await Promise.all(Array.from({ length: 6 }, member));
  for (const viewer of members) await rate(viewer, id, 2);
  await Promise.all(members.map((viewer, n) => (n < 4 ? removeRating(database, viewer, id) : rate(viewer, id, 5))));
  expect(await totalsOf(id)).toEqual({ count: 2, sum: 10 });
});

test("forgetRatings removes a member's ratings from all totals, even while other members rate", async () => {
  const places = await Promise.all(Array.from({ length: 5 }, () => buildRestaurant(database)));
  const [staying, ...going] = await Promise.all(Array.from({ length: 4 }, member));
  if (!staying) throw new Error('nobody stays');
  for (const viewer of going) for (const { id } of [...places].reverse()) await rate(viewer, id, 1);

  await Promise.all([
    ...going.map(({ userId }) => database.prisma.$transaction((transaction) => forgetRatings(transaction, userId))),
    ...places.map(({ id }) => rate(staying, id, 5)),
  ]);

  for (const { id } of places) expect(await totalsOf(id)).toEqual({ count: 1, sum: 5 });
  expect(await database.prisma.userRating.count({ where: { userId: { in: going.map(({ userId }) => userId) } } })).toBe(
    0,
  );
});

test('a member whose account is deleted gets an error, and an unknown restaurant is not found', async () => {
  const { id } = await buildRestaurant(database);
  await expect(rate({ kind: 'MEMBER', userId: randomUUID() }, id, 3)).rejects.toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  await expect(rate(await member(), randomUUID(), 3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await totalsOf(id)).toEqual({ count: 0, sum: 0 });
});
