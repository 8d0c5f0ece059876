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

test('if the session cannot be read although the database works, the answer is 500 and does not blame the database', async () => {
  const client = server.client();
  await client.request('/api/auth/guest', { json: {} });
  await database.pool.query('ALTER TABLE sessions RENAME COLUMN sess TO moved');
  const rest = await client.request('/api/auth/user');
  const id = rest.headers.get('x-request-id');
  const message = `Something went wrong on our side. If it happens again, tell us this code: ${id}`;
  expect({ status: rest.status, body: await rest.json() }).toEqual({
    status: 500,
    body: { code: 'INTERNAL', message },
  });
  const headers = { accept: 'text/html', 'accept-language': 'ko' };
  const page = await client.request('/search', { headers });
  expect({ status: page.status, type: page.headers.get('content-type') }).toEqual({
    status: 500,
    type: 'text/html; charset=utf-8',
  });
  expect(await page.text()).toContain('Fuud가 곧 돌아옵니다');
  const graph = await client.request('/graphql', { json: { query: '{ viewer { kind } }' } });
  expect(graph.status).toBe(500);
  const { errors } = await graph.json();
  expect(errors).toEqual([
    {
      message: expect.stringMatching(/^Something went wrong on our side/),
      extensions: { code: 'INTERNAL', status: 500, requestId: graph.headers.get('x-request-id') },
    },
  ]);
});
