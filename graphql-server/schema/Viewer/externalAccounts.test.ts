import {
  LinkSignInDocument,
  type LinkSignInInput,
  LoginDocument,
  RegisterDocument,
  SignInProvidersDocument,
  TransferSignInDocument,
  type TransferSignInInput,
  ViewerDocument,
} from '../../testing/__generated__/operations';
import { buildUser } from '../../testing/factories';
import { operate } from '../../testing/operate';
import { type OidcProvider, startOidcProvider } from '../../testing/startOidcProvider';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';
import { tokenIn, walkSignIn } from '../../testing/walkSignIn';

// These tests check which account people get when they sign in with an external provider. Each call of nextPerson
// returns another person. Person number n has the sub "n" and the verified e-mail n@Example.com.
let database: TestDatabase;
let provider: OidcProvider;
let server: TestServer;

const people = Array.from({ length: 40 }, (_, n) => ({
  sub: `${n}`,
  email: `${n}@Example.com`,
  email_verified: true as boolean | undefined,
  given_name: 'Ada',
  family_name: 'Lovelace',
}));
const special = [
  { sub: 'unverified', email: 'unverified@example.com', email_verified: false },
  { sub: 'unsaid', email: 'unsaid@example.com' },
  { sub: 'malformed', email: 'mal formed@example', email_verified: true, given_name: 'a\0b', family_name: ' ' },
];
let next = 0;
const nextPerson = () => {
  const person = people[next++];
  if (!person) throw new Error('More people are needed.');
  return person;
};

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await startOidcProvider({ accounts: [...people, ...special], idTokenClaims: true });
  const settings = { issuer: provider.issuer, clientId: 'fuud-public', clientSecret: undefined };
  const OIDC = [
    { name: 'test', label: 'Test', ...settings },
    { name: 'my_other', label: 'My Other', ...settings },
  ];
  server = await startTestServer({ database, env: { OIDC } });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
  await database.drop();
});

const comeBack = (client: Client, sub: string, name = 'test') =>
  walkSignIn(client, provider, `/api/login/${name}`, sub);
const transfer = async (client: Client, authToken: string) =>
  (await operate(client, TransferSignInDocument, { input: { authToken } })).transferSignIn;
const link = async (client: Client, input: LinkSignInInput) =>
  (await operate(client, LinkSignInDocument, { input })).linkSignIn;
const login = async (username: string, password = 'secret') =>
  (await operate(server.client(), LoginDocument, { input: { username, password } })).login;
const register = async (username: string, email?: string) => {
  const input = { username, email, password: 'secret' };
  const { viewer } = (await operate(server.client(), RegisterDocument, { input })).register;
  return viewer?.user?.uuid ?? '';
};
const verify = (id: string) => database.prisma.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
const stored = (id = '') => database.prisma.user.findUniqueOrThrow({ where: { id } });

/** Signs in with the provider, and uses the token. @returns the account as GraphQL returns it */
async function signIn(sub: string, name?: string) {
  const client = server.client();
  const { viewer, userErrors } = await transfer(client, tokenIn(await comeBack(client, sub, name)));
  expect(userErrors).toEqual([]);
  expect(viewer?.kind).toBe('MEMBER');
  expect((await operate(client, ViewerDocument, {})).viewer).toEqual(viewer);
  return viewer?.user;
}

/** Starts a sign-in and stops when the page asks for the password. */
async function askedForPassword(sub: string) {
  const client = server.client();
  return { client, authToken: tokenIn(await comeBack(client, sub), 'auth_link') };
}

test('signInProviders lists the configured providers', async () => {
  const { signInProviders } = await operate(server.client(), SignInProvidersDocument, {});
  expect(signInProviders).toEqual([
    { key: 'test', name: 'Test', path: '/api/login/test' },
    { key: 'my_other', name: 'My Other', path: '/api/login/my_other' },
  ]);
  const plain = await startTestServer({ database });
  expect(await operate(plain.client(), SignInProvidersDocument, {})).toEqual({ signInProviders: [] });
  await plain.close();
});

