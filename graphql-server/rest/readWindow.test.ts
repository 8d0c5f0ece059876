import { registerMember } from '../testing/operate';
import { call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

const ROW_COUNT = 450;
let database: TestDatabase;
let server: TestServer;
let ada: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  const { client, userId } = await registerMember(server.client(), 'ada');
  ada = client;
  for (const [table, date, more] of [
    ['saved_restaurants', 'saved_at', `restaurant_data`],
    ['restaurant_diary', 'added_at', `restaurant_data`],
    ['recently_removed', 'removed_at', `kind, data`],
  ] as const) {
    await database.pool.query(
      `INSERT INTO ${table} (user_id, restaurant_id, ${date}, ${more})
       SELECT $1, gen_random_uuid(), now() - n * interval '1 second',
         ${table === 'recently_removed' ? `'savedRestaurant', '{"restaurantData": {}}'` : `'{}'`}
       FROM generate_series(1, $2::int) n`,
      [userId, ROW_COUNT],
    );
  }
  await database.pool.query(
    `INSERT INTO search_history (user_id, query, searched_at)
     SELECT $1, 'ramen ' || n, now() - n * interval '1 second' FROM generate_series(1, $2::int) n`,
    [userId, ROW_COUNT],
  );
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const lists = ['/api/saved-restaurants', '/api/diary', '/api/recently-removed', '/api/search-history'];

async function read(path: string): Promise<{ ids: string[]; total: string | null }> {
  const response = await ada.request(path);
  const items = (await response.json()) as { id: string }[];
  return { ids: items.map(({ id }) => id), total: response.headers.get('x-total-count') };
}

test.each(lists)('%s returns the whole list, or the part that limit and offset select', async (path) => {
  const { ids: whole, total } = await read(path);
  expect(whole).toHaveLength(ROW_COUNT);
  expect(total).toBe(String(ROW_COUNT));
  for (const [query, from, to] of [
    ['limit=1', 0, 1],
    ['limit=200', 0, 200],
    ['limit=201&offset=0', 0, 201],
    ['limit=250&offset=150', 150, 400],
    ['limit=1000', 0, ROW_COUNT],
    ['limit=10&offset=445', 445, ROW_COUNT],
    ['offset=430', 430, ROW_COUNT],
    ['limit=10&offset=450', ROW_COUNT, ROW_COUNT],
    ['limit=10&offset=1000', ROW_COUNT, ROW_COUNT],
  ] as const) {
    expect([query, await read(`${path}?${query}`)]).toEqual([
      query,
      { ids: whole.slice(from, to), total: String(ROW_COUNT) },
    ]);
  }
});

test.each(lists)('%s refuses an invalid limit or offset, and the error names the parameter', async (path) => {
  for (const [query, field] of [
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=1.5', 'offset'],
  ] as const) {
    expect(await call(ada, 'GET', `${path}?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID', field, message: expect.stringContaining(field) },
    });
  }
});
