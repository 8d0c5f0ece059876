import { ContinueAsGuestDocument, LoginDocument } from '../../testing/__generated__/operations';
import { operate } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database, env: { RATE_LIMIT: true } });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const login = async (username: string, password: string) =>
  (await operate(server.client(), LoginDocument, { input: { username, password } })).login;

test('after ten failed logins with a name, existing or not, every login with this name is refused', async () => {
  await server.client().request('/api/auth/register', { json: { username: 'ada', password: 'secret' } });
  for (const name of ['ada', 'nobody']) {
    const failures = await Promise.all(Array.from({ length: 10 }, () => login(name, 'wrong')));
    expect(failures.every(({ userErrors }) => userErrors[0]?.code === 'BAD_CREDENTIALS')).toBe(true);
    const { viewer, userErrors } = await login(name.toUpperCase(), 'secret');
    expect(viewer).toBeNull();
    expect(userErrors).toEqual([
      {
        code: 'RATE_LIMITED',
        field: null,
        message: expect.stringMatching(/^Too many attempts\. Please wait 1[0-5] minutes and try again\.$/),
        retryAfterSeconds: expect.any(Number),
      },
    ]);
  }

  const response = await server.client().request('/api/auth/login', { json: { username: 'ada', password: 'secret' } });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ code: 'RATE_LIMITED', message: expect.any(String) });
});

test('one IP address can create at most sixty guests per hour', async () => {
  const guest = async () => (await operate(server.client(), ContinueAsGuestDocument, {})).continueAsGuest;
  for (let count = 0; count < 60; count++) expect((await guest()).userErrors).toEqual([]);
  expect((await guest()).userErrors[0]?.code).toBe('RATE_LIMITED');
});