describe('no account has the e-mail', () => {
  test('the first sign-in opens an account with e-mail and names; the next sign-in uses this account', async () => {
    const { sub, email } = nextPerson();
    const user = await signIn(sub);
    expect(user).toMatchObject({
      email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      signInProviderKeys: ['test'],
      username: null,
    });
    expect(await stored(user?.uuid)).toMatchObject({
      providerId: sub,
      password: null,
      emailVerifiedAt: null, // an e-mail is verified only by a link that Fuud mails
      isGuest: false,
    });
    expect((await signIn(sub))?.uuid).toBe(user?.uuid);
  });

  test('the device’s theme and language are stored in a new account, but not in an existing account', async () => {
    const { sub } = nextPerson();
    const settingsAfter = async (chosen: Pick<TransferSignInInput, 'displayMode' | 'language'>) => {
      const client = server.client();
      const input = { authToken: tokenIn(await comeBack(client, sub)), ...chosen };
      expect((await operate(client, TransferSignInDocument, { input })).transferSignIn.userErrors).toEqual([]);
      return (await client.graphql('{ viewer { settings { displayMode language } } }')).data;
    };
    const settings = { displayMode: 'DARK', language: 'KO' };
    expect(await settingsAfter({ displayMode: 'DARK', language: 'KO' })).toEqual({ viewer: { settings } });
    expect(await settingsAfter({ displayMode: 'LIGHT', language: 'ES' })).toEqual({ viewer: { settings } });
  });

  test('no account is opened before the token is used', async () => {
    const { sub } = nextPerson();
    await comeBack(server.client(), sub);
    expect(await database.prisma.user.count({ where: { providerId: sub } })).toBe(0);
  });

  test('the same sub at another provider gets another account', async () => {
    const { sub } = nextPerson();
    const [one, other] = [await signIn(sub), await signIn(sub, 'my_other')];
    expect(other?.uuid).not.toBe(one?.uuid);
  });

  test('if the account and the provider have different e-mails, the account keeps its e-mail', async () => {
    const { sub, email } = nextPerson();
    const user = await signIn(sub);
    await database.prisma.user.update({ where: { id: user?.uuid }, data: { email: `new-${email}` } });
    expect(await signIn(sub)).toMatchObject({ uuid: user?.uuid, email: `new-${email}` });
  });
});

describe('the new account gets no e-mail', () => {
  test.each([
    ['unverified', 'the provider has not verified the e-mail'],
    ['unsaid', 'the provider does not say whether the e-mail is verified'],
    ['malformed', 'the e-mail is not valid'],
  ])('for the identity "%s", because %s', async (sub) => {
    expect(await signIn(sub)).toMatchObject({ email: null, signInProviderKeys: ['test'] });
  });

  test('and no names, if the e-mail and the names are not valid', async () => {
    expect(await signIn('malformed')).toMatchObject({ firstName: null, lastName: null });
  });

  test('and no existing account is linked, if the provider has not verified the e-mail', async () => {
    const id = await register('victim', 'unverified@example.com');
    await verify(id);
    expect((await signIn('unverified'))?.uuid).not.toBe(id);
    expect(await stored(id)).toMatchObject({ provider: 'local', providerId: null });
  });

  test('if an account that was opened through another provider has the e-mail', async () => {
    const { sub, email } = nextPerson();
    const first = await signIn(sub);
    await verify(first?.uuid ?? '');
    const second = await signIn(sub, 'my_other');
    expect(second).toMatchObject({ email: null, signInProviderKeys: ['my_other'] });
    expect(await stored(first?.uuid)).toMatchObject({ email, provider: 'test' });
  });

  test('if the e-mail is another account’s username, because people type both in the same sign-in field', async () => {
    const { sub, email } = nextPerson();
    const { id } = await buildUser(database, { username: email.toUpperCase() }); // an old username may be an e-mail
    const user = await signIn(sub);
    expect(user).toMatchObject({ email: null });
    expect(user?.uuid).not.toBe(id);
  });

  test('if another account gets the e-mail in a simultaneous sign-in; both sign-ins succeed', async () => {
    const { sub, email } = nextPerson();
    const [one, other] = [server.client(), server.client()];
    const tokens = [tokenIn(await comeBack(one, sub)), tokenIn(await comeBack(other, sub, 'my_other'))];
    const users = await Promise.all([one, other].map((client, n) => transfer(client, tokens[n] ?? '')));
    expect(users.map(({ viewer }) => viewer?.user?.email ?? '').sort()).toEqual(['', email]);
  });

  test('if somebody registers the e-mail between the provider’s answer and the use of the token', async () => {
    const { sub, email } = nextPerson();
    const client = server.client();
    const token = tokenIn(await comeBack(client, sub));
    const id = await register('quick', email);
    const { viewer } = await transfer(client, token);
    expect(viewer?.user).toMatchObject({ email: null });
    expect(await stored(id)).toMatchObject({ provider: 'local' });
  });
});

