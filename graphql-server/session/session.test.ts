import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { installSession } from '../middleware/installSession';
import { chain, type Step } from '../request/chain';
import { ContinueAsGuestDocument, LoginDocument } from '../testing/__generated__/operations';
import { holdBack } from '../testing/holdBack';
import { operate, registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';
import { accountLanguageOf } from './session';

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

/** The content of this client's session on the server; undefined without a session. */
async function sessionOf(client: Client) {
  const sid = /fuud_session=s%3A([^.]+)\./.exec(client.cookie())?.[1];
  const { rows } = await database.pool.query<{ sess: Record<string, unknown> }>(
    'SELECT sess FROM sessions WHERE sid = $1',
    [decodeURIComponent(sid ?? '')],
  );
  return rows[0]?.sess;
}

const asGuest = async (client: Client) =>
  (await operate(client, ContinueAsGuestDocument, {})).continueAsGuest.viewer?.user?.uuid;
const login = (client: Client, username: string) =>
  operate(client, LoginDocument, { input: { username, password: 'secret' } });

describe('writing a session', () => {
  const count = async (userId: string) =>
    (await database.pool.query("SELECT sid FROM sessions WHERE sess->>'userId' = $1", [userId])).rowCount;

  test('a request that is still running after the logout does not write the session again', async () => {
    const { client, userId } = await registerMember(server.client(), 'leaver');
    await database.pool.query(`UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{seenOn}', '"2020-01-01"')::json`);
    const daily = holdBack(database, 'UPDATE sessions');
    const onItsWay = client.request('/api/auth/user', { headers: { cookie: client.cookie() } });
    await daily.arrived;
    await client.request('/api/auth/logout', { method: 'POST' });
    daily.release();
    expect(await (await onItsWay).json()).toMatchObject({ username: 'leaver' });
    expect(await count(userId)).toBe(0);
  });

  test('a session in use is written only once a day', async () => {
    const { client } = await registerMember(server.client(), 'regular');
    const yesterday = `UPDATE sessions SET expire = expire - interval '1 day',
      sess = jsonb_set(sess::jsonb, '{seenOn}', '"2020-01-01"')::json WHERE sess->>'userId' IS NOT NULL`;
    await database.pool.query(yesterday);
    const statements = jest.spyOn(database.pool, 'query');
    for (let times = 0; times < 3; times++) await (await client.request('/api/auth/user')).text();
    const writes = statements.mock.calls.filter(([text]) => String(text).includes('UPDATE sessions'));
    statements.mockRestore();
    expect(writes).toHaveLength(1);
    const { rows } = await database.pool.query<{ days: number }>(
      'SELECT round(extract(epoch FROM max(expire) - now()::timestamp) / 86400) AS days FROM sessions',
    );
    expect(Number(rows[0]?.days)).toBe(30);
  });

  test('requests are answered even if the session cannot be written', async () => {
    const { client } = await registerMember(server.client(), 'unwritten');
    await database.pool.query(`
      UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{seenOn}', '"2020-01-01"')::json;
      CREATE FUNCTION go_away() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE SQLSTATE '57P03'; END $$;
      CREATE TRIGGER go_away BEFORE UPDATE ON sessions EXECUTE FUNCTION go_away()`);
    const answer = await client.request('/api/auth/user');
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ username: 'unwritten' })]);
    await database.pool.query('DROP FUNCTION go_away CASCADE');
    expect((await client.request('/api/auth/user')).status).toBe(200);
  });

  test.each([
    ['is removed', 'DELETE FROM users WHERE id = $1'],
    ['gets another password', "UPDATE users SET password = 'another' WHERE id = $1"],
  ])('no session begins if the account %s while its user signs in', async (_what, change) => {
    const name = change.slice(0, 6);
    const { userId } = await registerMember(server.client(), name);
    await database.pool.query('DELETE FROM sessions');
    const client = server.client();
    const beginning = holdBack(database, 'INSERT INTO sessions');
    const answer = client.graphql<{ login: object; viewer: object }>(
      `mutation { login(input: {username: "${name}", password: "secret"}) { viewer { kind } userErrors { code } }
        logout { viewer { kind } } }`,
    );
    await beginning.arrived;
    await database.pool.query(change, [userId]);
    beginning.release();
    expect((await answer).data.login).toEqual({ viewer: null, userErrors: [{ code: 'UNAUTHENTICATED' }] });
    expect(client.cookie()).not.toContain('fuud_session');
    expect(await count(userId)).toBe(0);
  });
});

