import { ContinueAsGuestDocument, LoginDocument } from '../testing/__generated__/operations';
import { operate, registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

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

/** What the server keeps of this client's session; undefined when it has none. */
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

describe('the guest that a member was', () => {
  test('is remembered from registering on, and through signing in again to the same account', async () => {
    const client = server.client();
    const guestId = await asGuest(client);
    const { userId } = await registerMember(client, 'ada');
    expect(await sessionOf(client)).toMatchObject({ userId, kind: 'MEMBER', formerGuestId: guestId });
    await login(client, 'ada');
    expect(await sessionOf(client)).toMatchObject({ userId, formerGuestId: guestId });
  });

  test('is no business of another account, nor of a guest', async () => {
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
