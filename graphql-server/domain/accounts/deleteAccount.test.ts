import { randomUUID } from 'node:crypto';
import { ContinueAsGuestDocument, DeleteAccountDocument } from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { holdBackTransaction } from '../../testing/holdBack';
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

const remove = (client: Client) => client.request('/api/auth/delete-account', { method: 'DELETE' });
const statusOf = async (client: Client) => (await client.request('/api/auth/user')).status;
const login = (client: Client, username: string) =>
  client.request('/api/auth/login', { json: { username, password: 'secret' } });

/** Stores a row for the user in every table with data of users, except the tables `users` and `sessions`. */
async function fill(userId: string, restaurantId: string): Promise<void> {
  const { prisma } = database;
  await prisma.userSettings.create({ data: { userId, displayMode: 'dark', language: 'ko' } });
  await prisma.savedRestaurant.create({ data: { userId, restaurantId, restaurantData: {} } });
  const { id: entryId } = await prisma.diaryEntry.create({ data: { userId, restaurantId, restaurantData: {} } });
  await prisma.diaryVisit.create({ data: { id: randomUUID(), entryId, notes: userId, addedAt: new Date() } });
  await prisma.removedItem.create({ data: { userId, restaurantId, kind: 'diaryEntry', data: {} } });
  const done = { operation: 'saveRestaurant', inputHash: 'x', outcome: {} };
  await prisma.idempotencyKey.create({ data: { userId, key: 'x', ...done } });
  await prisma.dataImport.create({ data: { userId, kind: 'FUUD_JSON' } });
  await prisma.userRating.create({ data: { userId, restaurantId, rating: 5 } });
  await prisma.searchRecord.create({ data: { userId, query: 'ramen' } });
  await prisma.emailChange.create({ data: { userId, email: 'new@example.com', expiresAt: new Date() } });
  await prisma.mail.create({ data: { userId, kind: 'confirmEmail', recipient: 'new@example.com' } });
  const attempt = { provider: 'x', cookieHash: 'x', state: userId, nonce: 'x', codeVerifier: 'x' };
  await prisma.externalSignIn.create({ data: { ...attempt, userId, expiresAt: new Date() } });
}

/** Finds all columns with user ids: columns named user_id, foreign keys to `users`, users.id, and sessions.sess. */
async function columnsWithUserIds() {
  const { rows } = await database.pool.query<{ table: string; column: string }>(`
    SELECT t.relname AS "table", c.attname AS "column"
    FROM pg_attribute c JOIN pg_class t ON t.oid = c.attrelid
    WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND c.attnum > 0 AND NOT c.attisdropped
      AND (c.attname = 'user_id' OR EXISTS (
        SELECT FROM pg_constraint k
        WHERE k.contype = 'f' AND k.conrelid = t.oid AND k.confrelid = 'users'::regclass AND c.attnum = ANY (k.conkey)))`);
  return [...rows, { table: 'users', column: 'id' }, { table: 'sessions', column: `(sess->>'userId')` }];
}

async function countRows(table: string, where: string, value: string): Promise<number> {
  const { rows } = await database.pool.query(`SELECT count(*)::int FROM "${table}" AS t WHERE ${where}`, [value]);
  return rows[0].count;
}

/** Returns the names of all tables with a row that contains the text in any column. */
async function tablesThatMention(text: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
  );
  const counts = await Promise.all(rows.map(({ name }) => countRows(name, 'strpos(t::text, $1) > 0', text)));
  return rows.filter((_row, n) => counts[n]).map(({ name }) => name);
}

