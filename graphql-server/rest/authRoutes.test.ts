import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

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

const USER_KEYS = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'profileImageUrl',
  'provider',
  'isGuest',
  'createdAt',
  'updatedAt',
];

async function post(client: Client, path: string, json: unknown) {
  const response = await client.request(path, { json });
  return { status: response.status, body: await response.json() };
}

test('GET /api/auth/user answers 401 with a message when nobody is signed in', async () => {
  const response = await server.request('/api/auth/user');
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: 'Unauthorized', code: 'UNAUTHENTICATED' });
});

test('register signs the user in; it returns the user without secrets, and the same data in the field "user"', async () => {
  const client = server.client();
  const { status, body } = await post(client, '/api/auth/register', {
    username: ' Ada ',
    email: 'ada@example.com',
    password: 'secret',
    firstName: '',
  });
  expect(status).toBe(201);
  const { user, ...bare } = body;
  expect(user).toEqual(bare);
  expect(Object.keys(bare)).toEqual(USER_KEYS);
  expect(bare).toMatchObject({ username: 'Ada', firstName: null, provider: 'local', isGuest: false });
  expect(new Date(bare.createdAt).toISOString()).toBe(bare.createdAt);

  const me = await client.request('/api/auth/user');
  expect(me.status).toBe(200);
  expect(await me.json()).toEqual(user);
});

test.each<[object, number, object]>([
  [{}, 400, { code: 'REQUIRED', field: 'username', message: 'Username: Required' }],
  [{ username: 5, password: 'secret' }, 400, { message: 'Username: Expected string, received number' }],
  [{ username: 'ab', password: 'secret' }, 400, { message: 'Username must be at least 3 characters' }],
  [{ username: 'bob', password: '12345' }, 400, { message: 'Password must be at least 6 characters' }],
  [{ username: 'bob', password: 'secret', email: 'x@' }, 400, { message: 'Please enter a valid email address' }],
  [
    { username: 'bob@example.com', password: 'secret' },
    400,
    { code: 'INVALID', field: 'username', message: expect.stringContaining('enter the same address as e-mail') },
  ],
  [{ username: 'ADA', password: 'secret' }, 409, { code: 'USERNAME_TAKEN', field: 'username' }],
  [{ username: 'bob', password: 'secret', email: 'ADA@example.com' }, 409, { code: 'EMAIL_TAKEN', field: 'email' }],
])('registering with %j is refused', async (json, status, body) => {
  expect(await post(server.client(), '/api/auth/register', json)).toEqual({
    status,
    body: expect.objectContaining({ message: expect.any(String), ...body }),
  });
});

test('the answer lists every problem of a request body', async () => {
  const { body } = await post(server.client(), '/api/auth/register', {});
  expect(body.errors).toEqual([
    { code: 'REQUIRED', field: 'username', path: ['username'], message: 'Username: Required' },
    { code: 'REQUIRED', field: 'password', path: ['password'], message: 'Password: Required' },
  ]);
});

test('login accepts an e-mail as username; an unknown name and a wrong password get the same 401', async () => {
  const client = server.client();
  const { status, body } = await post(client, '/api/auth/login', { username: 'ADA@example.com', password: 'secret' });
  expect({ status, name: body.username, same: body.user.username }).toEqual({ status: 200, name: 'Ada', same: 'Ada' });
  expect((await client.request('/api/auth/user')).status).toBe(200);

  const wrong = await post(server.client(), '/api/auth/login', { username: 'ada', password: 'wrong' });
  const unknown = await post(server.client(), '/api/auth/login', { username: 'nobody', password: 'wrong' });
  expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid username or password' } });
  expect(unknown).toEqual(wrong);
  expect((await post(server.client(), '/api/auth/login', { username: '', password: 'x' })).status).toBe(400);
});

test.each([
  ['long', '아'.repeat(1000)],
  ['nul', 'abc\0def'],
])('a password whose end bcrypt would ignore (%s) works and is compared completely', async (username, password) => {
  const registered = await post(server.client(), '/api/auth/register', { username, password });
  expect(registered.status).toBe(201);
  const login = async (text: string) =>
    (await post(server.client(), '/api/auth/login', { username, password: text })).status;
  expect([await login(password), await login(password.slice(0, -1)), await login('x'.repeat(1001))]).toEqual([
    200, 401, 401,
  ]);
});

test('a password over 1,000 characters is refused with a message', async () => {
  const json = { username: 'longer', password: 'x'.repeat(1001) };
  expect(await post(server.client(), '/api/auth/register', json)).toMatchObject({
    status: 400,
    body: { code: 'TOO_LONG', field: 'password', message: 'Password must be at most 1000 characters' },
  });
});

