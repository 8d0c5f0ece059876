import { randomUUID } from 'node:crypto';
import {
  AddDiaryEntryDocument,
  type AddDiaryEntryInput,
  ContinueAsGuestDocument,
  DiaryDocument,
  NodeDocument,
  RateRestaurantDocument,
  RemoveDiaryEntryDocument,
  UpdateDiaryEntryDocument,
  type UpdateDiaryEntryInput,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, operateToFail, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

const uuid = (id: string) => Buffer.from(id, 'base64').toString().split(':')[1];
let database: TestDatabase;
let server: TestServer;
let ada: Client;
let bob: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: ada } = await registerMember(server.client(), 'ada'));
  ({ client: bob } = await registerMember(server.client(), 'bob'));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(async () => {
  await database.prisma.diaryEntry.deleteMany();
  await database.prisma.userRating.deleteMany();
});

const globalId = (typename: string, id: string) => Buffer.from(`${typename}:${id}`).toString('base64');
const add = async (input: AddDiaryEntryInput, client = ada) =>
  (await operate(client, AddDiaryEntryDocument, { input })).addDiaryEntry;
const update = async (input: UpdateDiaryEntryInput, client = ada) =>
  (await operate(client, UpdateDiaryEntryDocument, { input })).updateDiaryEntry;
const remove = async (id: string, client = ada) =>
  (await operate(client, RemoveDiaryEntryDocument, { id })).removeDiaryEntry;
const diary = async (client = ada) => (await operate(client, DiaryDocument, {})).viewer.diary;

async function addOne() {
  const { id } = await buildRestaurant(database);
  const { diaryEntry } = await add({ restaurantId: id, notes: 'Loud', visitedAt: '2025-09-04' });
  if (!diaryEntry) throw new Error('not added');
  return diaryEntry;
}

test('addDiaryEntry returns the entry, its edge and its restaurant; the diary contains the same entry', async () => {
  const { id } = await buildRestaurant(database, { name: 'Nudo House' });
  await addOne();
  const {
    diaryEntry: entry,
    diaryEntryEdge: edge,
    restaurant,
    userErrors,
  } = await add({
    restaurantId: globalId('Restaurant', id),
    visitedAt: '2026-11-20T19:30:00Z',
    notes: ' Loud.\r\nGood <b>broth</b>. ',
    dishNotes: '  ',
  });
  expect(userErrors).toEqual([]);
  expect(entry).toEqual({
    id: globalId('DiaryEntry', String(entry?.uuid)),
    uuid: expect.any(String),
    restaurantId: globalId('Restaurant', id),
    visitedAt: '2026-11-20T19:30:00.000Z',
    notes: 'Loud.\nGood <b>broth</b>.',
    dishNotes: null,
    addedAt: entry?.updatedAt,
    updatedAt: expect.any(String),
    restaurant: { uuid: id, name: 'Nudo House', viewerRating: null },
    snapshot: { name: 'Nudo House' },
  });
  expect(restaurant).toEqual({ uuid: id, viewerDiaryEntry: { uuid: entry?.uuid } });
  const list = await diary();
  expect(list).toMatchObject({ totalCount: 2, edges: [{ cursor: edge?.cursor, node: entry }, {}] });
  expect(await diary(bob)).toMatchObject({ totalCount: 0, edges: [] });
});

