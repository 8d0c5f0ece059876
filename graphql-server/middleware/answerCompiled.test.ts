import { randomUUID } from 'node:crypto';
import { buildRestaurant } from '../testing/factories';
import { registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  id = (await buildRestaurant(database, { name: 'Kept' })).id;
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const PLACE = 'query Place($id: ID!) { restaurant(id: $id) { name ratingSummary { count } viewerHasSaved } }';

/** The answer without what differs each time. */
async function ask(body: object, headers: Record<string, string> = {}, client = server.client()) {
  const response = await client.request('/graphql', { json: body, headers });
  const told = Object.fromEntries(response.headers);
  for (const changing of ['date', 'x-request-id', 'content-security-policy']) delete told[changing];
  return { status: response.status, headers: told, text: await response.text() };
}

/** An answer of the graph. */
interface Answer {
  data: unknown;
  errors?: { message: string; path?: unknown; extensions: object }[];
}

/** Long enough for the operation to be compiled, and to come by both ways. */
const TIMES = 14;

test.each<[what: string, body: object, headers?: Record<string, string>]>([
  ['a plain query', { query: PLACE, variables: {} }],
  ['its name beside it', { query: PLACE, operationName: 'Place' }],
  ['a name it does not have', { query: PLACE, operationName: 'Other' }],
  ['a partner that accepts the answers of GraphQL', { query: PLACE }, { accept: 'application/graphql-response+json' }],
  ['Relay', { query: PLACE }, { accept: 'application/graphql-response+json, application/json' }],
  ['one who accepts JSON', { query: PLACE }, { accept: 'application/json' }],
  ['one who accepts anything', { query: PLACE }, { accept: 'text/html;q=0.1, */*;q=0.5' }],
  ['one who accepts nothing we have', { query: PLACE }, { accept: 'image/png' }],
  ['extensions', { query: PLACE, extensions: { some: 1 } }],
  ['a parameter nobody knows', { query: PLACE, unknown: 1 }],
  ['variables that are a list', { query: PLACE, variables: [] }],
  ['a variable of a wrong type', { query: PLACE, variables: { id: {} } }],
  ['several operations', { query: 'query A { cities { name } } query B { viewer { kind } }', operationName: 'B' }],
  [
    'a large page',
    { query: `{ cities(first: 100) { ${Array.from({ length: 30 }, (_, n) => `n${n}: name`).join(' ')} } }` },
  ],
])('an operation is answered the same, whichever way it goes: %s', async (_what, body, ...[headers]) => {
  const variables = {
    id,
    ...('variables' in body && !Array.isArray(body.variables) ? (body.variables as object) : {}),
  };
  const sent = 'variables' in body && Array.isArray(body.variables) ? body : { ...body, variables };
  const first = await ask(sent, headers);
  for (let time = 1; time < TIMES; time++) expect(await ask(sent, headers)).toEqual(first);
});

test('an error in a field is told by both ways, with what was found beside it', async () => {
  const sent = { query: '{ resolveCity(text: " ") { name } viewer { kind } }' };
  for (let time = 0; time < TIMES; time++) {
    expect(JSON.parse((await ask(sent)).text)).toMatchObject({
      data: { resolveCity: null, viewer: { kind: 'ANONYMOUS' } },
      errors: [{ path: ['resolveCity'], extensions: { code: 'BAD_USER_INPUT' } }],
      extensions: { cost: { requested: 4 } },
    });
  }
});

test('whoever asks is answered for themselves, once it is compiled too', async () => {
  const { client } = await registerMember(server.client(), 'keeper');
  await client.request(`/api/restaurants/${id}/save`, { json: {} });
  for (let time = 0; time < TIMES; time++) {
    for (const [asking, isSaved] of [
      [client, true],
      [server.client(), null],
    ] as const) {
      const { text } = await ask({ query: PLACE, variables: { id } }, {}, asking);
      expect(JSON.parse(text).data.restaurant.viewerHasSaved).toBe(isSaved);
    }
  }
});

test('a change is made once each time, however often it came', async () => {
  const mutation = 'mutation { continueAsGuest(input: {}) { viewer { kind } } }';
  const count = async () => database.prisma.user.count({ where: { isGuest: true } });
  const before = await count();
  for (let time = 0; time < TIMES; time++) await ask({ query: mutation });
  expect(await count()).toBe(before + TIMES);
});

test('what ends in an error is executed once, whichever way it goes', async () => {
  const query = 'query ($id: ID!) { restaurant(id: $id) { name } resolveCity(text: "") { name } }';
  const body = { query, variables: { id: randomUUID() } };
  const told = ({ data, errors }: Answer) => ({
    data,
    errors: errors?.map(({ message, path, extensions }) => ({ ...extensions, message, path })),
  });
  const first = told(JSON.parse((await ask(body)).text));
  expect(first.errors).toMatchObject([{ path: ['resolveCity'], code: 'BAD_USER_INPUT' }]);
  for (let time = 1; time < TIMES; time++) {
    const statements = jest.spyOn(database.pool, 'query');
    const { status, text } = await ask(body);
    const readings = statements.mock.calls.filter(([sent]) => JSON.stringify(sent).includes('search cards'));
    statements.mockRestore();
    expect([status, readings.length, told(JSON.parse(text))]).toEqual([200, 1, first]);
  }
});