test('a valid guestId is used, a missing or malformed id is replaced, a number or long text is refused', async () => {
  const id = randomUUID();
  const fresh = await post(server.client(), '/api/auth/guest', {});
  expect(fresh).toMatchObject({ status: 200, body: { isGuest: true, username: null, user: { isGuest: true } } });
  expect((await post(server.client(), '/api/auth/guest', { guestId: id })).body.id).toBe(id);
  expect((await post(server.client(), '/api/auth/guest', { guestId: id })).body.id).toBe(id);
  expect((await post(server.client(), '/api/auth/guest', { guestId: null })).status).toBe(200);
  expect((await post(server.client(), '/api/auth/guest', { guestId: 'x' })).body.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await post(server.client(), '/api/auth/guest', { guestId: 5 })).toMatchObject({
    status: 400,
    body: { message: 'Guest id: Expected string, received number' },
  });
  expect((await post(server.client(), '/api/auth/guest', { guestId: 'x'.repeat(101) })).status).toBe(400);
  expect((await server.client().request('/api/auth/guest', { method: 'POST' })).status).toBe(200);
});

test('logout by GET or POST ends the session and removes the cookie; GET redirects to the start page', async () => {
  for (const [method, status] of [
    ['GET', 302],
    ['POST', 200],
  ] as const) {
    const client = server.client();
    await post(client, '/api/auth/guest', {});
    const oldCookie = client.cookie();
    const response = await client.request('/api/auth/logout', { method });
    expect(response.status).toBe(status);
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^fuud_session=;.*1970/)]);
    if (method === 'GET') expect(response.headers.get('location')).toBe('/?logged_out=true');
    expect((await server.client().request('/api/auth/user', { headers: { cookie: oldCookie } })).status).toBe(401);
  }
});

describe('GET /api/auth/logout', () => {
  const asked = async (headers: Record<string, string>, method = 'GET') => {
    const client = server.client();
    await post(client, '/api/auth/guest', {});
    const response = await client.request('/api/auth/logout', { headers, method });
    const { status } = await client.request('/api/auth/user');
    return {
      to: [response.status, response.headers.get('location')],
      status,
      cookies: response.headers.getSetCookie(),
    };
  };
  const go = (dest: string, site: string) => ({ 'sec-fetch-dest': dest, 'sec-fetch-site': site });

  test.each([
    go('image', 'same-origin'),
    go('iframe', 'same-origin'),
    go('frame', 'none'),
    go('style', 'same-origin'),
    go('document', 'cross-site'),
    go('document', 'same-site'),
    go('empty', 'cross-site'),
    { ...go('document', 'same-origin'), 'sec-purpose': 'prefetch;prerender' },
    { ...go('document', 'none'), 'sec-purpose': 'prefetch' },
  ])('with the headers %j, nobody opened the path on purpose, so the session does not end', async (headers) => {
    expect(await asked(headers)).toEqual({ to: [302, '/'], status: 200, cookies: [] });
  });

  test('a request with HEAD does not end the session', async () => {
    expect(await asked({}, 'HEAD')).toEqual({ to: [302, '/'], status: 200, cookies: [] });
  });

  test.each([{}, go('document', 'none'), go('document', 'same-origin'), go('empty', 'same-origin')])(
    'with the headers %j, a person opened the path on purpose, so the session ends',
    async (headers) => {
      expect(await asked(headers)).toMatchObject({ to: [302, '/?logged_out=true'], status: 401 });
    },
  );
});

test('a logout deletes the session in the database, and a second logout does not create a session', async () => {
  await database.pool.query('DELETE FROM sessions');
  const client = server.client();
  await post(client, '/api/auth/guest', {});
  await client.request('/api/auth/logout');
  const again = await client.request('/api/auth/logout');
  expect(again.status).toBe(302);
  expect(client.cookie()).toBe('');
  expect((await database.pool.query('SELECT sid FROM sessions')).rows).toEqual([]);
});

test.each([
  ['', '/?signin=1'],
  ['?returnTo=/diary', '/?signin=1&returnTo=%2Fdiary'],
  ['?returnTo=//evil.example', '/?signin=1'],
  ['?returnTo=https://evil.example', '/?signin=1'],
  ['?returnTo=/a&returnTo=/b', '/?signin=1&returnTo=%2Fa'],
])('GET /api/login%s redirects to %s', async (query, location) => {
  const response = await server.request(`/api/login${query}`);
  expect([response.status, response.headers.get('location')]).toEqual([302, location]);
});

test('REST and GraphQL share the session', async () => {
  const client = server.client();
  await client.graphql('mutation { login(input: {username: "ada", password: "secret"}) { userErrors { code } } }');
  expect(await (await client.request('/api/auth/user')).json()).toMatchObject({ username: 'Ada' });
  await client.request('/api/auth/logout', { method: 'POST' });
  expect((await client.graphql<{ viewer: { kind: string } }>('{ viewer { kind } }')).data.viewer.kind).toBe(
    'ANONYMOUS',
  );
});