test('a second entry for a restaurant, an entry for an unknown restaurant, and bad values are refused', async () => {
  const { restaurantId } = await addOne();
  expect(await add({ restaurantId })).toEqual({
    diaryEntry: null,
    diaryEntryEdge: null,
    restaurant: null,
    userErrors: [
      {
        code: 'ALREADY_IN_DIARY',
        field: 'restaurantId',
        path: ['input', 'restaurantId'],
        message: 'Restaurant is already in your diary',
      },
    ],
  });
  for (const unknown of [randomUUID(), 'nonsense', globalId('User', randomUUID())]) {
    expect(await add({ restaurantId: unknown })).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  }
  const { id } = await buildRestaurant(database);
  for (const [input, field] of [
    [{ notes: 'x'.repeat(4001) }, 'notes'],
    [{ dishNotes: 'x'.repeat(501) }, 'dishNotes'],
    [{ visitedAt: '1066-10-14' }, 'visitedAt'],
  ] as const) {
    expect(await add({ restaurantId: id, ...input })).toMatchObject({ diaryEntry: null, userErrors: [{ field }] });
  }
  expect((await diary()).totalCount).toBe(1);
  const wrongType = await operateToFail(ada, AddDiaryEntryDocument, {
    input: { restaurantId: id, visitedAt: 5 as unknown as string },
  });
  expect(wrongType).toMatchObject({
    message: expect.stringContaining('2026-11-26'),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('each field can change alone; null or a blank text clears a field; the stars do not change', async () => {
  const { id, uuid: plainId, restaurantId } = await addOne();
  await operate(ada, RateRestaurantDocument, { input: { restaurantId, stars: 2, comment: 'Kept' } });

  const changed = await update({ diaryEntryId: plainId, dishNotes: 'Miso' });
  expect(changed.diaryEntry).toMatchObject({ notes: 'Loud', visitedAt: '2025-09-04', dishNotes: 'Miso' });
  expect(changed.restaurant).toEqual({ uuid: uuid(restaurantId), viewerDiaryEntry: { uuid: plainId } });
  expect((await update({ diaryEntryId: id, visitedAt: '2026-01-01' })).diaryEntry).toMatchObject({
    visitedAt: '2026-01-01',
  });
  expect((await update({ diaryEntryId: id, visitedAt: null, notes: '' })).diaryEntry).toMatchObject({
    visitedAt: null,
    notes: null,
    dishNotes: 'Miso',
    restaurant: { viewerRating: { stars: 2 } },
  });
});

test("another member's entry cannot be read, changed or removed", async () => {
  const entry = await addOne();
  const notFound = {
    userErrors: [
      {
        code: 'NOT_FOUND',
        field: 'diaryEntryId',
        path: ['input', 'diaryEntryId'],
        message: 'Diary entry not found',
      },
    ],
  };
  for (const id of [entry.id, entry.uuid]) {
    expect(await update({ diaryEntryId: id, notes: 'mine' }, bob)).toMatchObject({ diaryEntry: null, ...notFound });
    expect(await remove(id, bob)).toMatchObject({ removedDiaryEntryId: null, ...notFound });
  }
  expect(await operate(bob, NodeDocument, { id: entry.id })).toEqual({ node: null });
  expect((await operate(ada, NodeDocument, { id: entry.id })).node?.id).toBe(entry.id);
  expect((await diary()).edges[0]?.node).toEqual(entry);
});

test('LAST_VISITED sorts an entry without a visit date by addedAt; a cursor of another sort is refused', async () => {
  const visits = ['2024-05-01', null, '2025-09-04', '2023-01-01'];
  for (const visitedAt of visits) {
    const { id } = await buildRestaurant(database, { name: visitedAt ?? 'Undated' });
    await add({ restaurantId: id, visitedAt });
  }
  const page = async (more: object) =>
    (await operate(ada, DiaryDocument, { sort: 'LAST_VISITED', first: 2, ...more })).viewer;
  const namesOf = (found: Awaited<ReturnType<typeof diary>>) => found?.edges.map(({ node }) => node.visitedAt);
  const first = (await page({})).diary;
  expect(namesOf(first)).toEqual([null, '2025-09-04']);
  const after = first?.edges[1]?.cursor;
  const second = (await page({ after })).diary;
  expect(namesOf(second)).toEqual(['2024-05-01', '2023-01-01']);
  expect(second).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: false } });
  expect(namesOf(await diary())).toEqual([...visits].reverse());
  expect(await operateToFail(ada, DiaryDocument, { after })).toMatchObject({ extensions: { field: 'after' } });
});

test('a removed entry is not in the diary; if it is removed again, the error is NOT_FOUND', async () => {
  const { id, restaurantId } = await addOne();
  expect(await remove(id)).toEqual({
    removedDiaryEntryId: id,
    removedItem: expect.objectContaining({ kind: 'DIARY_ENTRY', restaurantId, visitedAt: '2025-09-04' }),
    restaurant: { uuid: uuid(restaurantId), viewerDiaryEntry: null },
    userErrors: [],
  });
  expect(await remove(id)).toMatchObject({ removedDiaryEntryId: null, userErrors: [{ code: 'NOT_FOUND' }] });
  expect((await diary()).totalCount).toBe(0);
});

test('apart from the session, the diary with its restaurants and stars needs one SQL statement', async () => {
  for (let number = 0; number < 3; number++) await addOne();
  const statements = jest.spyOn(database.pool, 'query');
  expect((await diary()).edges).toHaveLength(3);
  const ownStatements = statements.mock.calls.filter(([text]) => !/sessions/.test(JSON.stringify(text)));
  statements.mockRestore();
  expect(ownStatements).toHaveLength(1);
});

test('guests and anonymous visitors have an empty diary, and cannot add, change or remove entries', async () => {
  const { id: entryId } = await addOne();
  const { id } = await buildRestaurant(database);
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  for (const [client, code] of [
    [guest, 'FORBIDDEN'],
    [server.client(), 'UNAUTHENTICATED'],
  ] as const) {
    expect(await diary(client)).toEqual({ totalCount: 0, pageInfo: { hasNextPage: false }, edges: [] });
    expect(await add({ restaurantId: id }, client)).toMatchObject({ diaryEntry: null, userErrors: [{ code }] });
    expect(await update({ diaryEntryId: entryId, notes: 'x' }, client)).toMatchObject({
      diaryEntry: null,
      userErrors: [{ code }],
    });
    expect(await remove(entryId, client)).toMatchObject({ removedDiaryEntryId: null, userErrors: [{ code }] });
  }
});
