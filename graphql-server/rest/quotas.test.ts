import { randomUUID } from 'node:crypto';
import {
  AddDiaryEntryDocument,
  ImportGuestSavesDocument,
  SaveRestaurantDocument,
} from '../testing/__generated__/operations';
import { buildRestaurant } from '../testing/factories';
import { operate, registerMember } from '../testing/operate';
import { call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

const QUOTA = 10_000;

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

type Table = 'saved_restaurants' | 'restaurant_diary';

/** Registers a member, and stores `rowCount` rows of that member in the table. */
async function memberWith(rowCount: number, table: Table, username: string) {
  const { client, userId } = await registerMember(server.client(), username);
  await database.pool.query(
    `INSERT INTO ${table} (user_id, restaurant_id, restaurant_data)
     SELECT $1, gen_random_uuid(), '{"name":"Kept"}' FROM generate_series(1, $2::int)`,
    [userId, rowCount],
  );
  const count = async () => {
    const { rows } = await database.pool.query(`SELECT count(*)::int FROM ${table} WHERE user_id = $1`, [userId]);
    return rows[0].count;
  };
  return { client, userId, count };
}
const ids = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await buildRestaurant(database)).id));
const refused = { status: 403, body: { code: 'QUOTA_REACHED', message: expect.stringContaining('10,000') } };

test('simultaneous saves cannot exceed the quota; a repeated save still works; a removal makes room', async () => {
  const { client, count } = await memberWith(QUOTA - 2, 'saved_restaurants', 'ada');
  const places = await ids(8);
  const answers = await Promise.all(places.map((id) => call(client, 'POST', `/api/restaurants/${id}/save`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403, 403, 403]);
  expect(await count()).toBe(QUOTA);

  const savedIds = places.filter((_, at) => answers[at]?.status === 201);
  const refusedId = places.find((_, at) => answers[at]?.status === 403) ?? '';
  expect(answers.find(({ status }) => status === 403)).toMatchObject(refused);
  expect(await call(client, 'POST', `/api/restaurants/${savedIds[0]}/save`)).toMatchObject({ status: 200 });
  const described = { name: 'Elsewhere' };
  expect(await call(client, 'POST', `/api/restaurants/${randomUUID()}/save`, described)).toMatchObject(refused);
  const { saveRestaurant } = await operate(client, SaveRestaurantDocument, { restaurantId: refusedId });
  expect(saveRestaurant).toMatchObject({ restaurant: null, userErrors: [{ code: 'QUOTA_REACHED' }] });

  await call(client, 'DELETE', `/api/restaurants/${savedIds[0]}/save`);
  const again = await operate(client, SaveRestaurantDocument, { restaurantId: refusedId });
  expect(again.saveRestaurant.userErrors).toEqual([]);
  expect(await count()).toBe(QUOTA);
});

test('simultaneous diary entries cannot exceed the quota; a restaurant already in the diary gets 409', async () => {
  const { client, count } = await memberWith(QUOTA - 1, 'restaurant_diary', 'bob');
  const places = await ids(8);
  const answers = await Promise.all(places.map((restaurantId) => call(client, 'POST', '/api/diary', { restaurantId })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
  expect(answers.find(({ status }) => status === 403)).toMatchObject(refused);
  expect(await count()).toBe(QUOTA);

  const restaurantId = places[answers.findIndex(({ status }) => status === 201)] ?? '';
  expect(await call(client, 'POST', '/api/diary', { restaurantId })).toMatchObject({ status: 409 });
  const { addDiaryEntry } = await operate(client, AddDiaryEntryDocument, { input: { restaurantId: places[7] ?? '' } });
  expect(addDiaryEntry.userErrors[0]?.code).toMatch(/QUOTA_REACHED|ALREADY_IN_DIARY/);
});

test('an import stores the newest saves that fit; simultaneous imports cannot exceed the quota', async () => {
  const { client, count } = await memberWith(QUOTA - 3, 'saved_restaurants', 'cleo');
  const [savedId = '', ...places] = await ids(5);
  await call(client, 'POST', `/api/restaurants/${savedId}/save`);
  const nowhere = randomUUID();
  const restaurantIds = [...places, savedId, nowhere];
  const { importGuestSaves } = await operate(client, ImportGuestSavesDocument, { restaurantIds });
  expect(importGuestSaves).toMatchObject({
    savedIds: places.slice(0, 2),
    alreadySavedIds: [savedId],
    unknownIds: [nowhere],
    noRoomIds: places.slice(2),
    userErrors: [],
  });
  expect(await count()).toBe(QUOTA);
  const path = '/api/saved-restaurants/import';
  expect(await call(client, 'POST', path, { restaurantIds })).toMatchObject({
    status: 200,
    body: { saved: [], alreadySaved: [...places.slice(0, 2), savedId], noRoom: places.slice(2), unknown: [nowhere] },
  });

  const dora = await memberWith(QUOTA - 3, 'saved_restaurants', 'dora');
  await Promise.all(places.map((id) => call(dora.client, 'POST', path, { restaurantIds: [id, savedId] })));
  expect(await dora.count()).toBe(QUOTA);
});
