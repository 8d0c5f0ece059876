import {
  ContinueAsGuestDocument,
  UpdateProfileDocument,
  type UpdateProfileInput,
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

const update = async (client: Client, input: UpdateProfileInput) =>
  (await operate(client, UpdateProfileDocument, { input })).updateProfile;

test('an absent field does not change, null or a blank text clears a field, and other values are trimmed', async () => {
  const { client } = await registerMember(server.client(), 'ada');
  const steps: [UpdateProfileInput, object][] = [
    [
      { firstName: ' Ada ', lastName: 'King' },
      { firstName: 'Ada', lastName: 'King' },
    ],
    [{}, { firstName: 'Ada', lastName: 'King' }],
    [{ lastName: 'Lovelace' }, { firstName: 'Ada', lastName: 'Lovelace' }],
    [{ firstName: null }, { firstName: null, lastName: 'Lovelace' }],
    [{ lastName: ' ' }, { firstName: null, lastName: null }],
  ];
  for (const [input, user] of steps) expect(await update(client, input)).toEqual({ user, userErrors: [] });
  const me = await client.request('/api/auth/user');
  expect(await me.json()).toMatchObject({ firstName: null, lastName: null, username: 'ada' });
});

test('a name that is too long or invalid is refused, and nothing changes', async () => {
  const { client } = await registerMember(server.client(), 'bob');
  await update(client, { firstName: 'Bob' });
  for (const [lastName, code] of [
    ['x'.repeat(101), 'TOO_LONG'],
    ['a\0b', 'INVALID'],
  ] as const) {
    expect(await update(client, { firstName: 'Robert', lastName })).toMatchObject({
      user: null,
      userErrors: [{ code, field: 'lastName' }],
    });
  }
  expect((await update(client, {})).user).toEqual({ firstName: 'Bob', lastName: null });
});

test('only members with an existing account can update a profile', async () => {
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  expect((await update(guest, {})).userErrors).toMatchObject([{ code: 'FORBIDDEN' }]);
  expect((await update(server.client(), {})).userErrors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  const { client, userId } = await registerMember(server.client(), 'gone');
  await database.prisma.user.delete({ where: { id: userId } });
  expect((await update(client, { firstName: 'x' })).userErrors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
});
