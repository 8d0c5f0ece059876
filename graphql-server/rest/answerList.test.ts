import { ServerResponse } from 'node:http';
import { capture } from '../testing/capture';
import { registerMember } from '../testing/operate';
import { call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

const ROW_COUNT = 3000;
const LARGEST_PIECE = 2_000_000;

let database: TestDatabase;
let server: TestServer;
let ada: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  const { client, userId } = await registerMember(server.client(), 'ada');
  ada = client;
  for (const table of ['saved_restaurants', 'restaurant_diary']) {
    await database.pool.query(
      `INSERT INTO ${table} (user_id, restaurant_id, restaurant_data)
       SELECT $1, gen_random_uuid(), jsonb_build_object('name', 'Place ' || n, 'address', repeat('x', 3900))
       FROM generate_series(1, $2::int) n`,
      [userId, ROW_COUNT],
    );
  }
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(() => jest.restoreAllMocks());

const identity = { headers: { 'accept-encoding': 'identity' } };

test.each(['/api/saved-restaurants', '/api/diary'])(
  '%s sends a list of more than 12 MB completely, with each item once, in pieces of less than 2 MB',
  async (path) => {
    const write = jest.spyOn(ServerResponse.prototype, 'write');
    const end = jest.spyOn(ServerResponse.prototype, 'end');
    const response = await ada.request(path, identity);
    const list = (await response.json()) as { id: string }[];
    const pieces = [...write.mock.calls, ...end.mock.calls].map(([piece]) => (piece ? String(piece).length : 0));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-total-count': String(ROW_COUNT),
    });
    expect(new Set(list.map(({ id }) => id)).size).toBe(ROW_COUNT);
    expect(pieces.reduce((sum, length) => sum + length)).toBeGreaterThan(12_000_000);
    expect(Math.max(...pieces)).toBeLessThan(LARGEST_PIECE);
  },
);

test('if a list cannot be read to its end, the connection is closed, so the client gets an error', async () => {
  const query = database.pool.query.bind(database.pool);
  let slices = 0;
  jest.spyOn(database.pool, 'query').mockImplementation(((...args: unknown[]) => {
    const { name = '' } = (args[0] ?? {}) as { name?: string };
    if (name.startsWith('list saved') && ++slices === 3) return Promise.reject(new Error('gone'));
    return query(...(args as Parameters<typeof query>));
  }) as never);
  const logged = await capture(async () => {
    const response = await ada.request('/api/saved-restaurants', identity);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });
  expect(logged).toContain('a list could not be read to its end');
});

test('an empty list is sent as an empty JSON array', async () => {
  const { client } = await registerMember(server.client(), 'bob');
  for (const path of ['/api/saved-restaurants', '/api/diary', '/api/search-history']) {
    expect(await call(client, 'GET', path)).toEqual({ status: 200, body: [] });
  }
});
