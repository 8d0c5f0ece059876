import { get } from 'node:http';
import { buildRestaurant } from './testing/factories';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';
import { startTestServer, type TestServer } from './testing/testServer';

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

const sessions = async () => (await database.pool.query('SELECT sid, expire, sess FROM sessions')).rows;
const member = { username: 'ada', password: 'lovelace' };

describe('headers', () => {
  test('answers have a strict content security policy with a new nonce, a request id and no X-Powered-By', async () => {
    const policies = await Promise.all([server.request('/api/auth/user'), server.request('/api/auth/user')]);
    const [first, second] = policies.map(({ headers }) => headers.get('content-security-policy') ?? '');
    expect(first).toMatch(/default-src 'self';script-src 'self' 'nonce-[^']+';style-src 'self' 'nonce-[^']+'/);
    expect(first).not.toMatch(/unsafe/);
    expect(first).not.toBe(second);
    expect(policies[0]?.headers.get('x-powered-by')).toBeNull();
    expect(policies[0]?.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('session', () => {
  test('a request without a cookie stores no session', async () => {
    await server.client().request('/api/restaurants/search?query=pizza');
    await server.client().graphql('{ viewer { kind } }');
    expect(await sessions()).toEqual([]);
  });

  test('the session cookie is HttpOnly and SameSite=Lax; registering replaces the session by a new one', async () => {
    const visitor = server.client();
    const guest = await visitor.request('/api/auth/guest', { json: {} });
    const [cookie = ''] = guest.headers.getSetCookie();
    expect(cookie).toMatch(/^fuud_session=.*HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    const before = visitor.cookie();
    await visitor.request('/api/auth/register', { json: member });
    expect(visitor.cookie()).not.toBe(before);
    const old = await fetch(`${server.url}/api/auth/user`, { headers: { cookie: before } });
    expect(old.status).toBe(401);
  });

  test.each([
    ['a trusted proxy states https', { TRUST_PROXY: 1 }, 'https', true],
    ['PUBLIC_URL is https', { PUBLIC_URL: 'https://fuud.example' }, undefined, true],
    ['a header claims https, but no proxy is trusted', {}, 'https', false],
  ])('the session cookie is Secure only if HTTPS is certain: %s', async (_case, env, proto, isSecure) => {
    const other = await startTestServer({ database, env });
    const headers: Record<string, string> = proto ? { 'x-forwarded-proto': proto } : {};
    const answer = await other.request('/api/auth/guest', { json: {}, headers });
    expect(/; Secure/.test(answer.headers.getSetCookie()[0] ?? '')).toBe(isSecure);
    expect(answer.headers.has('strict-transport-security')).toBe('PUBLIC_URL' in env);
    await other.close();
  });

  test('a request extends the session to 30 days from now, but at most once a day', async () => {
    const visitor = server.client();
    const { id } = (await (await visitor.request('/api/auth/guest', { json: {} })).json()) as { id: string };
    const row = async () => (await sessions()).find(({ sess }) => sess.userId === id);
    const fresh = await row();
    await visitor.request('/api/auth/user');
    expect(await row()).toEqual(fresh);
    await database.pool.query(
      `UPDATE sessions SET expire = now() + interval '2 days', sess = jsonb_set(sess::jsonb, '{seenOn}', '"2020-01-01"')::json WHERE sid = $1`,
      [fresh.sid],
    );
    const answer = await visitor.request('/api/auth/user');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^fuud_session=/);
    await answer.text(); // the server sends the last byte after it has written the session
    const days = ((await row()).expire - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
  });

  test('logging out ends the session on the server', async () => {
    const visitor = server.client();
    await visitor.request('/api/auth/guest', { json: {} });
    const cookie = visitor.cookie();
    const answer = await visitor.request('/api/auth/logout');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?logged_out=true']);
    const replay = await fetch(`${server.url}/api/auth/user`, { headers: { cookie } });
    expect(replay.status).toBe(401);
  });
});

describe('writes from another site', () => {
  test.each([
    ['/api/auth/guest', { 'sec-fetch-site': 'cross-site' }],
    ['/api/auth/guest', { origin: 'https://evil.example' }],
    ['/graphql', { origin: 'https://evil.example' }],
    ['/graphql', { 'sec-fetch-site': 'same-site' }],
    ['/graphql', { origin: 'null' }],
  ])('a POST to %s with the headers %j is refused as cross-site', async (path, headers) => {
    const body = path === '/graphql' ? { query: 'mutation { continueAsGuest(input: {}) { viewer { kind } } }' } : {};
    const answer = await server.client().request(path, { json: body, headers: headers as Record<string, string> });
    expect(answer.status).toBe(403);
    const message = 'This request came from another site and was refused.';
    const errors = [{ message, extensions: { code: 'CROSS_SITE' } }];
    expect(await answer.json()).toEqual({ code: 'CROSS_SITE', message, ...(path === '/graphql' ? { errors } : {}) });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('our own pages may write, and programs without an Origin or Sec-Fetch-Site header may also write', async () => {
    for (const headers of [{ origin: server.url }, { 'sec-fetch-site': 'same-origin', origin: server.url }, {}]) {
      const answer = await server
        .client()
        .request('/api/auth/guest', { json: {}, headers: headers as Record<string, string> });
      expect(answer.status).toBeLessThan(300);
    }
  });
});

describe('limits', () => {
  test('an address that sends too many requests is refused, but other addresses are served', async () => {
    const limited = await startTestServer({ database, env: { RATE_LIMIT: true, TRUST_PROXY: 1 } });
    const ask = (address: string) =>
      limited.request('/graphql?query={__typename}', { headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } });
    const statuses = new Set<number>();
    for (let batch = 0; batch < 31; batch++) {
      for (const { status } of await Promise.all(Array.from({ length: 20 }, () => ask('10.0.0.1'))))
        statuses.add(status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
    const refused = await ask('10.0.0.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await ask('10.0.0.2')).status).toBe(200);
    await limited.close();
  });

  test('a limit ignores case in paths, and counts all IPv6 addresses of one network together', async () => {
    const limited = await startTestServer({ database, env: { RATE_LIMIT: true, TRUST_PROXY: 1 } });
    const ask = (path: string, at: number) =>
      limited.request(path, { headers: { 'x-forwarded-for': `2001:db8::${at.toString(16)}` } });
    for (let batch = 0; batch < 30; batch++)
      await Promise.all(Array.from({ length: 20 }, (_, index) => ask('/API/Auth/User', batch * 20 + index)));
    expect((await ask('/api/auth/user', 1)).status).toBe(429);
    await limited.close();
  });
});

describe('pages', () => {
  test('a page path returns the app, which contains the landing page only if there is no session', async () => {
    for (const path of ['/', '/?logged_out=true', '/index', '/saved']) {
      const landing = await (await server.client().request(path)).text();
      expect(landing).toContain('data-viewer="ANONYMOUS"');
      expect(landing).toContain('seconds away from the perfect bite');
    }
    const guest = server.client();
    await guest.request('/api/auth/guest', { json: {} });
    const shell = await (await guest.request('/saved')).text();
    expect(shell).toContain('data-viewer="GUEST"');
    expect(shell).not.toContain('seconds away');
  });

  test('the page has the map style URL, and the policy allows no foreign hosts except those of the map', async () => {
    const env = { MAPS_STYLE_URL: 'https://maps.example/style.json?a="b"', MAPS_HOSTS: ['*.tiles.example'] };
    const other = await startTestServer({ database, env });
    const answer = await other.request('/');
    expect(answer.headers.get('content-security-policy')).toContain(
      "img-src 'self' https://maps.example *.tiles.example;connect-src 'self' https://maps.example *.tiles.example;worker-src 'self';",
    );
    expect(await answer.text()).toContain('data-map-style="https://maps.example/style.json?a=&quot;b&quot;"');
    await other.close();
    const plain = await server.request('/');
    expect(plain.headers.get('content-security-policy')).toContain("img-src 'self';connect-src 'self';");
    expect(await plain.text()).toContain('data-map-style=""');
  });

  test('above the landing page, the page of a restaurant has a summary with texts in Spanish and Korean', async () => {
    const { id } = await buildRestaurant(database, { name: 'Bit & Bite', cuisine: 'Thai', isSample: true });
    const html = await (await server.client().request(`/restaurant/${id}`)).text();
    const card = html.indexOf('id="place-summary"');
    expect(card).toBeGreaterThan(0);
    expect(card).toBeLessThan(html.indexOf('id="root"'));
    expect(html).toContain('<h2>Bit &amp; Bite</h2>');
    expect(html).toMatch(/<p lang="es">Tailandesa/);
    expect(html).toContain('<p lang="ko">샘플 데이터: 가상의 식당입니다.</p>');
    expect(html).toContain('seconds away from the perfect bite');
  });

  test('every script and style element has the nonce of the policy', async () => {
    const answer = await server.client().request('/');
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    const html = await answer.text();
    const tags = html.match(/<(script|style)[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(1);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
  });

  test('scripts are compressed, and browsers may cache them for a year', async () => {
    const html = await (await server.client().request('/')).text();
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
    const answer = await server.request(script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
  });

  test('a POST to a page is answered with 404', async () => {
    const answer = await server.client().request('/search', { json: {} });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'Nothing is served here.' },
    ]);
  });

  test('a missing file and a path that leads out of the folder of the web app are answered with 404', async () => {
    for (const path of ['/assets/nothing.js', '/favicon.png']) expect((await server.request(path)).status).toBe(404);
    const climbed = await new Promise<number>((resolve) => {
      get(
        `${server.url}/assets/../../../package.json`,
        { path: '/assets/../../../package.json' } as never,
        ({ statusCode }) => resolve(statusCode ?? 0),
      );
    });
    expect(climbed).toBe(404);
  });
});

test('answers are compressed if the client accepts gzip', async () => {
  const query = { query: '{ __schema { types { name description } } }' };
  const answer = await server.request('/graphql', { json: query, headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect((await answer.json()).data.__schema.types.length).toBeGreaterThan(20);
});

test('/healthz and /readyz answer with 200', async () => {
  expect((await server.request('/healthz')).status).toBe(200);
  expect((await server.request('/readyz')).status).toBe(200);
});
