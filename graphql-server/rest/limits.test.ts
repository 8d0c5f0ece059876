import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
/** A server without a proxy. */
let open: TestServer;
/** A server behind one proxy. It uses the address that the proxy names. */
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
])('POST %s %j is allowed %d times, then gets 429 with Retry-After', async (path, json, times, statuses, seconds) => {
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

/** Registers on the server behind a proxy, because the test above has used up the registrations on the other server. */
const register = async (names: object) => {
  const answer = await send(proxied, '/api/auth/register', { ...names, password: 'secret' }, '203.0.113.200');
  expect(answer.status).toBe(201);
};
const fail = async (names: string[]) => {
  const answers = [];
  for (const username of names) answers.push(await send(open, '/api/auth/login', { username, password: 'wrong' }));
  return answers.map(({ status }) => status);
};
/** Ten different spellings of one name. */
const variants = [
  'mini',
  'Mini',
  'MINI',
  'm\u0130ni',
  'min\u0130',
  'm\u0130n\u0130',
  'M\u0130NI',
  'mInI',
  'MiNi',
  'MIN\u0130',
];

test('failed sign-ins with all spellings of a name are counted together, even if nobody has the name', async () => {
  await register({ username: 'mini' });
  for (const suffix of ['', '-nobody']) {
    expect(await fail(variants.map((name) => name + suffix))).toEqual(Array(10).fill(401));
    const refused = await send(open, '/api/auth/login', { username: `m\u0130NI${suffix}`, password: 'secret' });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED', field: null });
  }
});

test('failed sign-ins with the name and with the e-mail of one account are counted together', async () => {
  const names = { username: 'mail-too', email: 'mail-too@example.com' };
  await register(names);
  const tried = [...Array(5).fill(names.username), ...Array(5).fill(names.email)];
  expect(await fail(tried)).toEqual(Array(10).fill(401));
  for (const username of Object.values(names))
    expect((await send(open, '/api/auth/login', { username, password: 'secret' })).status).toBe(429);
});

test('without a proxy, X-Forwarded-For is ignored', async () => {
  const ask = (address: string) => send(open, '/api/auth/login', { username: 'ada', password: 'wrong' }, address);
  const tries = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(`192.0.2.${n}`)));
  expect(tries.every(({ status }) => status === 401)).toBe(true);
  expect((await ask('192.0.2.99')).status).toBe(429);
});

test('behind a proxy, the address that the proxy saw is used, not an earlier entry of X-Forwarded-For', async () => {
  const ask = (address: string) => send(proxied, '/api/auth/login', { username: 'ada', password: 'wrong' }, address);
  const tries = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(`203.0.113.${n}, 192.0.2.1`)));
  expect(tries.every(({ status }) => status === 401)).toBe(true);
  expect((await ask('203.0.113.99, 192.0.2.1')).status).toBe(429);
  expect((await ask('192.0.2.2')).status).toBe(401);
});

test('another port, or text that is not an address, does not count as a new address', async () => {
  const forms = (n: number) => [`198.51.100.1:${n}`, `"198.51.100.1:${n}"`];
  const nonsense = (n: number) => [`_hidden${n}`, `198.51.100.${300 + n}`];
  for (const [who, written] of [
    ['porter', forms],
    ['hidden', nonsense],
  ] as const) {
    const ask = (address: string) => send(proxied, '/api/auth/login', { username: who, password: 'wrong' }, address);
    const tries = await Promise.all([1, 2, 3, 4, 5].flatMap(written).map(ask));
    expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(401));
    expect((await ask(written(6)[0] ?? '')).status).toBe(429);
  }
});