test('one SQL statement reads the session and the account language, which the session does not contain', async () => {
  const { client } = await registerMember(server.client(), 'speaker');
  const steps: Step[] = [];
  const close = installSession(steps, { pool: database.pool, secret: 'a secret that only tests know, long enough' });
  const tell: RequestListener = (request, response) => void response.end(String(accountLanguageOf(request)));
  const speaking = createServer(chain(steps, tell, (_error, response) => void response.end('failed')));
  await new Promise<void>((resolve) => speaking.listen(0, '127.0.0.1', resolve));
  const { port } = speaking.address() as AddressInfo;
  const languageFor = async (cookie: string) =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } })).text();
  try {
    expect(await languageFor(client.cookie())).toBe('null');
    await client.request('/api/auth/settings', { json: { language: 'ko' }, method: 'PUT' });
    const statements = jest.spyOn(database.pool, 'query');
    expect(await languageFor(client.cookie())).toBe('ko');
    expect(statements).toHaveBeenCalledTimes(1);
    expect(await languageFor('')).toBe('null');
    expect(statements).toHaveBeenCalledTimes(1);
    statements.mockRestore();
    expect(await sessionOf(client)).not.toHaveProperty('language');
  } finally {
    close();
    await new Promise((resolve) => speaking.close(resolve));
  }
});

test('sessions that are read together are not mixed up, even if each of them is read twice', async () => {
  const names = ['together1', 'together2', 'together3'];
  const clients: Client[] = [];
  for (const name of names) clients.push((await registerMember(server.client(), name)).client);
  const asking = [...clients, ...clients, server.client()];
  const answers = await Promise.all(asking.map((client) => client.request('/api/auth/settings')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 401]);
  const told = await Promise.all(asking.map((client) => client.graphql<object>('{ viewer { user { username } } }')));
  const users = [...names, ...names].map((username) => ({ viewer: { user: { username } } }));
  expect(told.map(({ data }) => data)).toEqual([...users, { viewer: { user: null } }]);
});

test('a session survives a restart of the server', async () => {
  const { client, userId } = await registerMember(server.client(), 'stayer');
  const restarted = await startTestServer({ database });
  const response = await restarted.client().request('/api/auth/user', { headers: { cookie: client.cookie() } });
  await restarted.close();
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ id: userId, username: 'stayer' });
});

describe('the guest that a member was before', () => {
  test('is remembered after registering, and after signing in to the same account again', async () => {
    const client = server.client();
    const guestId = await asGuest(client);
    const { userId } = await registerMember(client, 'ada');
    expect(await sessionOf(client)).toMatchObject({ userId, kind: 'MEMBER', formerGuestId: guestId });
    await login(client, 'ada');
    expect(await sessionOf(client)).toMatchObject({ userId, formerGuestId: guestId });
  });

  test('is forgotten when another account signs in; a session of a guest contains no former guest', async () => {
    const client = server.client();
    await registerMember(server.client(), 'bob');
    await registerMember(server.client(), 'cleo');
    await asGuest(client);
    await login(client, 'bob');
    await login(client, 'cleo');
    expect(await sessionOf(client)).not.toHaveProperty('formerGuestId');
    await asGuest(client);
    await asGuest(client);
    expect(await sessionOf(client)).not.toHaveProperty('formerGuestId');
  });
});
