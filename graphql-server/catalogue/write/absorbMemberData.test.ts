import { randomUUID } from 'node:crypto';
import type { Prisma } from '../../database/__generated__/prisma/client';
import { inTransaction } from '../../database/inTransaction';
import { buildRestaurant, buildUser } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { absorbRestaurants } from './absorbRestaurants';

let database: TestDatabase;
let userId: string;
let survivor: string;
let absorbed: string;
let other: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  userId = (await buildUser(database)).id;
  [survivor, absorbed, other] = (await Promise.all(
    [1, 2, 3].map(async () => (await buildRestaurant(database)).id),
  )) as [string, string, string];
});

const absorb = (...ids: string[]) =>
  inTransaction(database.pool, (client) => absorbRestaurants(client, new Map(ids.map((id) => [id, survivor]))));
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Creates a diary entry. The latest visit was added on day `added` of January 2026. `earlier` has the other visits. */
async function enter(
  restaurantId: string,
  added: number,
  { notes = null, earlier = [] }: { notes?: string | null; earlier?: [string, number][] } = {},
) {
  const visits = {
    create: earlier.map(([text, at]) => ({ id: randomUUID(), notes: text, addedAt: day(at) })),
  } satisfies Prisma.DiaryVisitCreateNestedManyWithoutEntryInput;
  const dates = { addedAt: day(added), visitAddedAt: day(added), updatedAt: day(added) };
  return database.prisma.diaryEntry.create({
    data: { userId, restaurantId, restaurantData: {}, notes, visits, ...dates },
  });
}
const entries = () =>
  database.prisma.diaryEntry.findMany({ where: { userId }, include: { visits: { orderBy: { addedAt: 'asc' } } } });

test('the restaurant that survives a merge gets each member’s newest rating and the correct totals', async () => {
  const { prisma } = database;
  const { id: somebody } = await buildUser(database);
  for (const [user, restaurantId, rating, at] of [
    [userId, survivor, 1, 1],
    [userId, absorbed, 5, 3],
    [userId, other, 2, 2],
    [somebody, other, 4, 1],
  ] as const) {
    await prisma.userRating.create({ data: { userId: user, restaurantId, rating, ratedAt: day(at) } });
  }
  await absorb(absorbed, other);
  const ratings = await prisma.userRating.findMany({ where: { userId: { in: [userId, somebody] } } });
  expect(ratings.map(({ restaurantId, rating }) => [restaurantId, rating]).sort()).toEqual([
    [survivor, 4],
    [survivor, 5],
  ]);
  const totals = await prisma.restaurant.findMany({
    where: { id: { in: [survivor, absorbed, other] } },
    select: { id: true, userRatingCount: true, userRatingSum: true },
  });
  expect(totals.find(({ id }) => id === survivor)).toMatchObject({ userRatingCount: 2, userRatingSum: 9 });
  expect(totals.filter(({ userRatingCount }) => userRatingCount > 0)).toHaveLength(1);
});

test('a member who saved several restaurants of a merge keeps one save, which has the earliest date', async () => {
  const { prisma } = database;
  const save = (restaurantId: string, at: number) =>
    prisma.savedRestaurant.create({ data: { userId, restaurantId, restaurantData: {}, savedAt: day(at) } });
  await save(survivor, 3);
  await save(absorbed, 2);
  await save(other, 4);
  await absorb(absorbed, other);
  expect(await prisma.savedRestaurant.findMany({ where: { userId } })).toMatchObject([
    { restaurantId: survivor, savedAt: day(2) },
  ]);
});

test('several diary entries become one that has all visits with content and shows the newest of them', async () => {
  await enter(survivor, 2, { notes: 'second', earlier: [['first', 1]] });
  const last = await enter(absorbed, 5, {
    notes: 'fifth',
    earlier: [
      ['fourth', 4],
      ['third', 3],
    ],
  });
  await enter(other, 9);
  await absorb(absorbed, other);
  const [entry, ...more] = await entries();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ id: last.id, restaurantId: survivor, notes: 'fifth', addedAt: day(2) });
  expect(entry?.visits.map(({ notes }) => notes)).toEqual(['first', 'second', 'third', 'fourth']);
  expect(entry?.updatedAt.getTime()).toBeGreaterThan(day(5).getTime());
});

test('a single diary entry moves to the surviving restaurant, and nothing else in the entry changes', async () => {
  const entry = await enter(absorbed, 2, { notes: 'Loud', earlier: [['first', 1]] });
  await absorb(absorbed, other);
  expect(await entries()).toMatchObject([{ ...entry, restaurantId: survivor, visits: [{ notes: 'first' }] }]);
});

test('the entry that remains after a merge shows the latest visit, even if another visit was added later', async () => {
  const { prisma } = database;
  const newest = await enter(survivor, 2, { notes: 'visited in May' });
  await prisma.diaryEntry.update({ where: { id: newest.id }, data: { visitedAt: day(130), visitedIsDay: true } });
  const old = await enter(absorbed, 3, { notes: 'visited in 1970' });
  await prisma.diaryEntry.update({ where: { id: old.id }, data: { visitedAt: new Date(0), visitedIsDay: true } });
  await absorb(absorbed);
  expect(await entries()).toMatchObject([{ id: newest.id, visits: [{ notes: 'visited in 1970' }] }]);
});
