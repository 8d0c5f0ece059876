import { randomUUID } from 'node:crypto';
import {
  ContinueAsGuestDocument,
  LoginDocument,
  LogoutDocument,
  NodeDocument,
  RegisterDocument,
  type RegisterInput,
  ViewerDocument,
} from '../../testing/__generated__/operations';
import { operate, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

jest.unmock('bcrypt');

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

const register = async (client: Client, input: RegisterInput) =>
  (await operate(client, RegisterDocument, { input })).register;
const login = async (client: Client, username: string, password: string) =>
  (await operate(client, LoginDocument, { input: { username, password } })).login;
const guest = async (client: Client, guestId?: string | null) =>
  (await operate(client, ContinueAsGuestDocument, { guestId })).continueAsGuest;
const whoAmI = async (client: Client) => (await operate(client, ViewerDocument, {})).viewer;

test('a new visitor is not signed in', async () => {
  expect(await whoAmI(server.client())).toEqual({ kind: 'ANONYMOUS', user: null });
});

describe('register', () => {
  test('opens an account, signs in, and returns the account; the password is stored as a bcrypt hash', async () => {
    const client = server.client();
    const { viewer, userErrors } = await register(client, {
      username: '  Ada ',
      email: 'ada@example.com',
      password: ' se cret ',
      firstName: 'Ada',
      lastName: ' ',
    });
    await database.prisma.user.create({ data: { username: 'ida' } });
    expect(userErrors).toEqual([]);
    expect(viewer).toEqual({
      kind: 'MEMBER',
      user: {
        id: expect.any(String),
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        username: 'Ada',
        email: 'ada@example.com',
        firstName: 'Ada',
        lastName: null,
        profilePictureUrl: null,
        signInProviderKeys: [],
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    expect(await whoAmI(client)).toEqual(viewer);

    const stored = await database.prisma.user.findUniqueOrThrow({ where: { username: 'ada' } });
    expect(stored.password).toMatch(/^\$2b\$12\$/);
  });

  test.each([
    [{ username: 'ADA' }, 'USERNAME_TAKEN', 'username'],
    [{ username: '\u0130da' }, 'USERNAME_TAKEN', 'username'],
    [{ username: 'ada@EXAMPLE.com', email: 'ada@example.com' }, 'USERNAME_TAKEN', 'username'],
    [{ username: 'ada@EXAMPLE.com' }, 'INVALID', 'username'],
    [{ username: 'grace@example.com', email: 'bob@example.com' }, 'INVALID', 'username'],
    [{ username: 'bob', email: 'Ada@Example.com' }, 'EMAIL_TAKEN', 'email'],
    [{ username: 'ab' }, 'TOO_SHORT', 'username'],
    [{ username: 'bob', password: 'short' }, 'TOO_SHORT', 'password'],
    [{ username: 'bob', email: 'x@' }, 'INVALID', 'email'],
    [{ username: 'b\0b' }, 'INVALID', 'username'],
  ])('a registration with %j is refused with the code %s', async (input: Partial<RegisterInput>, code, field) => {
    const client = server.client();
    const { viewer, userErrors } = await register(client, { username: 'bob', password: 'secret', ...input });
    expect(viewer).toBeNull();
    expect(userErrors).toEqual([{ code, field, message: expect.any(String), retryAfterSeconds: null }]);
    expect((await whoAmI(client)).kind).toBe('ANONYMOUS');
  });

  test('of several simultaneous requests for one username, exactly one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        register(server.client(), { username: n % 2 ? 'Grace' : 'grace', password: 'secret' }),
      ),
    );
    expect(answers.filter(({ viewer }) => viewer?.kind === 'MEMBER')).toHaveLength(1);
    expect(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(
      Array(3).fill('USERNAME_TAKEN'),
    );
  });

  test('of several simultaneous requests for one e-mail, one succeeds; the others open no account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) =>
        server.client().request('/api/auth/register', {
          json: { username: `rival${n}`, email: n % 2 ? 'Rival@example.com' : 'rival@example.com', password: 'secret' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await database.prisma.user.count({ where: { username: { startsWith: 'rival' } } })).toBe(1);
  });

  test('one account cannot have another account’s e-mail as its username, even in simultaneous calls', async () => {
    const answers = await Promise.all([
      register(server.client(), { username: 'both@example.com', email: 'both@example.com', password: 'secret' }),
      register(server.client(), { username: 'other', email: 'BOTH@example.com', password: 'secret' }),
    ]);
    expect(answers.filter(({ viewer }) => viewer)).toHaveLength(1);
  });
});

describe('login', () => {
  test.each(['ada', ' ADA ', 'ada@example.com', 'Ada@Example.COM'])('%j signs in with the password', async (name) => {
    const client = server.client();
    const { viewer, userErrors } = await login(client, name, ' se cret ');
    expect({ name: viewer?.user?.username, userErrors }).toEqual({ name: 'Ada', userErrors: [] });
    expect((await whoAmI(client)).kind).toBe('MEMBER');
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const [wrong, trimmed, unknown, nul] = await Promise.all([
      login(server.client(), 'ada', 'wrong'),
      login(server.client(), 'ada', 'se cret'),
      login(server.client(), 'nobody', 'wrong'),
      login(server.client(), 'ada', ' se cret \0'),
    ]);
    expect(wrong).toEqual({
      viewer: null,
      userErrors: [
        { code: 'BAD_CREDENTIALS', field: null, message: 'Invalid username or password', retryAfterSeconds: null },
      ],
    });
    for (const answer of [trimmed, unknown, nul]) expect(answer).toEqual(wrong);
  });

  test('a name that is one account’s username and another account’s e-mail is read as the username', async () => {
    const { password } = await database.prisma.user.findUniqueOrThrow({ where: { username: 'ada' } });
    await database.prisma.user.create({ data: { username: 'mailer', email: 'mail@example.com', password } });
    await database.prisma.user.create({ data: { username: 'Mail@example.com', password } });
    for (const name of ['mail@example.com', 'ma\u0130l@example.com']) {
      const { viewer } = await login(server.client(), name, ' se cret ');
      expect(viewer?.user?.username).toBe('Mail@example.com');
    }
  });

  test('the session id changes at sign-in', async () => {
    const client = server.client();
    await guest(client);
    const before = client.cookie();
    await login(client, 'ada', ' se cret ');
    expect(client.cookie()).not.toBe(before);
  });

  test('each blank field gets its own error', async () => {
    const { userErrors } = await login(server.client(), ' ', '');
    expect(userErrors.map(({ code, field }) => [code, field])).toEqual([
      ['REQUIRED', 'username'],
      ['REQUIRED', 'password'],
    ]);
  });
});

describe('continueAsGuest', () => {
  test('each call without an id creates a new guest', async () => {
    const [one, other] = await Promise.all([guest(server.client()), guest(server.client(), '')]);
    expect(one.viewer).toMatchObject({ kind: 'GUEST', user: { signInProviderKeys: [], username: null } });
    expect(one.viewer?.user?.uuid).not.toBe(other.viewer?.user?.uuid);
  });

  test('an unknown uuid creates one guest, even in simultaneous calls; later calls find this guest', async () => {
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => guest(server.client(), id.toUpperCase())));
    answers.push(await guest(server.client(), id));
    answers.push(await guest(server.client(), answers[0]?.viewer?.user?.id));
    expect(answers.map(({ viewer }) => viewer?.user?.uuid)).toEqual([id, id, id, id, id]);
  });

  test('a member’s id or an invalid id gives a new guest with another id', async () => {
    const member = await database.prisma.user.findUniqueOrThrow({ where: { username: 'ada' } });
    for (const id of [member.id, 'nonsense', "'; DROP TABLE users; --", 'a\0b']) {
      const { viewer } = await guest(server.client(), id);
      expect(viewer).toMatchObject({ kind: 'GUEST' });
      expect(viewer?.user?.uuid).not.toBe(id);
    }
  });

  test('an id of more than 100 characters is refused', async () => {
    const { viewer, userErrors } = await guest(server.client(), 'x'.repeat(101));
    expect({ viewer, code: userErrors[0]?.code, field: userErrors[0]?.field }).toEqual({
      viewer: null,
      code: 'TOO_LONG',
      field: 'guestId',
    });
  });
});

test('logout ends the session; a second logout without a session also succeeds', async () => {
  const client = server.client();
  await guest(client);
  for (let times = 0; times < 2; times++) {
    const { logout } = await operate(client, LogoutDocument, {});
    expect(logout).toEqual({ viewer: { kind: 'ANONYMOUS', user: null }, userErrors: [] });
  }
  expect((await whoAmI(client)).kind).toBe('ANONYMOUS');
});

test('one operation can sign out a guest and then sign in a member', async () => {
  const client = server.client();
  await guest(client);
  const { data } = await client.graphql<{ login: { viewer: { kind: string } } }>(
    'mutation { logout { viewer { kind } } login(input: {username: "ada", password: " se cret "}) { viewer { kind } } }',
  );
  expect(data.login.viewer.kind).toBe('MEMBER');
  expect(await whoAmI(client)).toMatchObject({ kind: 'MEMBER', user: { username: 'Ada' } });
});

test('only the owner can read an account as a node', async () => {
  const client = server.client();
  const { viewer } = await login(client, 'ada', ' se cret ');
  const id = viewer?.user?.id ?? '';
  expect((await operate(client, NodeDocument, { id })).node).toEqual({ __typename: 'User', id, username: 'Ada' });
  expect((await operate(server.client(), NodeDocument, { id })).node).toBeNull();
});

test('a session of a deleted account has no user', async () => {
  const client = server.client();
  const { viewer } = await guest(client);
  await database.prisma.user.delete({ where: { id: viewer?.user?.uuid } });
  expect((await whoAmI(client)).user).toBeNull();
});

test('even a refused mutation returns the clientMutationId of its input; errors have a path', async () => {
  const client = server.client();
  const { data } = await client.graphql<Record<string, unknown>>(`mutation {
    logout { clientMutationId }
    again: logout(input: { clientMutationId: "7" }) { clientMutationId userErrors { code } }
    login(input: { username: "", password: "x", clientMutationId: "8" }) { clientMutationId userErrors { field path } }
    updateSettings(input: { clientMutationId: "${'9'.repeat(201)}" }) { userErrors { code path } } }`);
  expect(data).toEqual({
    logout: { clientMutationId: null },
    again: { clientMutationId: '7', userErrors: [] },
    login: { clientMutationId: '8', userErrors: [{ field: 'username', path: ['input', 'username'] }] },
    updateSettings: { userErrors: [{ code: 'TOO_LONG', path: ['input', 'clientMutationId'] }] },
  });
  const { client: ada } = await registerMember(server.client(), 'paths');
  const { data: imported } = await ada.graphql<Record<string, unknown>>(
    `mutation { importGuestSaves(input: { restaurantIds: ["a", "${'b'.repeat(101)}"] }) { userErrors { field path } } }`,
  );
  expect(imported).toEqual({
    importGuestSaves: { userErrors: [{ field: 'restaurantIds', path: ['input', 'restaurantIds', '1'] }] },
  });
});
