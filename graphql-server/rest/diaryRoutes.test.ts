import { randomUUID } from 'node:crypto';
import { keyOf } from '../schema/globalId';
import { DiaryDocument } from '../testing/__generated__/operations';
import { buildRestaurant } from '../testing/factories';
import { operate, registerMember } from '../testing/operate';
import { call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ada: Client;
let adaId: string;
let bob: Client;
let guest: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: ada, userId: adaId } = await registerMember(server.client(), 'ada'));
  ({ client: bob } = await registerMember(server.client(), 'bob'));
  guest = server.client();
  await call(guest, 'POST', '/api/auth/guest', {});
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(async () => {
  await database.prisma.diaryEntry.deleteMany();
  await database.prisma.userRating.deleteMany();
});

const add = (client: Client, body: object) => call(client, 'POST', '/api/diary', body);
const list = async (client: Client) => (await call(client, 'GET', '/api/diary')).body;

test('entries are stored, another device lists them newest first, and GraphQL returns the same data', async () => {
  const { id } = await buildRestaurant(database, { name: 'Nudo House' });
  const { id: second } = await buildRestaurant(database, { name: 'Pastaria' });
  const added = await add(ada, {
    restaurantId: id,
    restaurantData: { id, name: 'Whatever' },
    visitedAt: '2026-11-20T19:30:00.000Z',
    notes: null,
  });
  const entry = {
    id: expect.any(String),
    userId: adaId,
    restaurantId: id,
    restaurantData: expect.objectContaining({ id, name: 'Nudo House', isSaved: false }),
    visitedAt: '2026-11-20T19:30:00.000Z',
    notes: null,
    favoriteDishes: null,
    userRating: null,
    addedAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
    visitId: expect.any(String),
  };
  expect(added).toEqual({ status: 201, body: { message: expect.any(String), ...entry } });
  await add(ada, { restaurantId: second, notes: '  Loud.\r\n\tGood <b>broth</b>. ', favoriteDishes: 'Shoyu' });

  const otherDevice = server.client();
  await call(otherDevice, 'POST', '/api/auth/login', { username: 'ada', password: 'secret' });
  const entries = await list(otherDevice);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({ notes: 'Loud.\n\tGood <b>broth</b>.', favoriteDishes: 'Shoyu', visitedAt: null });
  expect(entries[1]).toEqual(entry);

  const { viewer } = await operate(ada, DiaryDocument, {});
  expect(
    viewer.diary.edges.map(({ node: { id: _, uuid, restaurant, snapshot, restaurantId, dishNotes, ...fields } }) => ({
      ...fields,
      id: uuid,
      favoriteDishes: dishNotes,
      restaurantId: keyOf('Restaurant', restaurantId),
      userRating: restaurant?.viewerRating?.stars ?? null,
    })),
  ).toEqual(entries.map(({ restaurantData, userId, visitId, ...fields }: Record<string, unknown>) => fields));
});

test('one of several simultaneous requests creates the entry, and the other requests get 409', async () => {
  const { id } = await buildRestaurant(database);
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(ada, { restaurantId: id })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'Restaurant is already in your diary',
    code: 'ALREADY_IN_DIARY',
  });
  expect(await list(ada)).toHaveLength(1);
  expect((await add(bob, { restaurantId: id })).status).toBe(201);
});

test('a restaurant outside the catalogue needs restaurantData with a name, and can be rated in the diary', async () => {
  const id = randomUUID();
  expect(await add(ada, { restaurantId: id })).toMatchObject({
    status: 404,
    body: { message: 'Restaurant not found' },
  });
  expect(await add(ada, { restaurantId: id, restaurantData: { cuisine: 'Thai' } })).toMatchObject({ status: 400 });
  expect(await add(ada, { restaurantId: id, restaurantData: 5 })).toMatchObject({
    status: 400,
    body: { message: 'Restaurant data: Expected object, received number' },
  });
  const { status, body } = await add(ada, { restaurantId: id, restaurantData: { name: 'Elsewhere', cuisine: 'Thai' } });
  expect({ status, data: body.restaurantData }).toMatchObject({ status: 201, data: { id, name: 'Elsewhere' } });
  expect(await call(ada, 'PATCH', `/api/diary/${body.id}`, { userRating: 5 })).toMatchObject({
    status: 200,
    body: { userRating: 5 },
  });
  expect(await list(bob)).toEqual([]);
});

