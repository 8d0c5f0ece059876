import {
  ChangePasswordDocument,
  type ChangePasswordInput,
  ContinueAsGuestDocument,
} from '../../testing/__generated__/operations';
import { operate, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

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

const change = async (client: Client, input: ChangePasswordInput) =>
  (await operate(client, ChangePasswordDocument, { input })).changePassword;
const login = async (client: Client, username: string, password: string) =>
  (await client.request('/api/auth/login', { json: { username, password } })).status;
const statusOf = async (client: Client) => (await client.request('/api/auth/user')).status;

test('only the new password works; other devices are signed out, but this device stays signed in', async () => {
  const here = server.client();
  const { continueAsGuest } = await operate(here, ContinueAsGuestDocument, {});
  const { userId } = await registerMember(here, 'ada');
  const elsewhere = server.client();
  await login(elsewhere, 'ada', 'secret');
  const before = here.cookie();
  await database.prisma.user.update({ where: { id: userId }, data: { resetToken: 'x', resetTokenExpiry: new Date() } });
  await database.prisma.emailChange.create({ data: { userId, email: 'thief@example.com', expiresAt: new Date() } });

  expect(await change(here, { currentPassword: 'secret', newPassword: ' another ' })).toEqual({
    user: { hasPassword: true },
    userErrors: [],
  });

  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401]);
  expect((await server.client().request('/api/auth/user', { headers: { cookie: before } })).status).toBe(401);
  expect(await login(server.client(), 'ada', 'secret')).toBe(401);
  expect(await login(server.client(), 'ada', 'another')).toBe(401);
  expect(await login(server.client(), 'ada', ' another ')).toBe(200);
  const stored = await database.prisma.user.findUniqueOrThrow({ where: { id: userId } });
  expect(stored).toMatchObject({ resetToken: null, resetTokenExpiry: null });
  expect(await database.prisma.emailChange.count()).toBe(0);
  const { rows } = await database.pool.query(
    "SELECT sess->>'formerGuestId' AS guest FROM sessions WHERE sess->>'userId' = $1 ORDER BY 1",
    [userId],
  );
  expect(rows[0].guest).toBe(continueAsGuest.viewer?.user?.uuid);
});

test.each([
  [{ currentPassword: 'wrong!' }, 'WRONG_PASSWORD', 'currentPassword', 'That is not your present password. Try again.'],
  [{ currentPassword: '' }, 'REQUIRED', 'currentPassword', 'Current password: Required'],
  [{ newPassword: '12345' }, 'TOO_SHORT', 'newPassword', 'New password must be at least 6 characters'],
  [{ newPassword: 'é'.repeat(1001) }, 'TOO_LONG', 'newPassword', 'New password must be at most 1000 characters'],
])('a password change with %j is refused, and nothing changes', async (part, code, field, message) => {
  const name = `bob${code}`.slice(0, 20);
  const { client } = await registerMember(server.client(), name);
  const answer = await change(client, { currentPassword: 'secret', newPassword: 'another', ...part });
  expect(answer).toEqual({ user: null, userErrors: [{ code, field, message, retryAfterSeconds: null }] });
  expect(await statusOf(client)).toBe(200);
  expect(await login(server.client(), name, 'secret')).toBe(200);
});

test('of two simultaneous changes, only one succeeds', async () => {
  const { client } = await registerMember(server.client(), 'cleo');
  const words = ['one-word', 'another-word'];
  const other = server.client();
  await login(other, 'cleo', 'secret');
  const answers = await Promise.all([
    change(client, { currentPassword: 'secret', newPassword: 'one-word' }),
    change(other, { currentPassword: 'secret', newPassword: 'another-word' }),
  ]);
  expect(answers.filter(({ user }) => user)).toHaveLength(1);
  const opens = await Promise.all(words.map((password) => login(server.client(), 'cleo', password)));
  expect(opens).toEqual(answers.map(({ user }) => (user ? 200 : 401)));
});

test('only members may change a password', async () => {
  const input = { currentPassword: 'secret', newPassword: 'another' };
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  expect((await change(guest, input)).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
  expect((await change(server.client(), input)).userErrors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});

test('after ten wrong passwords, even the right password is refused with RATE_LIMITED', async () => {
  const { client } = await registerMember(server.client(), 'dora');
  const limited = await startTestServer({ database, env: { RATE_LIMIT: true } });
  const visitor = limited.client();
  await login(visitor, 'dora', 'secret');
  for (let time = 0; time < 10; time++) await change(visitor, { currentPassword: 'wrong', newPassword: 'another' });
  const { userErrors } = await change(visitor, { currentPassword: 'secret', newPassword: 'another' });
  await limited.close();
  expect(userErrors).toMatchObject([{ code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) }]);
  expect(await statusOf(client)).toBe(200);
});
