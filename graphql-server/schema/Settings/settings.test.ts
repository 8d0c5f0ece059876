import {
  ContinueAsGuestDocument,
  RegisterDocument,
  SettingsDocument,
  SettingsNodeDocument,
  UpdateSettingsDocument,
  type UpdateSettingsInput,
} from '../../testing/__generated__/operations';
import { operate, registerMember } from '../../testing/operate';
import { call } from '../../testing/rest';
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

const settings = async (client: Client) => (await operate(client, SettingsDocument, {})).viewer.settings;
const update = async (client: Client, input: UpdateSettingsInput) =>
  (await operate(client, UpdateSettingsDocument, { input })).updateSettings;

test('a new member has light mode and no language; each field can be changed alone', async () => {
  const { client } = await registerMember(server.client(), 'ada');
  const before = await settings(client);
  expect(before).toEqual({ id: expect.any(String), displayMode: 'LIGHT', language: null });

  expect((await update(client, { displayMode: 'DARK' })).settings).toEqual({ ...before, displayMode: 'DARK' });
  expect((await update(client, { language: 'KO' })).settings).toEqual({
    id: before?.id,
    displayMode: 'DARK',
    language: 'KO',
  });
  expect(await settings(client)).toMatchObject({ displayMode: 'DARK', language: 'KO' });
});

test('null removes the language; labels then follow Accept-Language again, and REST returns English', async () => {
  const { client, userId } = await registerMember(server.client(), 'fay');
  await update(client, { language: 'ES' });
  const label = async () => {
    const headers = { 'accept-language': 'ko' };
    const response = await client.request('/graphql', { headers, json: { query: '{ moodInfos { label } }' } });
    return ((await response.json()) as { data: { moodInfos: { label: string }[] } }).data.moodInfos[0]?.label;
  };
  expect(await label()).toBe('Saludable');
  expect(await update(client, { language: null })).toMatchObject({ settings: { language: null }, userErrors: [] });
  expect(await label()).toBe('건강하게');
  expect(await call(client, 'GET', '/api/auth/settings')).toMatchObject({ body: { language: 'en' } });
  expect(await database.prisma.userSettings.findUnique({ where: { userId } })).toMatchObject({ language: null });
});

test('an empty change and a null display mode are refused with a message; REST refuses a null language', async () => {
  const { client } = await registerMember(server.client(), 'nil');
  for (const [input, body, field, message] of [
    [{ language: 'KO', displayMode: null }, { language: 'ko', displayMode: null }, 'displayMode', /one of light, dark/],
    [{}, {}, null, /displayMode .*language .*or both/],
  ] as const) {
    const fault = { code: 'INVALID', field, message: expect.stringMatching(message) };
    const byGraph = { ...fault, field: field ?? 'input' };
    expect(await update(client, input)).toMatchObject({ settings: null, userErrors: [byGraph] });
    expect(await call(client, 'PUT', '/api/auth/settings', body)).toMatchObject({ status: 400, body: fault });
  }
  expect(await call(client, 'PUT', '/api/auth/settings', { language: null })).toMatchObject({
    status: 400,
    body: { field: 'language', message: expect.stringMatching(/one of en, es, zh, ko/) },
  });
  expect(await settings(client)).toMatchObject({ displayMode: 'LIGHT', language: null });
});

test('several simultaneous first changes create one row with all changes', async () => {
  const { client, userId } = await registerMember(server.client(), 'bob');
  const answers = await Promise.all([
    update(client, { displayMode: 'DARK' }),
    update(client, { language: 'ES' }),
    update(client, { displayMode: 'DARK' }),
  ]);
  expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
  const rows = await database.prisma.userSettings.findMany({ where: { userId } });
  expect(rows).toEqual([expect.objectContaining({ displayMode: 'dark', language: 'es' })]);
});

test('GraphQL and REST store settings from a registration; without settings, no settings row is stored', async () => {
  const byGraph = server.client();
  const input = { username: 'device1', password: 'secret', displayMode: 'DARK', language: null } as const;
  await operate(byGraph, RegisterDocument, { input });
  expect(await settings(byGraph)).toMatchObject({ displayMode: 'DARK', language: null });

  const byRest = server.client();
  await byRest.request('/api/auth/register', { json: { username: 'device2', password: 'secret', language: 'zh' } });
  expect(await settings(byRest)).toMatchObject({ displayMode: 'LIGHT', language: 'ZH' });

  const { userId } = await registerMember(server.client(), 'device3');
  expect(await database.prisma.userSettings.count({ where: { userId } })).toBe(0);
});

test('a registration with invalid settings creates no account', async () => {
  const client = server.client();
  const json = { username: 'nonsense', password: 'secret', displayMode: 'system' };
  const response = await client.request('/api/auth/register', { json });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field: 'displayMode' });
  expect(await database.prisma.user.count({ where: { username: 'nonsense' } })).toBe(0);
});

test('guests and anonymous visitors have no settings on the server and cannot store any', async () => {
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  expect(await settings(guest)).toBeNull();
  expect(await update(guest, { language: 'ES' })).toMatchObject({
    settings: null,
    userErrors: [{ code: 'FORBIDDEN' }],
  });

  expect(await settings(server.client())).toBeNull();
  expect(await update(server.client(), { language: 'ES' })).toMatchObject({
    settings: null,
    userErrors: [{ code: 'UNAUTHENTICATED' }],
  });
});

test('only the owner can read settings as a node', async () => {
  const { client } = await registerMember(server.client(), 'cleo');
  const { settings: own } = await update(client, { language: 'ZH' });
  const id = own?.id ?? '';
  expect((await operate(client, SettingsNodeDocument, { id })).node).toEqual({
    __typename: 'Settings',
    displayMode: 'LIGHT',
    language: 'ZH',
  });
  const { client: other } = await registerMember(server.client(), 'dora');
  for (const stranger of [other, server.client()])
    expect((await operate(stranger, SettingsNodeDocument, { id })).node).toBeNull();
});

test('a request with the session of a deleted account gets UNAUTHENTICATED', async () => {
  const { client, userId } = await registerMember(server.client(), 'gone');
  await database.prisma.user.delete({ where: { id: userId } });
  expect(await update(client, { language: 'ES' })).toMatchObject({ userErrors: [{ code: 'UNAUTHENTICATED' }] });
});

test('reading the account once and its settings twice needs the session query, then two parallel queries', async () => {
  const { client } = await registerMember(server.client(), 'emil');
  const query = database.pool.query.bind(database.pool) as unknown as (...args: unknown[]) => Promise<unknown>;
  const answeredBefore: number[] = [];
  let answered = 0;
  const spy = jest.spyOn(database.pool, 'query').mockImplementation(((...args: unknown[]) => {
    answeredBefore.push(answered);
    return query(...args).finally(() => {
      answered += 1;
    });
  }) as never);
  await client.graphql('{ viewer { user { username } settings { language } again: settings { id } } }');
  spy.mockRestore();
  expect(answeredBefore).toEqual([0, 1, 1]);
});
