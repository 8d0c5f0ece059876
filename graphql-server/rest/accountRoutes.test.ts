import { registerMember } from '../testing/operate';
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

async function ask(client: Client, method: string, path: string, json?: unknown) {
  const response = await client.request(path, { method, ...(json === undefined ? {} : { json, method }) });
  return { status: response.status, body: await response.json() };
}
const read = (client: Client) => ask(client, 'GET', '/api/auth/settings');
const put = (client: Client, json: unknown) => ask(client, 'PUT', '/api/auth/settings', json);

describe('/api/auth/settings', () => {
  test('returns the default or the last value of each field, and GraphQL returns the same values', async () => {
    const { client } = await registerMember(server.client(), 'ada');
    expect(await read(client)).toEqual({ status: 200, body: { displayMode: 'light', language: 'en' } });
    expect(await put(client, { displayMode: 'dark' })).toEqual({
      status: 200,
      body: { displayMode: 'dark', language: 'en' },
    });
    expect(await put(client, { language: 'zh' })).toMatchObject({ status: 200 });
    expect(await put(client, { language: 'ko' })).toMatchObject({ status: 200 });
    expect((await read(client)).body).toEqual({ displayMode: 'dark', language: 'ko' });
    expect((await client.graphql('{ viewer { settings { displayMode language } } }')).data).toEqual({
      viewer: { settings: { displayMode: 'DARK', language: 'KO' } },
    });
    expect(await database.prisma.userSettings.count()).toBe(1);
  });

  test.each([
    [{ displayMode: 'blue' }, 'Display mode must be one of light, dark'],
    [{ displayMode: 'system' }, 'Display mode must be one of light, dark'],
    [{ displayMode: 5 }, 'Display mode must be one of light, dark'],
    [{ language: 'fr' }, 'Language must be one of en, es, zh, ko'],
    [{ displayMode: 'dark', language: 'EN' }, 'Language must be one of en, es, zh, ko'],
    [[], 'Expected object, received array'],
  ])('%j is refused and changes nothing', async (json, message) => {
    const client = server.client();
    await client.request('/api/auth/login', { json: { username: 'ada', password: 'secret' } });
    expect(await put(client, json)).toMatchObject({ status: 400, body: { message } });
    expect((await read(client)).body).toEqual({ displayMode: 'dark', language: 'ko' });
  });

  test('a guest reads the defaults and may not write; without a session, the status is 401', async () => {
    const guest = server.client();
    await guest.request('/api/auth/guest', { json: {} });
    expect(await read(guest)).toEqual({ status: 200, body: { displayMode: 'light', language: 'en' } });
    expect(await put(guest, { language: 'es' })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await read(server.client())).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    expect(await put(server.client(), { language: 'nonsense' })).toMatchObject({ status: 401 });
  });
});
