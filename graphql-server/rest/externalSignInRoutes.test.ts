import { createHash } from 'node:crypto';
import { hashToken } from '../domain/secretToken';
import { type OidcProvider, startOidcProvider } from '../testing/startOidcProvider';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';
import { leaveFor, tokenIn, walkSignIn } from '../testing/walkSignIn';

let database: TestDatabase;
let provider: OidcProvider;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await startOidcProvider({ accounts: [{ sub: 'ada', given_name: 'Ada' }, { sub: 'bob' }] });
  server = await startTestServer({ database, env: { OIDC: twoNames() } });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
  await database.drop();
});

/** The same provider under two names. For Fuud, these are two providers. */
function twoNames() {
  const settings = { label: 'Test', issuer: provider.issuer, clientId: 'fuud', clientSecret: 'fuud-secret' };
  return [
    { name: 'test', ...settings },
    { name: 'other', ...settings },
  ];
}

const FAILED = '/?error=oauth_failed';
const transfer = async (client: Client, json: unknown) => {
  const response = await client.request('/api/auth/transfer', { json });
  return { status: response.status, body: await response.json() };
};
const whoAmI = async (client: Client) => (await client.request('/api/auth/user')).status;
const refused = { status: 401, body: expect.objectContaining({ code: 'INVALID_AUTH_TOKEN' }) };
/** Makes every attempt and token expire. */
const expireAll = () =>
  database.pool.query(`UPDATE external_sign_ins SET expires_at = now() - interval '1 millisecond'`);

