import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

jest.setTimeout(120_000); // twenty accounts are twenty hashed passwords

let database: TestDatabase;
/** Nobody stands in front of it. */
let open: TestServer;
/** Behind one proxy, which says whose address counts. */
let proxied: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  open = await startTestServer({ database, env: { RATE_LIMIT: true } });
  proxied = await startTestServer({ database, env: { RATE_LIMIT: true, TRUST_PROXY: 1 } });
});
afterAll(async () => {
  await open.close();
  await proxied.close();
  await database.drop();
});

const send = (server: TestServer, path: string, json: object, forwardedFor?: string) =>
  server.client().request(path, { json, headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {} });

const MINUTE = 60;

test.each<[string, object, number, number[], number]>([
  ['/api/auth/login', { username: 'nobody', password: 'secret' }, 10, [401], 15 * MINUTE],
  ['/api/auth/register', { username: 'everybody', password: 'secret' }, 20, [201, 409], 60 * MINUTE],
  ['/api/auth/guest', {}, 60, [200], 60 * MINUTE],
  ['/api/auth/forgot-password', { email: 'nobody@example.com' }, 5, [200], 60 * MINUTE],
])('POST %s %j: %d times, then 429 with Retry-After and a message', async (path, json, times, statuses, seconds) => {
  const answers = await Promise.all(Array.from({ length: times }, () => send(open, path, json)));
  expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual(statuses);

  const refused = await send(open, path, json);
  const wait = Number(refused.headers.get('retry-after'));
  expect({ status: refused.status, wait: wait > seconds - MINUTE && wait <= seconds }).toEqual({
    status: 429,
    wait: true,
  });
  expect(await refused.json()).toEqual({
    message: expect.stringMatching(/^Too many attempts\. Please wait \d+ minutes and try again\.$/),
    code: 'RATE_LIMITED',
    field: null,
    errors: [expect.anything()],
  });
});

test('without a proxy the sender’s own word about its address counts for nothing', async () => {
  const ask = (address: string) => send(open, '/api/auth/login', { username: 'ada', password: 'wrong' }, address);
  const tries = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(`192.0.2.${n}`)));
  expect(tries.every(({ status }) => status === 401)).toBe(true);
  expect((await ask('192.0.2.99')).status).toBe(429);
});

test('behind a proxy the address it saw counts, whatever the visitor wrote before it', async () => {
  const ask = (address: string) => send(proxied, '/api/auth/login', { username: 'ada', password: 'wrong' }, address);
  const tries = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(`203.0.113.${n}, 192.0.2.1`)));
  expect(tries.every(({ status }) => status === 401)).toBe(true);
  expect((await ask('203.0.113.99, 192.0.2.1')).status).toBe(429);
  expect((await ask('192.0.2.2')).status).toBe(401);
});
