import type { PoolClient } from 'pg';
import { inTransaction } from '../database/inTransaction';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

// These tests check the cookies that clients get over real HTTP. In some tests, a proxy's header states that the
// visitor uses https.
let database: TestDatabase;
let server: TestServer;
let serial = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database, env: { TRUST_PROXY: 1 } });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const https = { 'x-forwarded-proto': 'https' };
/** Registers a new member and signs in. @returns the Set-Cookie headers of the answer */
async function join(client: Client, headers: Record<string, string> = {}): Promise<string[]> {
  serial += 1;
  const account = { username: `member${serial}`, password: 'secret' };
  const response = await client.request('/api/auth/register', { json: account, headers });
  expect(response.status).toBe(201);
  await response.text(); // the session's row is written before the last byte of the answer
  return response.headers.getSetCookie();
}
const ask = (cookie: string, headers: Record<string, string> = https) =>
  server.client().request('/api/auth/user', { headers: { ...headers, cookie } });
/** The text "name=value" of a cookie that the answer sets, without the attributes. Empty if there is no such cookie. */
const setBy = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
const named = (client: Client, name: string) =>
  client
    .cookie()
    .split('; ')
    .find((part) => part.startsWith(`${name}=`));
const textAfterName = (cookie = '') => cookie.slice(cookie.indexOf('=') + 1);

describe('on https', () => {
  test.each([
    ['the nearest proxy', { TRUST_PROXY: 1 }, https],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://fuud.example' }, {}],
  ])('cookies are Secure and host-only if %s states https', async (_, env, headers: Record<string, string>) => {
    const other = await startTestServer({ database, env });
    const client = other.client();
    const lines = await join(client, headers);
    const { data } = (await (
      await other.client().request('/graphql', {
        json: {
          query: `mutation { login(input: {username: "member${serial}", password: "secret"}) { viewer { kind } } }`,
        },
        headers,
      })
    ).json()) as { data: object };
    expect(data).toMatchObject({ login: { viewer: { kind: 'MEMBER' } } });
    const user = await client.request('/api/auth/user', { headers });
    await other.close();
    expect(user.status).toBe(200);
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(['__Host-fuud_device', '__Host-fuud_session']);
    for (const line of lines) {
      const attributes = line.split('; ').slice(1);
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
      expect(line).not.toMatch(/domain=/i);
    }
  });

  test('logging out removes the session cookies with the current and the former name (without __Host-)', async () => {
    for (const init of [{ method: 'GET' }, { method: 'POST' }]) {
      const client = server.client();
      await join(client, https);
      const { headers } = await client.request('/api/auth/logout', { ...init, headers: https });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-fuud_session=; Path=\/; Expires=Thu, 01 Jan 1970.*; Secure$/),
        expect.stringMatching(/^fuud_session=; Path=\/; Expires=Thu, 01 Jan 1970/),
      ]);
      expect((await client.request('/api/auth/user', { headers: https })).status).toBe(401);
    }
  });

  test('cookies that were set on https do not work on http; cookies that are set on http have no prefix', async () => {
    const client = server.client();
    await join(client, https);
    expect((await client.request('/api/auth/user')).status).toBe(401);
    const plain = server.client();
    expect((await join(plain)).map((line) => line.split('=')[0]).sort()).toEqual(['fuud_device', 'fuud_session']);
  });
});