describe('GET /api/login/{name}', () => {
  test('redirects to the provider with PKCE, state and nonce, and sets a cookie in the browser', async () => {
    const client = server.client();
    const response = await client.request('/api/login/test?returnTo=/diary');
    expect(response.status).toBe(302);
    const url = new URL(response.headers.get('location') ?? '');
    expect(url.origin).toBe(provider.issuer.origin);
    const port = new URL(server.url).port;
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'fuud',
      response_type: 'code',
      redirect_uri: `http://localhost:${port}/api/login/test/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^fuud_signin=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/),
    ]);
    const stored = await database.prisma.externalSignIn.findFirstOrThrow({
      where: { state: url.searchParams.get('state') ?? '' },
    });
    const secret = /fuud_signin=([\w-]{43})/.exec(client.cookie())?.[1] ?? '';
    expect(stored).toMatchObject({ cookieHash: hashToken(secret), returnTo: '/diary', tokenHash: null });
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(stored.codeVerifier).not.toBe(url.searchParams.get('code_challenge'));
    expect(stored.expiresAt.getTime() - stored.createdAt.getTime()).toBeGreaterThan(9.9 * 60_000);
  });

  test('the cookie is Secure for visitors on https', async () => {
    const behindProxy = await startTestServer({ database, env: { OIDC: twoNames(), TRUST_PROXY: 1 } });
    const headers = { 'x-forwarded-proto': 'https' };
    const response = await behindProxy.client().request('/api/login/test', { headers });
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-fuud_signin=.*; Secure$/)]);
    await behindProxy.close();
  });

  test.each([
    ['an unknown provider', '/api/login/nobody'],
    ['a bad app_challenge', '/api/login/test?app_challenge=short'],
  ])('a request with %s is redirected to the start page with an error, and stores no attempt', async (_name, path) => {
    const before = await database.prisma.externalSignIn.count();
    expect(await leaveFor(server.client(), path)).toBe(FAILED);
    expect(await database.prisma.externalSignIn.count()).toBe(before);
  });

  test.each(['cross-site', 'same-site'])('a %s request gets only a redirect to the Sign In dialog', async (site) => {
    const client = server.client();
    const headers = { 'sec-fetch-site': site };
    const response = await client.request('/api/login/test?returnTo=/diary', { headers });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/?signin=1&returnTo=%2Fdiary']);
    expect(client.cookie()).toBe('');
  });

  test('expired attempts are deleted when a new attempt begins', async () => {
    await leaveFor(server.client(), '/api/login/test');
    await expireAll();
    await leaveFor(server.client(), '/api/login/test');
    expect(await database.prisma.externalSignIn.count()).toBe(1);
  });
});

describe('the callback', () => {
  test('redirects to the requested page with a token that works for one sign-in', async () => {
    const client = server.client();
    const end = await walkSignIn(client, provider, '/api/login/test?returnTo=/diary?a=b%23top', 'ada');
    expect(end).toMatch(/^\/diary\?a=b&auth_token=[\w-]{43}#top$/);
    expect(await whoAmI(client)).toBe(401);

    const chosen = { displayMode: 'dark', language: 'ko' };
    const { status, body } = await transfer(client, { auth_token: tokenIn(end), ...chosen });
    const { user, ...bare } = body;
    expect({ status, user }).toEqual({ status: 200, user: bare });
    expect(user).toMatchObject({ provider: 'test', firstName: 'Ada', username: null, email: null, isGuest: false });
    expect(JSON.stringify(body)).not.toContain('"ada"');
    expect(await whoAmI(client)).toBe(200);
    expect(await (await client.request('/api/auth/settings')).json()).toEqual(chosen); // ada's account is new

    await client.request('/api/auth/logout');
    expect(await transfer(client, { auth_token: tokenIn(end) })).toEqual(refused);
    expect(await database.prisma.externalSignIn.count({ where: { userId: user.id } })).toBe(0);
  });

  test.each([
    ['//evil.example', /^\/\?auth_token=/],
    ['https://evil.example/', /^\/\?auth_token=/],
    ['/?auth_token=x&auth_link=y&error=z&a=1', /^\/\?a=1&auth_token=[\w-]{43}$/],
  ])('with returnTo=%s, the callback redirects to a path on this site', async (returnTo, end) => {
    const path = `/api/login/test?returnTo=${encodeURIComponent(returnTo)}`;
    expect(await walkSignIn(server.client(), provider, path, 'ada')).toMatch(end);
  });

  test('several tabs of one browser can sign in at the same time', async () => {
    const client = server.client();
    const leaving = [await leaveFor(client, '/api/login/test'), await leaveFor(client, '/api/login/other')];
    const back = await Promise.all(leaving.map((address) => provider.signIn(address, 'ada')));
    const ends = await Promise.all(back.map((address) => leaveFor(client, address)));
    expect(ends).toEqual(Array(2).fill(expect.stringMatching(/^\/\?auth_token=/)));
    expect((await transfer(client, { auth_token: tokenIn(ends[1] ?? '') })).status).toBe(200);
  });

  test('fails if the person refuses the sign-in at the provider', async () => {
    expect(await walkSignIn(server.client(), provider, '/api/login/test', null)).toBe(FAILED);
  });

  test('refuses a repeated or forged answer, and an answer from another browser or for another provider', async () => {
    const client = server.client();
    const back = await provider.signIn(await leaveFor(client, '/api/login/test'), 'ada');
    const forged = new URL(back);
    forged.searchParams.set('state', 'x'.repeat(43));
    const otherDoor = back.replace('/login/test/', '/login/other/');
    const stranger = server.client();
    await leaveFor(stranger, '/api/login/test');

    expect(await leaveFor(client, forged.href)).toBe(FAILED);
    expect(await leaveFor(stranger, back)).toBe(FAILED);
    expect(await leaveFor(server.client(), back)).toBe(FAILED);
    expect(await leaveFor(client, otherDoor)).toBe(FAILED);
    expect(await leaveFor(client, back)).toMatch(/auth_token/);
    expect(await leaveFor(client, back)).toBe(FAILED);
  });

  test('if two simultaneous requests bring the same answer, only one of them succeeds', async () => {
    const client = server.client();
    const back = await provider.signIn(await leaveFor(client, '/api/login/test'), 'ada');
    const ends = await Promise.all([leaveFor(client, back), leaveFor(client, back)]);
    expect(ends.filter((end) => end === FAILED)).toHaveLength(1);
  });

  test('refuses a code that belongs to another sign-in', async () => {
    const client = server.client();
    const [mine, theirs] = await Promise.all(
      [client, server.client()].map(async (one) => provider.signIn(await leaveFor(one, '/api/login/test'), 'bob')),
    );
    const mixed = new URL(mine ?? '');
    mixed.searchParams.set('code', new URL(theirs ?? '').searchParams.get('code') ?? '');
    expect(await leaveFor(client, mixed.href)).toBe(FAILED);
  });

  test('refuses an answer to an expired attempt', async () => {
    const client = server.client();
    const back = await provider.signIn(await leaveFor(client, '/api/login/test'), 'ada');
    await expireAll();
    expect(await leaveFor(client, back)).toBe(FAILED);
  });

  test.each(['', '?', '?state=&code=x', '?state=a&state=b', '?code=x&error=y', '?state=%00'])(
    'refuses the invalid query "%s"',
    async (query) => {
      const client = server.client();
      await leaveFor(client, '/api/login/test');
      expect(await leaveFor(client, `/api/login/test/callback${query}`)).toBe(FAILED);
    },
  );
});

describe('POST /api/auth/transfer', () => {
  test.each([
    [{}, 400, { code: 'REQUIRED', field: 'auth_token', message: 'auth_token: Required' }],
    [{ auth_token: '' }, 400, { code: 'REQUIRED', field: 'auth_token' }],
    [{ authToken: 'x' }, 400, { code: 'REQUIRED', field: 'auth_token' }],
    [
      { auth_token: 5 },
      400,
      { code: 'INVALID', field: 'auth_token', message: 'auth_token: Expected string, received number' },
    ],
    [[], 400, { code: 'INVALID' }],
    [{ auth_token: 'x'.repeat(43) }, 401, { code: 'INVALID_AUTH_TOKEN' }],
    [{ auth_token: 'a\0b' }, 401, { code: 'INVALID_AUTH_TOKEN' }],
  ])('%j is refused', async (json, status, body) => {
    expect(await transfer(server.client(), json)).toMatchObject({ status, body });
  });

  test('another browser cannot use the token, and the token is still valid after that attempt', async () => {
    const client = server.client();
    const token = tokenIn(await walkSignIn(client, provider, '/api/login/test', 'ada'));
    const victim = server.client();
    expect(await transfer(victim, { auth_token: token })).toEqual(refused);
    await leaveFor(victim, '/api/login/test'); // the victim gets a cookie of its own
    expect(await transfer(victim, { auth_token: token })).toEqual(refused);
    expect(await whoAmI(victim)).toBe(401);
    expect((await transfer(client, { auth_token: token })).status).toBe(200);
  });

  test('the token expires after 60 seconds', async () => {
    const client = server.client();
    const token = tokenIn(await walkSignIn(client, provider, '/api/login/test', 'ada'));
    const { expiresAt } = await database.prisma.externalSignIn.findFirstOrThrow({
      where: { tokenHash: hashToken(token) },
    });
    const left = expiresAt.getTime() - Date.now();
    expect([left > 50_000, left <= 60_000]).toEqual([true, true]);
    await expireAll();
    expect(await transfer(client, { auth_token: token })).toEqual(refused);
  });

  test('only one of several simultaneous requests succeeds', async () => {
    const client = server.client();
    const token = tokenIn(await walkSignIn(client, provider, '/api/login/test', 'ada'));
    const cookie = client.cookie();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.client().request('/api/auth/transfer', { json: { auth_token: token }, headers: { cookie } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test('a signed-in member cannot use a token; a guest can use a token and then gets a new session id', async () => {
    const client = server.client();
    await client.request('/api/auth/register', { json: { username: 'grace', password: 'secret' } });
    const token = tokenIn(await walkSignIn(client, provider, '/api/login/test', 'ada'));
    expect(await transfer(client, { auth_token: token })).toEqual(refused);
    const me = await (await client.request('/api/auth/user')).json();
    expect(me.username).toBe('grace');

    const guest = server.client();
    const { id } = await (await guest.request('/api/auth/guest', { json: {} })).json();
    const before = /fuud_session=[^;]+/.exec(guest.cookie())?.[0];
    const own = tokenIn(await walkSignIn(guest, provider, '/api/login/test', 'ada'));
    expect(await transfer(guest, { auth_token: own })).toMatchObject({ status: 200, body: { isGuest: false } });
    expect(guest.cookie()).not.toContain(before);
    const { rows } = await database.pool.query(`SELECT sess->>'formerGuestId' AS guest FROM sessions`);
    expect(rows).toContainEqual({ guest: id });
  });

  test('a request from the page of another site is refused', async () => {
    const client = server.client();
    const token = tokenIn(await walkSignIn(client, provider, '/api/login/test', 'ada'));
    const headers = { 'sec-fetch-site': 'cross-site' };
    const response = await client.request('/api/auth/transfer', { json: { auth_token: token }, headers });
    expect(response.status).toBe(403);
  });
});

describe('the native app', () => {
  const verifier = 'v'.repeat(60);
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  test('uses the token with its verifier, although another program (the browser) began the sign-in', async () => {
    const browser = server.client();
    const path = `/api/login/test?app_challenge=${challenge}`;
    const token = tokenIn(await walkSignIn(browser, provider, path, 'ada'));
    for (const wrong of [undefined, null, '', 'w'.repeat(60), challenge]) {
      expect(await transfer(browser, { auth_token: token, verifier: wrong })).toEqual(refused);
    }
    expect(await whoAmI(browser)).toBe(401);
    const shell = server.client();
    expect((await transfer(shell, { auth_token: token, verifier })).status).toBe(200);
    expect(await whoAmI(shell)).toBe(200);
  });

  test('if a sign-in had no app_challenge, another client cannot use its token, even with a verifier', async () => {
    const token = tokenIn(await walkSignIn(server.client(), provider, '/api/login/test', 'ada'));
    expect(await transfer(server.client(), { auth_token: token, verifier })).toEqual(refused);
  });
});

test('one person always signs in to the same account, even with several simultaneous sign-ins', async () => {
  const clients = Array.from({ length: 4 }, () => server.client());
  const ends = await Promise.all(clients.map((client) => walkSignIn(client, provider, '/api/login/other', 'bob')));
  const answers = await Promise.all(
    clients.map((client, n) => transfer(client, { auth_token: tokenIn(ends[n] ?? '') })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await database.prisma.user.count({ where: { provider: 'other', providerId: 'bob' } })).toBe(1);
});

test('the unused token of a deleted account does not work', async () => {
  const client = server.client();
  const first = tokenIn(await walkSignIn(client, provider, '/api/login/test', 'ada'));
  const { body } = await transfer(client, { auth_token: first });
  await client.request('/api/auth/logout');
  const second = tokenIn(await walkSignIn(client, provider, '/api/login/test', 'ada'));
  await database.prisma.user.delete({ where: { id: body.id } });
  expect(await transfer(client, { auth_token: second })).toEqual(refused);
});

test('the log names the reason of a failure, not the person', async () => {
  const lines: string[] = [];
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const client = server.client();
  await walkSignIn(client, provider, '/api/login/test', null);
  await leaveFor(client, '/api/login/test/callback?state=secret-state&code=secret-code&error=ada@example.com');
  await leaveFor(client, '/api/login/ada@example.com');
  stderr.mockRestore();
  const logged = lines.map((line) => JSON.parse(line) as { message: string; provider: string | null; why: string });
  expect(logged.map(({ message, provider, why }) => [message, provider, why])).toEqual([
    ['external sign-in failed', 'test', expect.stringContaining('access_denied')],
    ['external sign-in failed', 'test', 'not begun in this browser, or too old'],
    ['external sign-in failed', null, 'unknown provider'],
  ]);
  expect(lines.join()).not.toMatch(/secret|ada@|said no/);
});
