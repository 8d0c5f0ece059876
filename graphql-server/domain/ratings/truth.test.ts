import { absorbRestaurants } from '../../catalogue/write/absorbRestaurants';
import { inTransaction } from '../../database/inTransaction';
import { buildRestaurant, buildUser } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { Viewer } from '../../Viewer';
import { removeUser } from '../accounts/removeUser';
import { addDiaryEntry } from '../diary/addDiaryEntry';
import { updateDiaryEntry } from '../diary/updateDiaryEntry';
import { saveRestaurant } from '../saved/saveRestaurant';
import { rateRestaurant } from './rateRestaurant';
import { removeRating } from './removeRating';

// The number and the sum of ratings on a restaurant's row must match its ratings at every moment.
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Member = Viewer & { kind: 'MEMBER' };
const member = async (): Promise<Member> => ({ kind: 'MEMBER', userId: (await buildUser(database)).id });
const members = (count: number) => Promise.all(Array.from({ length: count }, member));

/** The restaurants whose totals differ from their ratings. A single statement reads all rows as of one moment. */
async function drifted(): Promise<object[]> {
  const { rows } = await database.pool.query(`
    SELECT r.id, user_rating_count, user_rating_sum, count(u.id) AS count, coalesce(sum(u.rating), 0) AS sum
    FROM restaurants r LEFT JOIN user_ratings u ON u.restaurant_id = r.id
    GROUP BY r.id HAVING (user_rating_count, user_rating_sum) <> (count(u.id), coalesce(sum(u.rating), 0))`);
  return rows;
}

/** Checks the totals again and again while the work runs. Returns the number of these checks. */
async function neverDrifting(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  let looks = 0;
  for (; !isOver; looks += 1) expect(await drifted()).toEqual([]);
  await ended;
  expect(await drifted()).toEqual([]);
  return looks;
}

test('the rating totals are right at every moment while eight members add and remove ratings', async () => {
  const { id } = await buildRestaurant(database);
  const turns = (await members(8)).map(async (viewer, n) => {
    const { id: entryId } = await addDiaryEntry(database, viewer, id, {});
    for (let round = 0; round < 5; round += 1) {
      await rateRestaurant(database, viewer, id, { rating: 1 + ((n + round) % 5) });
      if ((n + round) % 3 === 0) await removeRating(database, viewer, id);
      await updateDiaryEntry(database, viewer, entryId, { userRating: 1 + ((n * round) % 5) });
      if ((n + round) % 4 === 0) await updateDiaryEntry(database, viewer, entryId, { userRating: null });
    }
  });
  expect(await neverDrifting(Promise.all(turns))).toBeGreaterThan(0);
});

test('the rating totals are right at every moment while accounts are deleted and other members rate', async () => {
  const places = await Promise.all([1, 2, 3].map(async () => (await buildRestaurant(database)).id));
  const [staying, going] = [await members(4), await members(4)];
  for (const viewer of going) for (const id of places) await rateRestaurant(database, viewer, id, { rating: 1 });
  const work = [
    ...staying.map(async (viewer) => {
      for (const id of [...places, ...places]) await rateRestaurant(database, viewer, id, { rating: 5 });
    }),
    ...going.map(({ userId }) => database.prisma.$transaction((transaction) => removeUser(transaction, userId))),
  ];
  await neverDrifting(Promise.all(work));
  const { userRatingCount, userRatingSum } = await database.prisma.restaurant.findUniqueOrThrow({
    where: { id: places[0] },
  });
  expect({ userRatingCount, userRatingSum }).toEqual({ userRatingCount: 4, userRatingSum: 20 });
});

test('a merge moves ratings, saves and diary entries without duplicates while members rate and save', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [survivor, absorbed] = [await buildRestaurant(database), await buildRestaurant(database)];
    const both = await members(6);
    const work = both.map(async (viewer, n) => {
      const [one, other] = n % 2 ? [survivor.id, absorbed.id] : [absorbed.id, survivor.id];
      await rateRestaurant(database, viewer, one, { rating: 2 });
      await saveRestaurant(database, viewer, one);
      await addDiaryEntry(database, viewer, one, { notes: 'Loud' });
      await rateRestaurant(database, viewer, other, { rating: 4 });
      await saveRestaurant(database, viewer, other);
    });
    const merge = inTransaction(database.pool, (client) =>
      absorbRestaurants(client, new Map([[absorbed.id, survivor.id]])),
    );
    await neverDrifting(Promise.all([...work, merge]));
    const { prisma } = database;
    const ofSurvivor = { restaurantId: survivor.id };
    expect(await prisma.userRating.findMany({ where: ofSurvivor })).toHaveLength(6);
    expect((await prisma.userRating.findMany({ where: ofSurvivor })).map(({ rating }) => rating)).toEqual(
      Array(6).fill(4),
    );
    expect(await prisma.savedRestaurant.count({ where: ofSurvivor })).toBe(6);
    expect((await prisma.diaryEntry.findMany({ where: ofSurvivor })).map(({ notes }) => notes)).toEqual(
      Array(6).fill('Loud'),
    );
    const ofAbsorbed = { restaurantId: absorbed.id };
    expect(await prisma.userRating.count({ where: ofAbsorbed })).toBe(0);
    expect(await prisma.savedRestaurant.count({ where: ofAbsorbed })).toBe(0);
    expect(await prisma.diaryEntry.count({ where: ofAbsorbed })).toBe(0);
  }
});
