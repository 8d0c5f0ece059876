import { buildRestaurant } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let path: string;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  const { id } = await buildRestaurant(database, { imageUrls: ['illustration:1f32e+1f34b~dusk~2'] });
  const { data } = await server.graphql<{ restaurant: { pictures: { path: string }[] } }>(
    `{ restaurant(id: "${id}") { pictures { path } } }`,
  );
  path = data.restaurant.pictures[0]?.path ?? '';
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

test('an answer with a picture has all headers for browser caches and no cookie, and needs no SQL', async () => {
  const statements = jest.spyOn(database.pool, 'query');
  const visitor = server.client();
  await visitor.request('/api/auth/guest', { json: {} });
  statements.mockClear();
  const answer = await visitor.request(path, { headers: { accept: 'image/webp' } });
  const body = await answer.arrayBuffer();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(body.byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    etag: expect.stringMatching(/^"[\w-]{22}"$/),
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(statements).not.toHaveBeenCalled();
  statements.mockRestore();
});

test('a client that already has the picture gets 304', async () => {
  const headers = { accept: 'image/webp' };
  const etag = (await server.request(path, { headers })).headers.get('etag') ?? '';
  for (const known of [etag, `"other", W/${etag}`, '*']) {
    const answer = await server.request(path, { headers: { ...headers, 'if-none-match': known } });
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, etag, '']);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  const other = await server.request(path, { headers: { ...headers, 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
});

test('a HEAD request gets the type and the length of the picture, but not the picture', async () => {
  const [get, head] = [await server.request(path), await server.request(path, { method: 'HEAD' })];
  const length = (await get.arrayBuffer()).byteLength;
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(length), '']);
  expect(head.headers.get('content-type')).toBe('image/jpeg');
});

test('a request for an address that Fuud did not make gets 404', async () => {
  const forged = path.replace(/[\w-]{22}\//, `${'A'.repeat(22)}/`);
  for (const bad of [forged, path.replace('600x400', '9000x9000'), `${path}?w=1`, '/img/', '/img/x.png']) {
    const answer = await server.request(bad);
    expect([bad, answer.status]).toEqual([bad, 404]);
    expect(await answer.json()).toEqual({ code: 'NOT_FOUND', message: 'Nothing is served here.' });
  }
});

test('pictures allow only GET and HEAD', async () => {
  const answer = await server.request(path, { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
