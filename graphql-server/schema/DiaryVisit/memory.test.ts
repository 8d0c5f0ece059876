import {
  AddDiaryEntryDocument,
  AddDiaryVisitDocument,
  ContinueAsGuestDocument,
  DiaryDaysDocument,
  type DiaryDaysQueryVariables,
  DiaryYearDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, operateToFail, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ada: Client;
let bob: Client;
let adaId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: ada } = await registerMember(server.client(), 'ada'));
  ({ client: bob } = await registerMember(server.client(), 'bob'));
  adaId = (await database.prisma.user.findFirstOrThrow({ where: { username: 'ada' } })).id;
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(() => database.prisma.diaryEntry.deleteMany());

/** Adds a new restaurant to the diary, with these visits in this order. Null stands for a visit without a date. */
async function addEntry(facts: Parameters<typeof buildRestaurant>[1], visits: (string | null)[], client = ada) {
  const { id: restaurantId } = await buildRestaurant(database, facts);
  const [visitedAt, ...more] = visits;
  const input = { restaurantId, visitedAt, notes: visitedAt ? null : 'no date' };
  const { diaryEntry } = (await operate(client, AddDiaryEntryDocument, { input })).addDiaryEntry;
  for (const later of more) {
    await operate(client, AddDiaryVisitDocument, {
      input: { diaryEntryId: diaryEntry?.uuid ?? '', visitedAt: later, notes: later ? null : 'no date' },
    });
  }
  return restaurantId;
}
const days = async (variables: DiaryDaysQueryVariables, client = ada) =>
  (await operate(client, DiaryDaysDocument, variables)).viewer;
const daysOf = ({ diaryVisits }: Awaited<ReturnType<typeof days>>) =>
  diaryVisits?.edges.map(({ day, diaryEntry }) => `${day} ${diaryEntry.snapshot.name}`);
const reviewOf = async (year: number, client = ada) =>
  (await operate(client, DiaryYearDocument, { year })).viewer.diaryYear;

test('all visits in a range of days are listed, latest first, even visits that their entry does not show', async () => {
  await addEntry({ name: 'Rosso' }, ['2024-02-29', '2024-03-01', null, '2024-02-01']);
  await addEntry({ name: 'Noodle' }, ['2024-02-29', '2024-01-31']);
  const february = await days({ from: '2024-02-01', to: '2024-02-29' });
  expect(daysOf(february)?.map((line) => line.split(' ')[0])).toEqual(['2024-02-29', '2024-02-29', '2024-02-01']);
  expect(daysOf(february)).toEqual(
    expect.arrayContaining(['2024-02-29 Rosso', '2024-02-29 Noodle', '2024-02-01 Rosso']),
  );
  expect(february.diaryVisits?.totalCount).toBe(3);
  expect(february.diaryMonths).toEqual([
    { year: 2024, month: 3, visitCount: 1 },
    { year: 2024, month: 2, visitCount: 3 },
    { year: 2024, month: 1, visitCount: 1 },
  ]);
});

test('the day of a timed visit is in the restaurant’s time zone, or in UTC if that time zone is unknown', async () => {
  await addEntry({ name: 'Late', timeZone: 'America/Chicago' }, ['2025-05-01T03:30:00Z']);
  await addEntry({ name: 'Somewhere' }, ['2025-05-01T03:30:00Z']);
  expect(daysOf(await days({ from: '2025-04-30', to: '2025-04-30' }))).toEqual(['2025-04-30 Late']);
  expect(daysOf(await days({ from: '2025-05-01', to: '2025-05-31' }))).toEqual(['2025-05-01 Somewhere']);
});

test('the pages contain every visit exactly once, even in years before 1970', async () => {
  await addEntry({ name: 'Old' }, ['1950-06-01', '1961-01-01', '1969-12-31', '1970-01-01', '1970-01-01']);
  const range = { from: '1900-01-01', to: '1999-12-31' };
  const seen: string[] = [];
  let after: string | null | undefined = null;
  do {
    const { diaryVisits }: Awaited<ReturnType<typeof days>> = await days({ ...range, first: 2, after });
    seen.push(...(diaryVisits?.edges.map(({ day }) => day) ?? []));
    after = diaryVisits?.pageInfo.hasNextPage ? diaryVisits.pageInfo.endCursor : null;
  } while (after);
  expect(seen).toEqual(['1970-01-01', '1970-01-01', '1969-12-31', '1961-01-01', '1950-06-01']);
  expect(daysOf(await days({ ...range, last: 1 }))).toEqual(['1950-06-01 Old']);

  const cursor = (await days({ ...range, first: 2 })).diaryVisits?.pageInfo.endCursor;
  for (const other of [{ from: '1950-01-01' }, { to: '1969-12-31' }]) {
    expect(await operateToFail(ada, DiaryDaysDocument, { ...range, ...other, after: cursor })).toMatchObject({
      extensions: { code: 'BAD_CURSOR', field: 'after' },
    });
  }
});