test('after an account is deleted, no table contains its id, and another account still has all its rows', async () => {
  const { id } = await buildRestaurant(database);
  const { client, userId } = await registerMember(server.client(), 'ada');
  const { userId: bystander } = await registerMember(server.client(), 'bob');
  const phone = server.client();
  await login(phone, 'ada');
  for (const someone of [userId, bystander]) await fill(someone, id);
  await database.prisma.restaurant.update({ where: { id }, data: { userRatingCount: 2, userRatingSum: 10 } });

  const columns = await columnsWithUserIds();
  const filled = async (owner: string) =>
    Promise.all(
      columns.map(async ({ table, column }) => [table, await countRows(table, `${column}::text = $1`, owner)] as const),
    );
  expect((await filled(userId)).filter(([, count]) => count === 0)).toEqual([]); // on failure, add the table to fill()
  expect(columns.length).toBeGreaterThanOrEqual(10);
  const before = await filled(bystander);

  const response = await remove(client);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ message: 'Your account has been deleted.' });

  expect(await tablesThatMention(userId)).toEqual([]);
  expect(await filled(bystander)).toEqual(before);
  expect(await database.prisma.restaurant.findUniqueOrThrow({ where: { id } })).toMatchObject({
    userRatingCount: 1,
    userRatingSum: 5,
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^fuud_device=;.*1970/),
    expect.stringMatching(/^fuud_session=;.*1970/),
  ]);
  expect([await statusOf(client), await statusOf(phone)]).toEqual([401, 401]);
});

test('somebody who registers with the name of a deleted account gets a new, empty account', async () => {
  const { client, userId } = await registerMember(server.client(), 'phoenix');
  await client.request('/api/auth/settings', { method: 'PUT', json: { displayMode: 'dark', language: 'es' } });
  await remove(client);
  expect((await login(server.client(), 'phoenix')).status).toBe(401);

  const { client: again, userId: other } = await registerMember(server.client(), 'phoenix');
  expect(other).not.toBe(userId);
  const settings = await again.request('/api/auth/settings');
  expect(await settings.json()).toEqual({ displayMode: 'light', language: 'en' });
});

test('GraphQL deletes the account of a guest, and requests without a session are refused', async () => {
  const guest = server.client();
  const { continueAsGuest } = await operate(guest, ContinueAsGuestDocument, {});
  const userId = continueAsGuest.viewer?.user?.uuid ?? '';
  expect(await operate(guest, DeleteAccountDocument, {})).toEqual({
    deleteAccount: { viewer: { kind: 'ANONYMOUS' }, userErrors: [] },
  });
  expect(guest.cookie()).toBe('');
  expect(await tablesThatMention(userId)).toEqual([]);

  for (const nobody of [guest, server.client()]) {
    const message = 'You are not signed in. Sign in and try again.';
    const byRest = await remove(nobody);
    expect([byRest.status, await byRest.json()]).toMatchObject([401, { message }]);
    expect((await operate(nobody, DeleteAccountDocument, {})).deleteAccount).toMatchObject({
      viewer: null,
      userErrors: [{ code: 'UNAUTHENTICATED', message }],
    });
  }
});

test('another site cannot delete an account', async () => {
  const { client } = await registerMember(server.client(), 'target');
  const init = { method: 'DELETE', headers: { origin: 'https://evil.example' } };
  expect((await client.request('/api/auth/delete-account', init)).status).toBe(403);
  expect(await statusOf(client)).toBe(200);
});

test('if an account is deleted while a write for it is running, the write is refused and stores nothing', async () => {
  const { id } = await buildRestaurant(database);
  const { client, userId } = await registerMember(server.client(), 'hasty');
  const other = server.client();
  await login(other, 'hasty');

  const write = holdBackTransaction(database);
  const saving = other.graphql<{ saveRestaurant: { userErrors: { code: string }[] } }>(
    `mutation { saveRestaurant(input: {restaurantId: "${id}"}) { userErrors { code } } }`,
  );
  await write.arrived;
  await remove(client);
  write.release();
  expect((await saving).data.saveRestaurant.userErrors).toEqual([{ code: 'UNAUTHENTICATED' }]);
  expect(await tablesThatMention(userId)).toEqual([]);
});

test('if several requests delete an account at the same time, only one of them succeeds', async () => {
  const { client } = await registerMember(server.client(), 'twice');
  const answers = await Promise.all([remove(client), remove(client), remove(client)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});
