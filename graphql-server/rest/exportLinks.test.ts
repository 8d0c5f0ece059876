import { registerMember } from '../testing/operate';
import { call } from '../testing/rest';
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

test('a link on one member’s page does not give the file of another member who signed in later', async () => {
  const browser = server.client();
  const { userId: ann } = await registerMember(browser, 'ann');
  await call(browser, 'POST', '/api/auth/logout');
  const { userId: bob } = await registerMember(browser, 'bob');
  const open = (viewer: string, accept: string) =>
    browser.request(`/api/export.json?viewer=${viewer}`, { headers: { accept } });
  for (const accept of ['*/*', 'text/html']) {
    const own = await open(bob, accept);
    expect([own.status, ((await own.json()) as { account: object }).account]).toMatchObject([200, { username: 'bob' }]);
  }
  const refused = await open(ann, '*/*');
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'VIEWER_CHANGED' }]);
  const opened = await open(ann, 'text/html');
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/settings']);
  expect((await call(browser, 'GET', '/api/export.json')).body).toMatchObject({ account: { username: 'bob' } });
});

test('after a logout, a link on the member’s page leads to the sign-in, and programs get an error', async () => {
  const browser = server.client();
  const { userId: member } = await registerMember(browser, 'cam');
  await call(browser, 'POST', '/api/auth/logout');
  const path = `/api/export.csv?viewer=${member}`;
  expect(await call(browser, 'GET', path)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  const opened = await browser.request(path, { headers: { accept: 'text/html' } });
  expect(opened.headers.get('location')).toBe('/?signin=1&returnTo=%2Fsettings');
});
