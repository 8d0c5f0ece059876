import type { LiveSource } from '../../catalogue/live/LiveSource';
import { buildRestaurant } from '../../testing/factories';
import { registerMember } from '../../testing/operate';
import { call } from '../../testing/rest';
import { answerWith, startLiveSource } from '../../testing/startLiveSource';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer } from '../../testing/testServer';

/** Tests the limits of paid calls from outside, with GraphQL and REST. */

let database: TestDatabase;
let model: Awaited<ReturnType<typeof startLiveSource>>;

beforeAll(async () => {
  database = await createTestDatabase();
  model = await startLiveSource(answerWith({ choices: [{ finish_reason: 'stop', message: { content: '{}' } }] }));
  await buildRestaurant(database, { name: 'Slurp', cuisine: 'Ramen' });
});
afterAll(async () => {
  await model.close();
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('TRUNCATE craving_readings, live_calls');
  model.seen = [];
});

const calls = async (source: string) => {
  const { rows } = await database.pool.query('SELECT calls FROM live_calls WHERE source = $1', [source]);
  return rows[0]?.calls ?? 0;
};
const start = (more: object) =>
  startTestServer({ database, env: { AI_BASE_URL: model.url, AI_MODEL: 'small', AI_KEY: 'x', ...more } });

/** Waits until `count` calls are counted, because the response to a search may come before its calls are counted. */
async function expectCalls(source: string, count: number): Promise<void> {
  while ((await calls(source)) < count) await new Promise(setImmediate);
  expect(await calls(source)).toBe(count);
}

let serial = 0;
const craving = () => {
  serial += 1;
  return `something number ${serial} for ramen`;
};
/** Sends one request with three cravings that nobody has searched for before. */
async function searchThrice(client: Client) {
  const fields = ['a', 'b', 'c'].map((alias) => `${alias}: searchRestaurants(query: "${craving()}") { totalCount }`);
  const { data, errors } = await client.graphql<Record<string, { totalCount: number }>>(`{ ${fields.join(' ')} }`);
  expect(errors).toBeUndefined();
  expect(Object.values(data)).toEqual(Array(3).fill({ totalCount: 1 }));
}

test('anonymous requests from one address get at most 20 model calls; a member has a separate limit', async () => {
  const server = await start({ RATE_LIMIT: true });
  try {
    await Promise.all(Array.from({ length: 4 }, () => searchThrice(server.client())));
    await Promise.all(Array.from({ length: 4 }, () => searchThrice(server.client())));
    expect(await calls('ai')).toBeLessThanOrEqual(16);
    for (let times = 0; times < 20; times++) {
      const path = `/api/restaurants/search?query=${encodeURIComponent(craving())}`;
      expect(await call(server.client(), 'GET', path)).toMatchObject({ status: 200, body: [{ name: 'Slurp' }] });
    }
    await expectCalls('ai', 20);
    expect(model.seen.length).toBeLessThanOrEqual(20);
    const { client } = await registerMember(server.client(), 'ada');
    await searchThrice(client);
    await expectCalls('ai', 22);
  } finally {
    await server.close();
  }
});

test('only members get the last quarter of the day’s model calls; searches work without the model', async () => {
  const server = await start({ AI_QUOTA: 4 });
  try {
    for (let times = 0; times < 3; times++) await searchThrice(server.client());
    await expectCalls('ai', 3);
    const { client } = await registerMember(server.client(), 'bob');
    for (let times = 0; times < 2; times++) await searchThrice(client);
    await expectCalls('ai', 4);
    expect(model.seen.length).toBeLessThanOrEqual(4);
  } finally {
    await server.close();
  }
});

test('with a quota of 0, neither a search while typing nor a normal search calls the model', async () => {
  const server = await start({ AI_QUOTA: 0 });
  try {
    await call(server, 'GET', `/api/restaurants/search/quick?query=${encodeURIComponent(craving())}`);
    await searchThrice(server);
    expect(model.seen).toEqual([]);
  } finally {
    await server.close();
  }
});

test('after 30 look-ups from one address, the source is not called again, and no error is returned', async () => {
  const find = jest.fn(async () => null);
  const source: LiveSource = { name: 'google', attribution: '', mayKeepFacts: false, quota: 1000, find, read: find };
  const server = await startTestServer({ database, env: { RATE_LIMIT: true }, liveSources: [source] });
  try {
    for (let request = 0; request < 10; request++) {
      const places = await Promise.all(Array.from({ length: 4 }, () => buildRestaurant(database)));
      const fields = places.map(
        ({ id }, at) => `p${at}: liveFacts(restaurantId: "${id}") { ratingSummary { average } }`,
      );
      const { data, errors } = await server.client().graphql(`{ ${fields.join(' ')} }`);
      expect({ data, errors }).toEqual({ data: { p0: [], p1: [], p2: [], p3: [] }, errors: undefined });
    }
    await expectCalls('google', 30);
    expect(find).toHaveBeenCalledTimes(30);
  } finally {
    await server.close();
  }
});
