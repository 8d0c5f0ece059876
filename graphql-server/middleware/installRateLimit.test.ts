import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;

/** Sends exactly this target. A client library would change some of the targets. @returns status and body */
async function sendTarget(target: string, method = 'GET'): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: fuud.example\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database, env: { RATE_LIMIT: true } });
  for (let batch = 0; batch < 20; batch++) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => server.request('/api/nothing')));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(404));
    const left = answers.map(({ headers }) => Number(headers.get('ratelimit-remaining')));
    expect(Math.min(...left)).toBe(600 - 30 * (batch + 1));
  }
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

test.each([
  '/api/auth/user',
  '/API/auth/user',
  '/%61pi/auth/user',
  '/./api/auth/user',
  '/assets/../api/auth/user',
  '//fuud.example/api/auth/user',
  '/api/auth/user#/healthz',
  '/healthz/../api/auth/user',
  '/healthz?/api/auth/user',
  'http://fuud.example/api/auth/user',
  'HTTP://ada:secret@fuud.example/graphql?query={__typename}',
  'xyz://x/api/auth/user',
  'xyz://x/graphql?query={__typename}',
  '/graphql?query={__typename}',
  '/',
])('over the limit, %s is refused', async (target) => {
  const { status, body } = await sendTarget(target);
  expect(status).toBe(429);
  expect(body).toMatch(/\{"code":"RATE_LIMITED","message":"Too many requests\. Try again in \d+ seconds?\."[,}]/);
});

test('over the limit, a client of /graphql gets a GraphQL error', async () => {
  const answer = await server.request('/graphql', { json: { query: '{ viewer { kind } }' } });
  const retryAfterSeconds = Number(answer.headers.get('retry-after'));
  const limits = ['limit', 'remaining', 'reset'].map((name) => answer.headers.get(`ratelimit-${name}`));
  expect(limits).toEqual(['600', '0', String(retryAfterSeconds)]);
  expect(await answer.json()).toEqual({
    code: 'RATE_LIMITED',
    message: expect.any(String),
    errors: [{ message: expect.any(String), extensions: { code: 'RATE_LIMITED', retryAfterSeconds } }],
  });
});

test('over the limit, requests with methods other than GET are refused', async () => {
  for (const method of ['POST', 'DELETE', 'PROPFIND']) expect((await sendTarget('/api/x', method)).status).toBe(429);
  expect((await sendTarget('*', 'OPTIONS')).status).toBe(429);
});

test('over the limit, somebody who opens a page gets plain text', async () => {
  const answer = await server.request('/saved', { headers: { accept: 'text/html,*/*' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.text()).toMatch(/^Too many requests\. Try again in \d+ seconds?\.$/);
});

test('over the limit, health checks are still answered', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await sendTarget(path)).status).toBe(200);
});
