import { registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let limited: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  limited = await startTestServer({ database, env: { RATE_LIMIT: true, TRUST_PROXY: 1 } });
});
afterAll(async () => {
  await server.close();
  await limited.close();
  await database.drop();
});

const deviceCookie = (client: Client) => /fuud_device=([^;]+)/.exec(client.cookie())?.[1];
const marks = (client: Client) => deviceCookie(client)?.split('.').slice(1) ?? [];
const login = (client: Client, username: string, { address = '', password = 'secret' } = {}) =>
  client.request('/api/auth/login', {
    json: { username, password },
    headers: address ? { 'x-forwarded-for': address } : {},
  });

test('register and login set a device cookie that scripts cannot read; a logout does not remove it', async () => {
  const client = server.client();
  const response = await client.request('/api/auth/register', { json: { username: 'ada', password: 'secret' } });
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('fuud_device='));
  expect(line).toMatch(/^fuud_device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);

  const before = deviceCookie(client);
  await client.request('/api/auth/logout');
  await login(client, 'ada');
  expect(deviceCookie(client)).toBe(before);

  const elsewhere = server.client();
  await elsewhere.graphql('mutation { login(input: {username: "ada", password: "secret"}) { viewer { kind } } }');
  expect(marks(elsewhere)).toHaveLength(1);
  expect(marks(elsewhere)).not.toEqual(marks(client));
});

test('the device cookie is Secure if a trusted proxy reports that the visitor uses https', async () => {
  const cookieOf = async (asked: TestServer) => {
    const response = await asked.client().request('/api/auth/login', {
      json: { username: 'ada', password: 'secret' },
      headers: { 'x-forwarded-proto': 'https' },
    });
    return response.headers.getSetCookie().find((cookie) => cookie.includes('fuud_device='));
  };
  expect(await cookieOf(limited)).toMatch(/^__Host-.*; Secure$/);
  expect(await cookieOf(server)).not.toContain('Secure');
});

test('guests and failed sign-ins get no device cookie', async () => {
  const client = server.client();
  await client.request('/api/auth/guest', { json: {} });
  await login(client, 'ada', { password: 'wrong' });
  expect(deviceCookie(client)).toBeUndefined();
});

test('a device remembers the five accounts that signed in last, the latest first', async () => {
  const client = server.client();
  for (const name of ['bob', 'cleo', 'dora', 'emil', 'fred', 'gina']) await registerMember(client, name);
  const kept = marks(client);
  expect(kept).toHaveLength(5);
  await login(client, 'emil');
  expect(marks(client)[0]).toBe(kept[2]);
  expect(marks(client)).toHaveLength(5);
});

test('after fifty failed sign-ins from many addresses, only a device with a valid cookie can sign in', async () => {
  const home = server.client();
  await registerMember(home, 'hanna');
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      login(limited.client(), 'hanna', { address: `192.0.2.${n}`, password: 'wrong' }),
    ),
  );
  const strange = await login(limited.client(), 'hanna', { address: '198.51.100.1' });
  expect(strange.status).toBe(429);
  expect(Number(strange.headers.get('retry-after'))).toBeGreaterThan(800);

  const cookie = `fuud_device=${deviceCookie(home)}`;
  const ask = (cookie: string) =>
    limited.client().request('/api/auth/login', {
      json: { username: 'hanna', password: 'secret' },
      headers: { 'x-forwarded-for': '198.51.100.2', cookie },
    });
  expect((await ask(cookie)).status).toBe(200);
  const forged = `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`;
  for (const other of [forged, 'fuud_device=x', 'fuud_device=', cookie.replace(/=.{22}/, `=${'A'.repeat(22)}`)])
    expect((await ask(other)).status).toBe(429);
});