describe('a local account has the e-mail, which Fuud has verified', () => {
  test('the provider is linked to the account; people can then sign in with the password or the provider', async () => {
    const { sub, email } = nextPerson();
    const id = await register('verified', email.toLowerCase());
    await verify(id);
    expect(await signIn(sub)).toMatchObject({
      uuid: id,
      username: 'verified',
      signInProviderKeys: ['test'],
      firstName: null,
    });
    expect(await stored(id)).toMatchObject({ providerId: sub });
    expect((await login('verified')).viewer?.user?.uuid).toBe(id);
    expect((await signIn(sub))?.uuid).toBe(id);
  });

  test('only the first provider is linked', async () => {
    const { sub, email } = nextPerson();
    const id = await register('twice', email);
    await verify(id);
    await signIn(sub);
    expect(await signIn(sub, 'my_other')).toMatchObject({ email: null });
    expect(await stored(id)).toMatchObject({ provider: 'test' });
  });
});

describe('a local account has the e-mail, which Fuud has not verified', () => {
  test('the password of the account links the provider to the account', async () => {
    const { sub, email } = nextPerson();
    const id = await register('linked', email.toUpperCase());
    const { client, authToken } = await askedForPassword(sub);
    expect(await stored(id)).toMatchObject({ provider: 'local', providerId: null });

    const { viewer, userErrors } = await link(client, { authToken, password: 'secret' });
    expect(userErrors).toEqual([]);
    expect(viewer).toMatchObject({ kind: 'MEMBER', user: { uuid: id, signInProviderKeys: ['test'] } });
    expect(await stored(id)).toMatchObject({ providerId: sub, emailVerifiedAt: null });
    expect((await signIn(sub))?.uuid).toBe(id);
    expect((await login('linked')).viewer?.user?.uuid).toBe(id);
    await client.request('/api/auth/logout');
    expect((await link(client, { authToken, password: 'secret' })).userErrors[0]?.code).toBe('INVALID_AUTH_TOKEN');
  });

  test('without the password, a new account without the e-mail is opened; the old account is unchanged', async () => {
    const { sub, email } = nextPerson();
    const id = await register('separate', email);
    const { client, authToken } = await askedForPassword(sub);
    await verify(id); // even a verified e-mail does not link the account, because the person chose a new account
    const { viewer } = await transfer(client, authToken);
    expect(viewer?.user).toMatchObject({ email: null, signInProviderKeys: ['test'], firstName: 'Ada' });
    expect(await stored(id)).toMatchObject({ email, provider: 'local', providerId: null });
  });

  test('an account that somebody registered with another person’s e-mail is not linked or changed', async () => {
    const { sub, email } = nextPerson();
    const planted = await register('planted', email);
    const { client, authToken } = await askedForPassword(sub);
    const { viewer } = await transfer(client, authToken);
    expect(viewer?.user?.uuid).not.toBe(planted);
    expect((await login('planted')).viewer?.user).toMatchObject({ uuid: planted, signInProviderKeys: [] });
  });

  test('after four wrong passwords, the right password still works', async () => {
    const { sub, email } = nextPerson();
    await register('typo', email);
    const { client, authToken } = await askedForPassword(sub);
    const wrong = await link(client, { authToken, password: 'wrong' });
    expect(wrong).toEqual({
      viewer: null,
      userErrors: [expect.objectContaining({ code: 'WRONG_PASSWORD', field: 'password' })],
    });
    await database.pool.query('UPDATE external_sign_ins SET wrong_passwords = 4 WHERE needs_password');
    expect((await link(client, { authToken, password: 'secret' })).userErrors).toEqual([]);
  });

  test('after five wrong passwords, even simultaneous ones, the token stops working', async () => {
    const { sub, email } = nextPerson();
    await register('crowd', email);
    const { client, authToken } = await askedForPassword(sub);
    const answers = await Promise.all(Array.from({ length: 8 }, () => link(client, { authToken, password: 'wrong' })));
    const codes = answers.map(({ userErrors }) => userErrors[0]?.code).sort();
    expect(codes).toEqual([...Array(3).fill('INVALID_AUTH_TOKEN'), ...Array(5).fill('WRONG_PASSWORD')]);
    expect((await link(client, { authToken, password: 'secret' })).userErrors[0]?.code).toBe('INVALID_AUTH_TOKEN');
    expect((await transfer(client, authToken)).userErrors[0]?.code).toBe('INVALID_AUTH_TOKEN');
  });

  test('the token works only in one browser, for ten minutes; linkSignIn refuses a token of another kind', async () => {
    const { sub, email } = nextPerson();
    await register('bound', email);
    const { client, authToken } = await askedForPassword(sub);
    const input = { authToken, password: 'secret' };
    const refusal = [expect.objectContaining({ code: 'INVALID_AUTH_TOKEN' })];
    expect((await link(server.client(), input)).userErrors).toEqual(refusal);
    const { expiresAt } = await database.prisma.externalSignIn.findFirstOrThrow({
      where: { needsPassword: true },
      orderBy: { createdAt: 'desc' },
    });
    expect(Math.round((expiresAt.getTime() - Date.now()) / 60_000)).toBe(10);
    await database.pool.query(`UPDATE external_sign_ins SET expires_at = now() - interval '1 second'`);
    expect((await link(client, input)).userErrors).toEqual(refusal);

    const fresh = nextPerson();
    const other = server.client();
    const plain = tokenIn(await comeBack(other, fresh.sub));
    expect((await link(other, { authToken: plain, password: 'secret' })).userErrors).toEqual(refusal);
    expect((await transfer(other, plain)).userErrors).toEqual([]);
  });

  test('after one browser opens an account for a person, another browser cannot link a second account', async () => {
    const { sub, email } = nextPerson();
    const id = await register('tabs', email);
    const [one, other] = [await askedForPassword(sub), await askedForPassword(sub)];
    expect((await transfer(one.client, one.authToken)).userErrors).toEqual([]);
    const { userErrors } = await link(other.client, { authToken: other.authToken, password: 'secret' });
    expect(userErrors[0]?.code).toBe('INVALID_AUTH_TOKEN');
    expect(await stored(id)).toMatchObject({ provider: 'local' });
  });

  test('if the local account has no password, the page does not ask for a password', async () => {
    const { sub, email } = nextPerson();
    await buildUser(database, { email });
    expect(await signIn(sub)).toMatchObject({ email: null });
  });

  test('wrong passwords count as failed sign-ins to the local account', async () => {
    const { sub, email } = nextPerson();
    const settings = { issuer: provider.issuer, clientId: 'fuud-public', clientSecret: undefined };
    const limited = await startTestServer({
      database,
      env: { RATE_LIMIT: true, OIDC: [{ name: 'test', label: 'Test', ...settings }] },
    });
    await register('guessed', email);
    for (let times = 0; times < 2; times++) {
      const client = limited.client();
      const authToken = tokenIn(await walkSignIn(client, provider, '/api/login/test', sub), 'auth_link');
      for (let tries = 0; tries < 5; tries++) await link(client, { authToken, password: 'wrong' });
    }
    const client = limited.client();
    const authToken = tokenIn(await walkSignIn(client, provider, '/api/login/test', sub), 'auth_link');
    expect((await link(client, { authToken, password: 'secret' })).userErrors[0]).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    });
    const input = { username: 'guessed', password: 'secret' };
    const { login } = await operate(limited.client(), LoginDocument, { input });
    expect(login.userErrors[0]?.code).toBe('RATE_LIMITED');
    await limited.close();
  });
});

describe('an account without a password', () => {
  test('refuses every password, with the same answer as for an unknown name', async () => {
    const { sub, email } = nextPerson();
    await signIn(sub);
    const unknown = await login('nobody-at-all');
    expect(unknown.userErrors[0]?.code).toBe('BAD_CREDENTIALS');
    for (const password of ['secret', 'null']) expect(await login(email, password)).toEqual(unknown);
  });
});