test('the visits to a restaurant that is no longer in the catalog are still listed and counted', async () => {
  const id = await addEntry({ name: 'Gone', cuisine: 'Thai' }, ['2025-05-01']);
  await database.prisma.restaurant.delete({ where: { id } });
  const { diaryVisits } = await days({ from: '0000-01-01', to: '9999-12-31' });
  expect(diaryVisits?.edges[0]?.diaryEntry).toMatchObject({ snapshot: { name: 'Gone' } });
  expect(await reviewOf(2025)).toMatchObject({
    restaurantCount: 1,
    cityCount: 1,
    topCuisines: [{ cuisine: { key: 'thai' } }],
  });
});

test('a range whose end is before its start is refused', async () => {
  const refusal = await operateToFail(ada, DiaryDaysDocument, { from: '2025-02-01', to: '2025-01-31' });
  expect(refusal).toMatchObject({ message: 'to must not lie before from', extensions: { field: 'to' } });
});

test('a year’s review names the most visited and the best rated restaurant and the longest streak', async () => {
  await addEntry({ name: 'Rosso', cuisine: 'Italian, Pizza' }, ['2024-01-01', '2024-01-08', '2024-02-29']);
  const best = await addEntry({ name: 'Phnom', cuisine: 'Thai', city: 'Chicago' }, ['2024-01-15', '2023-12-31']);
  await addEntry({ name: 'Plain', cuisine: null }, ['2024-12-31', null]);
  await database.prisma.userRating.create({ data: { userId: adaId, restaurantId: best, rating: 5 } });
  expect(await reviewOf(2024)).toEqual({
    year: 2024,
    visitCount: 5,
    restaurantCount: 3,
    cityCount: 2,
    topCuisines: [
      { cuisine: { key: 'italian' }, count: 3 },
      { cuisine: { key: 'pizza' }, count: 3 },
      { cuisine: { key: 'thai' }, count: 1 },
    ],
    mostVisited: { visitCount: 3, stars: null, diaryEntry: { snapshot: { name: 'Rosso' } } },
    bestRated: { visitCount: 1, stars: 5, diaryEntry: { snapshot: { name: 'Phnom' } } },
    mostVisitedCount: 1,
    bestRatedCount: 1,
    restaurants: [
      { name: 'Rosso', cuisines: [{ key: 'italian' }, { key: 'pizza' }] },
      { name: 'Plain', cuisines: [] },
      { name: 'Phnom', cuisines: [{ key: 'thai' }] },
    ],
    longestStreakWeeks: 3,
    weeksFromSunday: 3,
    firstVisitOn: '2024-01-01',
    undatedVisitCount: 1,
  });
});

test('a visit whose fields were all cleared counts as a visit without a date only if its entry has no other visit', async () => {
  await addEntry({ name: 'Rosso' }, ['2024-01-01', '2024-02-01']);
  await addEntry({ name: 'Noodle' }, ['2024-03-01']);
  await database.prisma.diaryEntry.updateMany({ data: { visitedAt: null, notes: null, favoriteDishes: null } });
  expect(await reviewOf(2024)).toMatchObject({ visitCount: 1, undatedVisitCount: 1 });
});

test.each([7, 9, -1])('a week that begins on the day %d is refused', async (firstWeekday) => {
  const query = 'query ($day: Int!) { viewer { diaryYear(year: 2024) { longestStreakWeeks(firstWeekday: $day) } } }';
  expect(await ada.graphql(query, { day: firstWeekday })).toMatchObject({
    data: { viewer: { diaryYear: null } },
    errors: [{ message: 'firstWeekday must be from 0 to 6', extensions: { field: 'firstWeekday', reason: 'INVALID' } }],
  });
});

test('the review of a year without visits is empty; other viewers cannot see a member’s visits', async () => {
  await addEntry({ name: 'Rosso' }, ['2024-01-01']);
  const none = { visitCount: 0, restaurantCount: 0, cityCount: 0, topCuisines: [], mostVisited: null, bestRated: null };
  expect(await reviewOf(2025)).toEqual({
    year: 2025,
    ...none,
    mostVisitedCount: 0,
    bestRatedCount: 0,
    restaurants: [],
    longestStreakWeeks: 0,
    weeksFromSunday: 0,
    firstVisitOn: null,
    undatedVisitCount: 0,
  });
  expect(await reviewOf(2024, bob)).toMatchObject(none);
  expect(await days({ from: '2024-01-01', to: '2024-12-31' }, bob)).toMatchObject({
    diaryVisits: { totalCount: 0, edges: [] },
    diaryMonths: [],
  });
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  expect(await reviewOf(2024, guest)).toBeNull();
});