describe('changing an entry', () => {
  const written = { visitedAt: '2025-09-04', notes: 'Loud', favoriteDishes: 'Shoyu' };
  let id: string;
  let restaurantId: string;
  const change = (body: unknown, client = ada) => call(client, 'PATCH', `/api/diary/${id}`, body);
  const stored = async () => {
    const { visitedAt, notes, favoriteDishes, userRating } = (await list(ada))[0];
    return { visitedAt, notes, favoriteDishes, userRating };
  };
  const totals = async () => (await call(ada, 'GET', `/api/restaurants/${restaurantId}/ratings`)).body;

  beforeEach(async () => {
    ({ id: restaurantId } = await buildRestaurant(database));
    ({ id } = (await add(ada, { restaurantId, ...written })).body);
    await call(ada, 'POST', `/api/restaurants/${restaurantId}/rate`, { rating: 3, comment: 'Fine' });
  });

  test.each([
    [{ notes: 'Quiet\nthen' }, { notes: 'Quiet\nthen' }],
    [{ favoriteDishes: ' Miso ' }, { favoriteDishes: 'Miso' }],
    [{ visitedAt: '2025-12-31' }, { visitedAt: '2025-12-31' }],
    [{ visitedAt: '2025-12-31T23:00:00-05:00' }, { visitedAt: '2026-01-01T04:00:00.000Z' }],
    [{ userRating: 4 }, { userRating: 4 }],
    [{ userRating: 0 }, {}],
    [{}, {}],
    [{ notes: null }, { notes: null }],
    [{ notes: '' }, { notes: null }],
    [{ favoriteDishes: '  ' }, { favoriteDishes: null }],
    [{ visitedAt: null }, { visitedAt: null }],
    [{ visitedAt: '' }, { visitedAt: null }],
    [{ userRating: null }, { userRating: null }],
    [{ addedAt: '2020-01-01', userId: 'x', restaurantId: 'x' }, {}],
  ])('the body %j makes exactly the changes %j', async (body, changed) => {
    const expected = { ...written, userRating: 3, ...changed };
    expect(await change(body)).toMatchObject({ status: 200, body: { id, restaurantId, ...expected } });
    expect(await stored()).toEqual(expected);
    expect(await totals()).toEqual(
      expected.userRating ? { average: expected.userRating, count: 1 } : { average: 0, count: 0 },
    );
  });

  test.each([
    [{ userRating: 6 }, 'userRating'],
    [{ userRating: 3.5 }, 'userRating'],
    [{ userRating: '4' }, 'userRating'],
    [{ visitedAt: '2025-02-30' }, 'visitedAt'],
    [{ visitedAt: 5 }, 'visitedAt'],
    [{ notes: 'x'.repeat(4001) }, 'notes'],
    [{ notes: 'a\u0000b' }, 'notes'],
    [{ favoriteDishes: 'x'.repeat(501) }, 'favoriteDishes'],
    [{ favoriteDishes: ['Shoyu'] }, 'favoriteDishes'],
    [[], null],
    ['text', null],
  ])('the body in row %# of the table is refused and changes nothing', async (body, field) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { field, message: expect.any(String) } });
    expect(await stored()).toEqual({ ...written, userRating: 3 });
  });

  test("another member's entry is not found and does not change", async () => {
    expect(await change({ notes: 'mine', userRating: 1 }, bob)).toMatchObject({
      status: 404,
      body: { message: 'Diary entry not found' },
    });
    expect(await call(bob, 'DELETE', `/api/diary/${id}`)).toMatchObject({ status: 404 });
    expect(await stored()).toEqual({ ...written, userRating: 3 });
    expect(await totals()).toEqual({ average: 3, count: 1 });
    expect(await list(bob)).toEqual([]);
  });

  test('a removed entry cannot be found, and the rating of its restaurant is not removed', async () => {
    expect(await call(ada, 'DELETE', `/api/diary/${id}`)).toMatchObject({
      status: 200,
      body: { message: expect.any(String) },
    });
    expect(await list(ada)).toEqual([]);
    expect(await call(ada, 'DELETE', `/api/diary/${id}`)).toMatchObject({ status: 404 });
    expect(await change({ notes: 'x' })).toMatchObject({ status: 404 });
    expect(await totals()).toEqual({ average: 3, count: 1 });
  });

  test('many simultaneous changes and removals cause no server error', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, n) => change({ userRating: 1 + (n % 5), notes: `${n}` })),
      call(ada, 'DELETE', `/api/diary/${id}`),
      call(ada, 'DELETE', `/api/diary/${id}`),
    ]);
    expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
    expect(await totals()).toMatchObject({ count: 1 });
  });
});

test.each([
  [{}, 'restaurantId'],
  [{ restaurantId: 5 }, 'restaurantId'],
  [{ restaurantId: randomUUID(), visitedAt: 'soon' }, 'visitedAt'],
  [[], null],
])('adding an entry with the body %j is refused', async (body, field) => {
  expect(await add(ada, body)).toMatchObject({ status: 400, body: { field } });
});

test('the diary refuses anonymous requests, changes by guests, unknown ids and unsupported methods', async () => {
  const { id } = await buildRestaurant(database);
  for (const [method, path, forGuests] of [
    ['GET', '/api/diary', 200],
    ['POST', '/api/diary', 403],
    ['PATCH', `/api/diary/${id}`, 403],
    ['DELETE', `/api/diary/${id}`, 403],
  ] as const) {
    const body = method === 'POST' ? { restaurantId: id } : undefined;
    expect(await call(server.client(), method, path, body)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED', message: expect.any(String) },
    });
    const answer = await call(guest, method, path, body);
    expect(answer).toMatchObject({ status: forGuests, body: forGuests === 200 ? [] : { code: 'FORBIDDEN' } });
  }
  for (const odd of ['nonsense', randomUUID(), '%00']) {
    expect((await call(ada, 'PATCH', `/api/diary/${odd}`, {})).status).toBe(404);
    expect((await call(ada, 'DELETE', `/api/diary/${odd}`)).status).toBe(404);
  }
  expect((await call(ada, 'PUT', '/api/diary')).status).toBe(405);
  expect((await call(ada, 'GET', `/api/diary/${id}`)).status).toBe(405);
});
