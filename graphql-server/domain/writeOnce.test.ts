import { randomUUID } from 'node:crypto';
import { capture } from '../testing/capture';
import { buildRestaurant } from '../testing/factories';
import { registerMember } from '../testing/operate';
import { startLossyProxy } from '../testing/startLossyProxy';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

// These tests check what happens when a member sends a write again with the same idempotency key, through REST or
// GraphQL.
let database: TestDatabase;
let server: TestServer;
let ada: Client;
let userId: string;
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(async () => {
  ({ client: ada, userId } = await registerMember(server.client(), `ada${serial++}`));
});

const KEY = 'tap 1';

async function rest(method: string, path: string, json?: object, key: string | null = KEY, client = ada) {
  const headers = { ...(key && { 'idempotency-key': key }), ...(json && { 'content-type': 'application/json' }) };
  const response = await client.request(path, { method, headers, body: json && JSON.stringify(json) });
  return { status: response.status, body: await response.json() };
}

async function mutate(name: string, input: object, fields: string, key: string | null = KEY) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { answer: ${name}(input: $input) { ${fields} userErrors { code field } } }`;
  const { data, errors } = await ada.graphql<{ answer: Record<string, unknown> & { userErrors: object[] } }>(query, {
    input: { ...input, idempotencyKey: key },
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.answer;
}

const newPlace = async () => (await buildRestaurant(database)).id;
async function newEntry() {
  const restaurantId = await newPlace();
  const { body } = await rest('POST', '/api/diary', { restaurantId, notes: 'first' }, null);
  return { restaurantId, entryId: body.id as string, visitId: body.visitId as string };
}
async function newRemoved() {
  const id = await newPlace();
  await rest('POST', `/api/restaurants/${id}/save`, undefined, null);
  return (await rest('DELETE', `/api/restaurants/${id}/save`, undefined, null)).body.removedItemId as string;
}

/** The member's saved restaurants, diary, ratings and removed items. Each list is in a fixed order. */
async function storedData() {
  const { prisma } = database;
  const where = { userId };
  return {
    saved: await prisma.savedRestaurant.findMany({ where, orderBy: { id: 'asc' } }),
    diary: await prisma.diaryEntry.findMany({ where, include: { visits: true }, orderBy: { id: 'asc' } }),
    ratings: await prisma.userRating.findMany({ where, orderBy: { id: 'asc' } }),
    removed: await prisma.removedItem.findMany({ where, orderBy: { id: 'asc' } }),
  };
}

type Attempt = () => Promise<unknown>;
const writes: [string, () => Promise<Attempt>][] = [
  [
    'POST save',
    async () =>
      (
        (id) => () =>
          rest('POST', `/api/restaurants/${id}/save`)
      )(await newPlace()),
  ],
  [
    'saveRestaurant',
    async () =>
      (
        (restaurantId) => () =>
          mutate('saveRestaurant', { restaurantId }, 'savedRestaurant { id savedAt }')
      )(await newPlace()),
  ],
  [
    'DELETE save',
    async () => {
      const id = await newPlace();
      await rest('POST', `/api/restaurants/${id}/save`, undefined, null);
      return () => rest('DELETE', `/api/restaurants/${id}/save`);
    },
  ],
  [
    'unsaveRestaurant',
    async () => {
      const id = await newPlace();
      await rest('POST', `/api/restaurants/${id}/save`, undefined, null);
      const fields = 'removedSavedRestaurantId removedItem { id removedAt }';
      return () => mutate('unsaveRestaurant', { restaurantId: id }, fields);
    },
  ],
  [
    'POST import',
    async () =>
      (
        (id) => () =>
          rest('POST', '/api/saved-restaurants/import', { restaurantIds: [id] })
      )(await newPlace()),
  ],
  [
    'importGuestSaves',
    async () =>
      (
        (id) => () =>
          mutate(
            'importGuestSaves',
            { restaurantIds: [id] },
            'savedIds alreadySavedIds savedRestaurantEdges { node { id savedAt } }',
          )
      )(await newPlace()),
  ],
  [
    'POST rate',
    async () =>
      (
        (id) => () =>
          rest('POST', `/api/restaurants/${id}/rate`, { rating: 4 })
      )(await newPlace()),
  ],
  [
    'rateRestaurant',
    async () =>
      (
        (restaurantId) => () =>
          mutate('rateRestaurant', { restaurantId, stars: 4 }, 'rating { id stars ratedAt }')
      )(await newPlace()),
  ],
  [
    'removeRating',
    async () => {
      const restaurantId = await newPlace();
      await rest('POST', `/api/restaurants/${restaurantId}/rate`, { rating: 4 }, null);
      return () => mutate('removeRating', { restaurantId }, 'removedRatingId');
    },
  ],
  [
    'POST diary',
    async () =>
      (
        (restaurantId) => () =>
          rest('POST', '/api/diary', { restaurantId, notes: 'Loud', visitedAt: '2026-01-02' })
      )(await newPlace()),
  ],
  [
    'addDiaryEntry',
    async () =>
      (
        (restaurantId) => () =>
          mutate('addDiaryEntry', { restaurantId, dishNotes: 'Miso' }, 'diaryEntry { id addedAt dishNotes }')
      )(await newPlace()),
  ],
  [
    'PATCH diary',
    async () =>
      (
        ({ entryId }) =>
        () =>
          rest('PATCH', `/api/diary/${entryId}`, { notes: 'x', userRating: 3 })
      )(await newEntry()),
  ],
  [
    'updateDiaryEntry',
    async () =>
      (
        ({ entryId }) =>
        () =>
          mutate('updateDiaryEntry', { diaryEntryId: entryId, notes: 'x' }, 'diaryEntry { notes updatedAt }')
      )(await newEntry()),
  ],
  [
    'DELETE diary',
    async () =>
      (
        ({ entryId }) =>
        () =>
          rest('DELETE', `/api/diary/${entryId}`)
      )(await newEntry()),
  ],
  [
    'removeDiaryEntry',
    async () =>
      (
        ({ entryId }) =>
        () =>
          mutate('removeDiaryEntry', { diaryEntryId: entryId }, 'removedDiaryEntryId removedItem { id }')
      )(await newEntry()),
  ],
  [
    'POST visit',
    async () =>
      (
        ({ entryId }) =>
        () =>
          rest('POST', `/api/diary/${entryId}/visits`, { notes: 'second' })
      )(await newEntry()),
  ],
  [
    'addDiaryVisit',
    async () =>
      (
        ({ entryId }) =>
        () =>
          mutate('addDiaryVisit', { diaryEntryId: entryId, notes: 'second' }, 'diaryVisit { id addedAt }')
      )(await newEntry()),
  ],
  [
    'PATCH visit',
    async () =>
      (
        ({ entryId, visitId }) =>
        () =>
          rest('PATCH', `/api/diary/${entryId}/visits/${visitId}`, { notes: 'x' })
      )(await newEntry()),
  ],
  [
    'updateDiaryVisit',
    async () =>
      (
        ({ visitId }) =>
        () =>
          mutate('updateDiaryVisit', { diaryVisitId: visitId, notes: 'x' }, 'diaryVisit { id notes }')
      )(await newEntry()),
  ],
  [
    'DELETE visit',
    async () =>
      (
        ({ entryId, visitId }) =>
        () =>
          rest('DELETE', `/api/diary/${entryId}/visits/${visitId}`)
      )(await newEntry()),
  ],
  [
    'removeDiaryVisit',
    async () =>
      (
        ({ visitId }) =>
        () =>
          mutate('removeDiaryVisit', { diaryVisitId: visitId }, 'removedDiaryVisitId removedItem { id }')
      )(await newEntry()),
  ],
  [
    'POST restore',
    async () =>
      (
        (id) => () =>
          rest('POST', `/api/recently-removed/${id}/restore`)
      )(await newRemoved()),
  ],
  [
    'restoreRemoved',
    async () =>
      (
        (id) => () =>
          mutate('restoreRemoved', { removedItemId: id }, 'restoredItemId savedRestaurantEdge { node { id } }')
      )(await newRemoved()),
  ],
];

test.each(writes)('%s writes only once, and all attempts with one key get the same answer', async (_name, prepare) => {
  const attempt = await prepare();
  const [first, second] = await Promise.all([attempt(), attempt()]);
  const written = await storedData();
  expect(second).toEqual(first);
  expect(JSON.stringify(first)).not.toMatch(/"code"/);
  expect(await attempt()).toEqual(first);
  expect(await storedData()).toEqual(written);
  expect(await database.prisma.idempotencyKey.count({ where: { userId } })).toBe(1);
});

test('a write whose answer is lost is still done, and the repeated request returns the answer', async () => {
  const id = await newPlace();
  const proxy = await startLossyProxy(server.url);
  const headers = { cookie: ada.cookie(), 'idempotency-key': KEY };
  await expect(fetch(`${proxy.url}/api/restaurants/${id}/save`, { method: 'POST', headers })).rejects.toThrow();
  await proxy.close();
  const written = await storedData();
  expect(written.saved).toHaveLength(1);
  expect(await rest('POST', `/api/restaurants/${id}/save`)).toMatchObject({
    status: 201,
    body: { message: 'Restaurant saved', id: written.saved[0]?.id, savedAt: written.saved[0]?.savedAt.toJSON() },
  });
  expect(await storedData()).toEqual(written);
});

test('a late repetition gets the first answer and does not undo later changes', async () => {
  const id = await newPlace();
  const first = await rest('POST', `/api/restaurants/${id}/rate`, { rating: 2 });
  await rest('POST', `/api/restaurants/${id}/rate`, { rating: 5 }, 'tap 2');
  expect(await rest('POST', `/api/restaurants/${id}/rate`, { rating: 2 })).toEqual(first);
  const again = await mutate(
    'rateRestaurant',
    { restaurantId: id, stars: 5 },
    'restaurant { viewerRating { stars } }',
    null,
  );
  expect(again).toMatchObject({ restaurant: { viewerRating: { stars: 5 } } });
  expect((await storedData()).ratings).toMatchObject([{ rating: 5 }]);
});

test('a key is valid for one write; it is refused for other input and for another kind of write', async () => {
  const [id, other] = [await newPlace(), await newPlace()];
  await rest('POST', `/api/restaurants/${id}/save`);
  const reused = { status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED', field: 'idempotencyKey' } };
  expect(await rest('POST', `/api/restaurants/${other}/save`)).toMatchObject(reused);
  expect(await rest('DELETE', `/api/restaurants/${id}/save`)).toMatchObject(reused);
  expect(await mutate('rateRestaurant', { restaurantId: id, stars: 4 }, 'rating { id }')).toEqual({
    rating: null,
    userErrors: [{ code: 'IDEMPOTENCY_KEY_REUSED', field: 'idempotencyKey' }],
  });
  expect((await storedData()).ratings).toEqual([]);
});

test('REST and GraphQL share keys: GraphQL returns the entry that REST wrote with the same key', async () => {
  const restaurantId = await newPlace();
  const { body } = await rest('POST', '/api/diary', { restaurantId, notes: 'Loud' });
  const answer = await mutate('addDiaryEntry', { restaurantId, notes: 'Loud' }, 'diaryEntry { uuid }');
  expect(answer).toEqual({ diaryEntry: { uuid: body.id }, userErrors: [] });
});

test('a refusal is not stored: the next attempt is checked again', async () => {
  const { restaurantId, entryId } = await newEntry();
  expect(await rest('POST', '/api/diary', { restaurantId })).toMatchObject({ status: 409 });
  await rest('DELETE', `/api/diary/${entryId}`, undefined, 'tap 2');
  expect(await rest('POST', '/api/diary', { restaurantId })).toMatchObject({ status: 201 });
});

test('inputs that are stored in the same form count as equal; an unused field may be nested deeply', async () => {
  const [id, unknown] = [await newPlace(), randomUUID()];
  const deep = `{"restaurant": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep' };
  const init = { method: 'POST', headers, body: deep };
  expect((await ada.request(`/api/restaurants/${id}/save`, init)).status).toBe(201);
  const path = `/api/restaurants/${unknown}/save`;
  const first = await rest('POST', path, { name: 'Elsewhere' });
  expect(await rest('POST', path, { name: ' Elsewhere', phone: '' })).toEqual(first);
  expect(await rest('POST', path, { name: 'Another' })).toMatchObject({ status: 409 });
});

