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

/** Registers a member in this browser. @returns the member's uuid */
async function join(browser: Client, username: string): Promise<string> {
  const response = await browser.request('/api/auth/register', { json: { username, password: 'secret-word' } });
  expect(response.status).toBe(201);
  return ((await response.json()) as { user: { id: string } }).user.id;
}
const useDark = 'mutation { updateSettings(input: { displayMode: DARK }) { userErrors { code } } }';
const send = (browser: Client, viewer: string | null, query = useDark) =>
  browser.request('/graphql', { json: { query }, headers: viewer === null ? {} : { 'fuud-viewer': viewer } });
const logOut = async (browser: Client) => (await browser.request('/api/auth/logout', { method: 'POST' })).text();

test('a request that names the account that is signed in, or that names no account, is answered', async () => {
  const browser = server.client();
  const ann = await join(browser, 'ann');
  for (const viewer of [ann, null, '']) expect((await send(browser, viewer)).status).toBe(200);
  const file = await browser.request('/api/auth/user', { headers: { 'fuud-viewer': ann } });
  expect(file.status).toBe(200);
});

test('after another person signed in in the same browser, a page of the first person reads and writes nothing', async () => {
  const browser = server.client();
  const first = await join(browser, 'first');
  await logOut(browser);
  await join(browser, 'second');
  for (const query of [useDark, '{ viewer { user { username } } }']) {
    const response = await send(browser, first, query);
    expect(response.status).toBe(409);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({
      code: 'VIEWER_CHANGED',
      errors: [{ message: expect.any(String), extensions: { code: 'VIEWER_CHANGED' } }],
    });
  }
  const rest = await browser.request('/api/auth/user', { headers: { 'fuud-viewer': first } });
  expect(rest.status).toBe(409);
  expect((await browser.graphql('{ viewer { settings { displayMode } } }')).data).not.toMatchObject({
    viewer: { settings: { displayMode: 'DARK' } },
  });
});

test('after a logout, a page of the member is told that the session has ended', async () => {
  const browser = server.client();
  const member = await join(browser, 'third');
  await logOut(browser);
  const response = await send(browser, member);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({
    code: 'UNAUTHENTICATED',
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('a page of a guest does not delete the account of a member who has signed in in the same browser', async () => {
  const browser = server.client();
  const guest = (await (await browser.request('/api/auth/guest', { json: {} })).json()) as { id: string };
  const member = await join(browser, 'fourth');
  const erase = 'mutation { deleteAccount { userErrors { code } } }';
  expect((await send(browser, guest.id, erase)).status).toBe(409);
  expect((await browser.request('/api/auth/user')).status).toBe(200);
  expect((await send(browser, member, erase)).status).toBe(200);
  expect((await browser.request('/api/auth/user')).status).toBe(401);
});
