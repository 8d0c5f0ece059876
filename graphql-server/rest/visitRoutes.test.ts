import { randomUUID } from 'node:crypto';
import { buildRestaurant } from '../testing/factories';
import { registerMember } from '../testing/operate';
import { call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

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

async function addEntry(): Promise<string> {
  const { id: restaurantId } = await buildRestaurant(database);
  return (await call(ada, 'POST', '/api/diary', { restaurantId, notes: 'first' })).body.id;
}
const visits = async (id: string) => (await call(ada, 'GET', `/api/diary/${id}/visits`)).body;

test('a visit is added, listed, changed, removed and restored', async () => {
  const id = await addEntry();
  const path = `/api/diary/${id}/visits`;
  const visitId = randomUUID();
  const visitedAt = new Date().toISOString().slice(0, 10);
  const added = await call(ada, 'POST', path, { visitId, visitedAt, favoriteDishes: 'Miso' });
  const visit = { id: visitId, entryId: id, visitedAt, notes: null, favoriteDishes: 'Miso' };
  expect(added).toMatchObject({
    status: 201,
    body: { message: 'Visit added', ...visit, diaryEntry: { id, visitId, favoriteDishes: 'Miso', notes: null } },
  });
  expect(await visits(id)).toEqual([
    { ...visit, addedAt: added.body.addedAt },
    expect.objectContaining({ notes: 'first' }),
  ]);

  const changed = await call(ada, 'PATCH', `${path}/${visitId}`, { notes: 'Loud' });
  expect(changed).toMatchObject({ status: 200, body: { ...visit, notes: 'Loud', diaryEntry: { notes: 'Loud' } } });

  const { status, body } = await call(ada, 'DELETE', `${path}/${visitId}`);
  expect({ status, body }).toMatchObject({ status: 200, body: { diaryEntry: { notes: 'first' } } });
  expect(await call(ada, 'DELETE', `${path}/${visitId}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  const removed = (await call(ada, 'GET', '/api/recently-removed')).body;
  expect(removed[0]).toMatchObject({ id: body.removedItemId, kind: 'diaryVisit', expiresAt: expect.any(String) });
  const back = await call(ada, 'POST', `/api/recently-removed/${body.removedItemId}/restore`);
  expect(back).toMatchObject({
    status: 200,
    body: { savedRestaurant: null, visit: { ...visit, notes: 'Loud' }, diaryEntry: { id, visitId } },
  });
});

test('a removed entry can be restored once; a second restore gets 404', async () => {
  const id = await addEntry();
  const { body } = await call(ada, 'DELETE', `/api/diary/${id}`);
  const path = `/api/recently-removed/${body.removedItemId}/restore`;
  expect(await call(ada, 'POST', path)).toMatchObject({ status: 200, body: { diaryEntry: { id, notes: 'first' } } });
  expect(await call(ada, 'POST', path)).toMatchObject({ status: 404, body: { field: 'removedItemId' } });
});

test('a change that is based on an older state of the entry gets 409 with the current entry', async () => {
  const id = await addEntry();
  const [{ id: visitId }] = await visits(id);
  const { body: seen } = await call(ada, 'PATCH', `/api/diary/${id}`, {});
  const { body: now } = await call(ada, 'PATCH', `/api/diary/${id}`, { notes: 'phone', ifUpdatedAt: seen.updatedAt });
  expect(now.notes).toBe('phone');
  for (const path of [`/api/diary/${id}`, `/api/diary/${id}/visits/${visitId}`]) {
    expect(await call(ada, 'PATCH', path, { notes: 'laptop', ifUpdatedAt: seen.updatedAt })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', field: 'ifUpdatedAt', diaryEntry: { id, notes: 'phone', updatedAt: now.updatedAt } },
    });
  }
  expect(await call(ada, 'PATCH', `/api/diary/${id}`, { ifUpdatedAt: 'yesterday' })).toMatchObject({
    status: 400,
    body: { field: 'ifUpdatedAt', message: expect.stringContaining('2026-11-26T18:30:00.123Z') },
  });
});

test('a change of the stars does not change the updatedAt of the entry', async () => {
  const id = await addEntry();
  const { body: seen } = await call(ada, 'PATCH', `/api/diary/${id}`, {});
  const { body } = await call(ada, 'PATCH', `/api/diary/${id}`, { userRating: 4, ifUpdatedAt: seen.updatedAt });
  expect(body).toMatchObject({ userRating: 4, updatedAt: seen.updatedAt });
});

test('a visit is found only under its own entry, and only by the member who owns the entry', async () => {
  const [id, other] = [await addEntry(), await addEntry()];
  const [{ id: visitId }] = await visits(id);
  for (const [client, path, status] of [
    [ada, `/api/diary/${other}/visits/${visitId}`, 404],
    [ada, `/api/diary/${id}/visits/${randomUUID()}`, 404],
    [ada, `/api/diary/${id}/visits/nonsense`, 404],
    [bob, `/api/diary/${id}/visits/${visitId}`, 404],
    [server.client(), `/api/diary/${id}/visits/${visitId}`, 401],
  ] as const) {
    expect((await call(client, 'PATCH', path, { notes: 'x' })).status).toBe(status);
    expect((await call(client, 'DELETE', path)).status).toBe(status);
  }
  for (const [client, status] of [
    [bob, 404],
    [server.client(), 401],
  ] as const) {
    expect((await call(client, 'GET', `/api/diary/${id}/visits`)).status).toBe(status);
    expect((await call(client, 'POST', `/api/diary/${id}/visits`, { notes: 'x' })).status).toBe(status);
  }
});
