import { Prisma, type SavedRestaurant } from '../database/__generated__/prisma/client';
import { columnOf } from '../database/columns';
import { listSaved } from '../domain/saved/listSaved';
import { buildRestaurant, buildUser } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { anonymous, type Viewer } from '../Viewer';
import { type ListRequest, listCursor, readListPage, sliceOfList } from './listPage';

let database: TestDatabase;
let viewer: Viewer & { userId: string };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  viewer = { kind: 'MEMBER', userId: (await buildUser(database)).id };
  const somebody = await buildUser(database);
  await keep('not mine', 4, somebody.id);
});

/** Saves seven restaurants on five days. Three of them are saved in the same millisecond. */
async function sevenSaves() {
  for (const [name, day] of [
    ['a', 1],
    ['b', 2],
    ['c', 2],
    ['d', 2],
    ['e', 3],
    ['f', 4],
    ['g', 5],
  ] as const) {
    await keep(name, day);
  }
}

async function keep(name: string, day: number, userId = viewer.userId): Promise<SavedRestaurant> {
  const { id: restaurantId } = await buildRestaurant(database, { name });
  const savedAt = new Date(Date.UTC(2026, 0, day));
  return database.prisma.savedRestaurant.create({ data: { userId, restaurantId, restaurantData: { name }, savedAt } });
}

const read = (request: ListRequest) => listSaved(database, viewer, readListPage('saved_restaurants', request));
const namesOf = ({ items }: Awaited<ReturnType<typeof read>>) =>
  items.map(({ entry }) => (entry.restaurantData as { name: string }).name);

test('forward paging returns every entry once, newest first', async () => {
  await sevenSaves();
  const whole = namesOf(await read({ first: 100 }));
  expect(whole.slice(0, 3)).toEqual(['g', 'f', 'e']);
  expect([...whole].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);

  const met = [];
  for (let after: string | undefined, more = true; more; ) {
    const page = await read({ first: 2, after });
    expect(page).toMatchObject({ totalCount: 7, hasPreviousPage: after !== undefined });
    met.push(...namesOf(page));
    after = page.items.at(-1)?.cursor;
    more = page.hasNextPage;
  }
  expect(met).toEqual(whole);
});

test('backward paging returns every entry once, in the same order as forward paging', async () => {
  await sevenSaves();
  const whole = namesOf(await read({ first: 100 }));
  const met = [];
  for (let before: string | undefined, more = true; more; ) {
    const page = await read({ last: 2, before });
    expect(page).toMatchObject({ totalCount: 7, hasNextPage: before !== undefined });
    met.unshift(...namesOf(page));
    before = page.items[0]?.cursor;
    more = page.hasPreviousPage;
  }
  expect(met).toEqual(whole);
});

test('the next page continues at the same position after entries were added and deleted', async () => {
  await sevenSaves();
  const whole = namesOf(await read({ first: 100 }));
  const first = await read({ first: 3 });
  await keep('newest', 9);
  await database.prisma.savedRestaurant.delete({ where: { id: first.items[2]?.entry.id } });
  expect(namesOf(await read({ first: 100, after: first.items[2]?.cursor }))).toEqual(whole.slice(3));
});

test('listSaved reads an empty list, the end of a list, and a whole list', async () => {
  expect(await read({})).toEqual({ totalCount: 0, items: [], hasPreviousPage: false, hasNextPage: false });
  await sevenSaves();
  const { items } = await read({ last: 1 });
  const beyond = await read({ after: items[0]?.cursor });
  expect(beyond).toMatchObject({ totalCount: 7, items: [], hasPreviousPage: true, hasNextPage: false });
  expect((await listSaved(database, viewer, sliceOfList(null))).items).toHaveLength(7);
});

test('guests and anonymous visitors have empty lists, and nothing is read for them', async () => {
  const statements = jest.spyOn(database.pool, 'query');
  for (const nobody of [anonymous, { kind: 'GUEST', userId: viewer.userId } as const]) {
    expect(await listSaved(database, nobody, sliceOfList(null))).toMatchObject({ totalCount: 0, items: [] });
  }
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
});

test.each<[ListRequest, string]>([
  [{ first: 0 }, 'first'],
  [{ first: 101 }, 'first'],
  [{ last: -1 }, 'last'],
  [{ first: 1, last: 1 }, 'last'],
])('the list request %j is refused, and the error names the argument %s', (request, field) => {
  expect(() => readListPage('saved_restaurants', request)).toThrow(expect.objectContaining({ code: 'INVALID', field }));
});

const anId = '00000000-0000-0000-0000-000000000000';
test.each([
  [{ after: 'x' }, 'after'],
  [{ after: listCursor('restaurant_diary', { at: new Date(0), id: anId }) }, 'after'],
  [{ before: Buffer.from('saved_restaurants:1:nothing').toString('base64url') }, 'before'],
  [{ after: Buffer.from(`saved_restaurants:999999999999999:${'0'.repeat(36)}`).toString('base64url') }, 'after'],
  [
    {
      after: Buffer.from(`saved_restaurants:999999999999999:${'00000000-0000-0000-0000-000000000000'}`).toString(
        'base64url',
      ),
    },
    'after',
  ],
])('the cursor in %j does not come from this list and is refused', (request, field) => {
  expect(() => readListPage('saved_restaurants', request)).toThrow(
    expect.objectContaining({ code: 'BAD_CURSOR', field }),
  );
});

test.each([
  ['saved_restaurants', Prisma.SavedRestaurantScalarFieldEnum],
  ['restaurant_diary', Prisma.DiaryEntryScalarFieldEnum],
  ['user_ratings', Prisma.UserRatingScalarFieldEnum],
  ['search_history', Prisma.SearchRecordScalarFieldEnum],
])('Prisma’s fields for %s are exactly the columns of the table', async (table, fields) => {
  const { rows } = await database.pool.query(
    'SELECT column_name FROM information_schema.columns WHERE table_name = $1',
    [table],
  );
  expect(Object.values(fields).map(columnOf).sort()).toEqual(rows.map(({ column_name }) => column_name).sort());
});

test('an entry equals the row that Prisma reads; other data about its restaurant is added if requested', async () => {
  const saved = await keep('Whole', 1);
  const key = { userId: viewer.userId, restaurantId: saved.restaurantId };
  const rating = await database.prisma.userRating.create({ data: { ...key, rating: 4, visitedAt: new Date(0) } });
  const diaryEntry = await database.prisma.diaryEntry.create({ data: { ...key, restaurantData: {}, notes: 'x' } });
  const beside = { saved: true, rating: true, diaryEntry: true };
  const [item] = (await listSaved(database, viewer, sliceOfList(null), beside)).items;
  expect(item).toEqual({ cursor: expect.any(String), entry: saved, saved, rating, diaryEntry });
  const [bare] = (await listSaved(database, viewer, sliceOfList(null))).items;
  expect(bare).toMatchObject({ entry: saved, saved: null, rating: null, diaryEntry: null });
});