describe('a session with the cookie name that https used before', () => {
  /** Registers a member. @returns a Cookie header with the former cookie names */
  async function former(): Promise<string> {
    const client = server.client();
    await join(client);
    return client.cookie();
  }
  const sessions = async () =>
    (await database.pool.query<{ sid: string }>("SELECT sid FROM sessions WHERE sess->>'userId' IS NOT NULL")).rowCount;

  test('moves to new cookies with a new session id; after a minute, the old session id does not work', async () => {
    const cookie = await former();
    const before = await sessions();
    const response = await ask(cookie);
    expect(await response.json()).toMatchObject({ username: `member${serial}` });
    const lines = response.headers.getSetCookie();
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^__Host-fuud_session=s%3A[\w-]+\.\S+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
        ),
        expect.stringMatching(/^fuud_session=; Path=\/; Expires=Thu, 01 Jan 1970/),
        expect.stringMatching(/^__Host-fuud_device=[\w-]{22}\.[\w-]{43}; .*Secure$/),
        expect.stringMatching(/^fuud_device=; .*1970/),
      ]),
    );
    const fresh = setBy(response, '__Host-fuud_session');
    expect(cookie).not.toContain(textAfterName(fresh).split('.')[0]);
    expect((await ask(fresh)).status).toBe(200);
    expect(await sessions()).toBe(before);
    expect((await ask(cookie, {})).status).toBe(401); // on http, the old session id belongs to no member

    await database.pool.query(
      "UPDATE sessions SET expire = expire - interval '61 seconds' WHERE sess->>'movedTo' IS NOT NULL",
    );
    const late = await ask(cookie);
    expect(late.status).toBe(401);
    expect(setBy(late, '__Host-fuud_session')).toBe('');
    expect((await ask(fresh)).status).toBe(200);
  });

  test('is moved only once if several requests arrive together; all requests get the same new session', async () => {
    const cookie = await former();
    const before = await sessions();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => setBy(answer, '__Host-fuud_session'))).size).toBe(1);
    expect(await sessions()).toBe(before);
  });

  test('is ignored if the current cookie is also sent, because an attacker may have set the old cookie', async () => {
    const mine = server.client();
    await join(mine, https);
    const name = `member${serial}`;
    const planted = await former();
    const response = await ask(`${planted}; ${named(mine, '__Host-fuud_session')}`);
    expect(await response.json()).toMatchObject({ username: name });
    expect(setBy(response, '__Host-fuud_session')).toBe('');
    expect((await ask(planted.replace(/fuud_session/, '__Host-fuud_session=s%3Ax.y; fuud_session'))).status).toBe(401);
  });

  test('is not moved if it is forged or has ended, or if the cookie names changed more than 30 days ago', async () => {
    const cookie = await former();
    for (const bad of [
      'fuud_session=',
      'fuud_session=x',
      'fuud_session=s%3A.',
      `${cookie.replace(/fuud_device=[^;]*;? ?/, '')}x`,
      'fuud_session=%',
    ]) {
      const response = await ask(bad);
      expect([bad, response.status, setBy(response, '__Host-fuud_session')]).toEqual([bad, 401, '']);
    }
    const shift = (days: number) =>
      database.pool.query(
        `UPDATE "_prisma_migrations" SET finished_at = finished_at + make_interval(days => $1)
          WHERE migration_name LIKE '%_rename_cookies_on_https'`,
        [days],
      );
    await shift(-31);
    const late = await ask(cookie);
    await shift(31);
    expect(late.status).toBe(401);
    expect(late.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^fuud_session=; .*1970/));

    await server.client().request('/api/auth/logout', { method: 'POST', headers: { cookie } });
    expect((await ask(cookie)).status).toBe(401);
  });

  /** Waits until at least `count` statements wait for a lock of another transaction. */
  async function waiting(count: number): Promise<void> {
    const query = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while (((await database.pool.query(query)).rowCount ?? 0) < count) await new Promise(setImmediate);
  }
  const newPassword = async (client: PoolClient) => {
    await client.query("UPDATE users SET password = 'another' WHERE username = $1", [`member${serial}`]);
    await client.query(
      `DELETE FROM sessions WHERE sess->>'userId' = (SELECT id::text FROM users WHERE username = $1)`,
      [`member${serial}`],
    );
  };

  test('ends when a new password is set by a transaction that began before the move', async () => {
    const cookie = await former();
    let answer: Promise<Response> | undefined;
    await inTransaction(database.pool, async (client) => {
      await newPassword(client);
      answer = ask(cookie);
      await waiting(1);
    });
    const response = await answer;
    expect(response?.status).toBe(401);
    expect(response && setBy(response, '__Host-fuud_session')).toBe('');
  });

  test('ends when a new password is set during the move', async () => {
    const cookie = await former();
    let [answer, change]: [Promise<Response>?, Promise<void>?] = [];
    await inTransaction(database.pool, async (client) => {
      await client.query('LOCK TABLE "_prisma_migrations"'); // this lock stops the move after its first statement
      answer = ask(cookie);
      await waiting(1);
      change = inTransaction(database.pool, newPassword);
      await waiting(2);
    });
    const response = await answer;
    await change;
    expect(response && (await ask(setBy(response, '__Host-fuud_session'))).status).toBe(401);
    expect((await ask(cookie)).status).toBe(401);
  });
});

describe('the 30 days of a session', () => {
  /** Changes the session as if the member had been away for `days` days. */
  const away = async (client: Client, days: number) => {
    const { rowCount } = await database.pool.query(
      `UPDATE sessions SET expire = expire - make_interval(days => $2),
         sess = jsonb_set(sess::jsonb, '{seenOn}', to_jsonb((now() - make_interval(days => $2))::date))::json
       WHERE strpos($1, sid) > 0`,
      [client.cookie(), days],
    );
    expect(rowCount).toBe(1);
  };
  const expiry = async (client: Client) => {
    const { rows } = await database.pool.query<{ days: string }>(
      'SELECT round(extract(epoch FROM expire - now()::timestamp) / 86400) AS days FROM sessions WHERE strpos($1, sid) > 0',
      [client.cookie()],
    );
    return rows.map(({ days }) => Number(days));
  };
  const renewals = async (client: Client, headers: Record<string, string>) => {
    const response = await client.request('/api/auth/user', { headers });
    expect(response.status).toBe(200);
    await response.text(); // the row is written before the last byte of the answer
    return response.headers.getSetCookie();
  };

  test.each([
    ['http', 'fuud_session', {}],
    ['https', '__Host-fuud_session', https],
  ])(
    'start again, in the row and in the cookie, only on the first request of a day: %s',
    async (_scheme, name, headers) => {
      const client = server.client();
      await join(client, headers);
      expect(await renewals(client, headers)).toEqual([]);
      const id = named(client, name);
      await away(client, 29);
      expect(await expiry(client)).toEqual([1]);

      const [line = '', ...others] = await renewals(client, headers);
      expect(others).toEqual([]);
      expect(line.split(';')[0]).toBe(id);
      expect(line.endsWith('; Secure; SameSite=Lax')).toBe(name.startsWith('__Host-'));
      const until = Date.parse(/Expires=([^;]+)/.exec(line)?.[1] ?? '');
      expect(Math.round((until - Date.now()) / 86_400_000)).toBe(30);
      expect(await expiry(client)).toEqual([30]);
      expect(await renewals(client, headers)).toEqual([]);
    },
  );

  test('end when a member is away for more than 30 days, and the member is signed out', async () => {
    const client = server.client();
    await join(client);
    await away(client, 31);
    expect((await client.request('/api/auth/user')).status).toBe(401);
  });
});
