import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../database/embedded/freePort';
import type { Attempt } from '../domain/accounts/externalSignIn/IdentityProvider';
import { newToken } from '../domain/secretToken';
import type { ProviderSettings } from '../env/readProviders';
import { type OidcProvider, startOidcProvider } from '../testing/startOidcProvider';
import { createTestDatabase } from '../testing/testDatabase';
import { startTestServer } from '../testing/testServer';
import { leaveFor, walkSignIn } from '../testing/walkSignIn';
import { connectProvider } from './connectProvider';
import { reasonOf } from './reasonOf';

const ada = {
  sub: 'ada',
  email: 'ada@example.com',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
};
const identity = { sub: 'ada', email: 'ada@example.com', givenName: 'Ada', familyName: 'Lovelace' };

const settingsFor = (issuer: URL, more: Partial<ProviderSettings> = {}): ProviderSettings => ({
  name: 'test',
  label: 'Test',
  issuer,
  clientId: 'fuud',
  clientSecret: 'fuud-secret',
  ...more,
});
const newAttempt = (): Attempt => ({
  redirectUri: 'http://localhost:4000/api/login/test/callback',
  state: newToken(),
  nonce: newToken(),
  codeVerifier: newToken(),
});

describe('a real provider', () => {
  let provider: OidcProvider;
  beforeAll(async () => {
    provider = await startOidcProvider({ accounts: [ada] });
  });
  afterAll(() => provider.stop());

  const comeBack = async (settings: ProviderSettings, attempt: Attempt) => {
    const connected = connectProvider(settings);
    const back = await provider.signIn((await connected.signInUrl(attempt)).href, 'ada');
    return { connected, answer: new URL(back).searchParams };
  };

  test.each([
    ['with a secret', {}],
    ['public', { clientId: 'fuud-public', clientSecret: undefined }],
  ])('e-mail and names come from /userinfo (client: %s)', async (_name, more) => {
    const attempt = newAttempt();
    const { connected, answer } = await comeBack(settingsFor(provider.issuer, more), attempt);
    expect(await connected.identify(answer, attempt)).toEqual(identity);
  });

  test.each([
    ['nonce', 'OAUTH_INVALID_RESPONSE|OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['state', 'OAUTH_INVALID_RESPONSE'],
    ['codeVerifier', 'invalid_grant'],
  ])('an answer that belongs to another %s is refused', async (part, why) => {
    const attempt = newAttempt();
    const { connected, answer } = await comeBack(settingsFor(provider.issuer), attempt);
    const error = await connected.identify(answer, { ...attempt, [part]: newToken() }).catch((error) => error);
    expect(reasonOf(error)).toMatch(new RegExp(why));
  });

  test('a wrong secret is refused', async () => {
    const attempt = newAttempt();
    const { connected, answer } = await comeBack(settingsFor(provider.issuer, { clientSecret: 'wrong' }), attempt);
    const error = await connected.identify(answer, attempt).catch((error) => error);
    expect(reasonOf(error)).toContain('OAUTH_WWW_AUTHENTICATE_CHALLENGE');
    expect(reasonOf(error)).not.toContain('wrong');
  });
});

test('an ID token with all claims is enough to identify a person', async () => {
  const provider = await startOidcProvider({ accounts: [ada], idTokenClaims: true });
  const attempt = newAttempt();
  const connected = connectProvider(settingsFor(provider.issuer));
  const back = await provider.signIn((await connected.signInUrl(attempt)).href, 'ada');
  expect(await connected.identify(new URL(back).searchParams, attempt)).toEqual(identity);
  await provider.stop();
});

describe('a server that is not a working provider', () => {
  let server: Server;
  let asked = 0;
  let answer: RequestListener;
  let issuer: URL;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked += 1;
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  beforeEach(() => {
    asked = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const json =
    (body: object): RequestListener =>
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const metadata = () => ({ issuer: issuer.origin, authorization_endpoint: `${issuer.origin}/auth` });

  test.each<[string, RequestListener]>([
    ['answers 500', (_request, response) => response.writeHead(500).end()],
    ['does not answer JSON', (_request, response) => response.end('<html>')],
    ['names another issuer', json({ issuer: 'https://evil.example' })],
    ['hangs', () => undefined],
    ['answers more than a megabyte', (...asked) => json({ ...metadata(), more: ' '.repeat(1_000_000) })(...asked)],
  ])('signInUrl throws an error if the server %s', async (_name, behave) => {
    answer = behave;
    await expect(connectProvider(settingsFor(issuer), { timeout: 0.3 }).signInUrl(newAttempt())).rejects.toThrow();
  });

  test('simultaneous calls share one fetch of the configuration; only a failed fetch is repeated', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    const provider = connectProvider(settingsFor(issuer));
    const first = await Promise.allSettled([1, 2, 3].map(() => provider.signInUrl(newAttempt())));
    expect([asked, first.filter(({ status }) => status === 'rejected').length]).toEqual([1, 3]);
    answer = json(metadata());
    const url = await provider.signInUrl(newAttempt());
    expect(url.pathname).toBe('/auth');
    await provider.signInUrl(newAttempt());
    expect(asked).toBe(2);
  });
});

test('while a provider is down, the server starts but sign-in fails; when it is back, sign-in works', async () => {
  const database = await createTestDatabase();
  const port = await freePort();
  const OIDC = [settingsFor(new URL(`http://localhost:${port}`))];
  const server = await startTestServer({ database, env: { OIDC } });
  const client = server.client();
  expect((await client.request('/readyz')).status).toBe(200);
  expect(await leaveFor(client, '/api/login/test')).toBe('/?error=oauth_failed');
  expect(await database.prisma.externalSignIn.count()).toBe(0);

  const provider = await startOidcProvider({ accounts: [ada], port });
  const back = await walkSignIn(client, provider, '/api/login/test', 'ada');
  expect(back).toMatch(/^\/\?auth_token=/);

  const leaving = await leaveFor(client, '/api/login/test');
  const answer = await provider.signIn(leaving, 'ada');
  await provider.stop(); // the provider stops after the sign-in and before our server requests the tokens
  expect(await leaveFor(client, answer)).toBe('/?error=oauth_failed');
  expect((await client.request('/readyz')).status).toBe(200);
  await server.close();
  await database.drop();
});
