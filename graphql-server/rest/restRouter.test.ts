import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

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

async function answer(path: string, init?: RequestInit) {
  const response = await server.client().request(path, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
}

const json = { 'content-type': 'application/json' };

test.each(['/api', '/api/nothing', '/api/auth', '/api/restaurants', '/api/restaurants/1/2/3'])(
  'the unknown path %s gets 404 in JSON',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      expect(await answer(path, { method })).toMatchObject({ status: 404, body: { message: 'Not found' } });
    }
  },
);

test.each([
  ['/api/auth/login', 'GET', 'POST, OPTIONS'],
  ['/api/auth/user', 'DELETE', 'GET, HEAD, OPTIONS'],
  ['/api/restaurants/search', 'POST', 'GET, HEAD, OPTIONS'],
])('%s does not allow %s', async (path, method, allow) => {
  const { status, headers, body } = await answer(path, { method });
  expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow });
  expect(body.message).toContain('not allowed');
  const options = await answer(path, { method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow')]).toEqual([204, allow]);
});

test.each([
  ['{', json, 400, 'BAD_JSON'],
  ['[]', json, 400, 'INVALID'],
  ['"ada"', json, 400, 'INVALID'],
  ['5', json, 400, 'INVALID'],
  ['null', json, 400, 'REQUIRED'],
  [`{"username":"${'x'.repeat(100_000)}"}`, json, 413, 'TOO_LARGE'],
  ['{}', { 'content-type': 'application/json; charset=nonsense' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['username=ada', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['{}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
])('the body in row %# of the table is refused', async (body, headers, status, code) => {
  expect(await answer('/api/auth/login', { method: 'POST', body, headers })).toMatchObject({
    status,
    body: { code, message: expect.any(String) },
  });
});

test.each(['utf8', 'UTF8', '"utf8"', 'utf-8'])('a body whose charset is written as %s is read', async (charset) => {
  const headers = { 'content-type': `application/json;charset=${charset}` };
  for (const [path, body, code] of [
    ['/api/auth/login', { username: 'Zoë', password: '' }, 'REQUIRED'],
    ['/graphql', { query: '{ noSuchField }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ] as const) {
    const { body: answered } = await answer(path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answered.code ?? answered.errors[0].extensions.code).toBe(code);
  }
});

test('a body that is not UTF-8 is refused, because its broken characters would be lost', async () => {
  const body = Buffer.from('{"username":"Jos\xe9","password":"secret"}', 'latin1');
  for (const path of ['/api/auth/login', '/graphql']) {
    expect(await answer(path, { method: 'POST', body, headers: json })).toMatchObject({
      status: 400,
      body: { code: 'BAD_JSON', message: 'The body is not valid UTF-8' },
    });
  }
});

test('a path that cannot be decoded gets the status 400', async () => {
  expect(await answer('/api/restaurants/%E0%A4%A')).toMatchObject({
    status: 400,
    body: { message: 'The request cannot be read; check its address and its body' },
  });
});

test('the text of an unexpected error is hidden', async () => {
  const fault = jest.spyOn(database.pool, 'connect').mockImplementation(() => {
    throw new Error('secret detail');
  });
  const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { status, body } = await answer('/api/restaurants/search?location=Faultville');
  logged.mockRestore();
  fault.mockRestore();
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret detail');
});

test('caches may not store answers', async () => {
  expect((await answer('/api/restaurants/search')).headers.get('cache-control')).toBe('private, no-store');
});