test('a repeated write may have the id in capital letters', async () => {
  const restaurantId = await newPlace();
  const add = (id: string) => rest('POST', '/api/diary', { restaurantId: id, notes: 'first' });
  const first = await add(restaurantId);
  expect(first.status).toBe(201);
  expect(await add(restaurantId.toUpperCase())).toEqual(first);
  expect((await storedData()).diary).toHaveLength(1);
});

test('two members may use the same key', async () => {
  const id = await newPlace();
  const { client: bob } = await registerMember(server.client(), `bob${serial}`);
  const path = `/api/restaurants/${id}/save`;
  const [mine, theirs] = [await rest('POST', path), await rest('POST', path, undefined, KEY, bob)];
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body.id).not.toBe(mine.body.id);
});

test('an invalid key is refused with an error that names the field; a valid key is not logged', async () => {
  const id = await newPlace();
  const logged = await capture(async () => {
    for (const key of ['x'.repeat(201), 'caf\u00e9']) {
      expect(await rest('POST', `/api/restaurants/${id}/save`, undefined, key)).toMatchObject({
        status: 400,
        body: { code: 'INVALID', field: 'idempotencyKey', message: expect.stringContaining('1 to 200') },
      });
    }
    const answer = await mutate('saveRestaurant', { restaurantId: id }, 'savedRestaurant { id }', '');
    expect(answer).toMatchObject({ savedRestaurant: null, userErrors: [{ code: 'INVALID', field: 'idempotencyKey' }] });
    await rest('POST', `/api/restaurants/${id}/save`, undefined, 'a key of mine');
  });
  expect(logged).not.toContain('a key of mine');
});
