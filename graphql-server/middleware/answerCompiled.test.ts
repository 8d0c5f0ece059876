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

/** Sends a request. Returns the answer without the headers that differ each time. */
async function ask(body: object, headers: Record<string, string> = {}, client = server.client()) {
  const response = await client.request('/graphql', { json: body, headers });
  const told = Object.fromEntries(response.headers);
  for (const changing of ['date', 'x-request-id', 'content-security-policy']) delete told[changing];
  return { status: response.status, headers: told, text: await response.text() };
}

/** The body of a GraphQL answer. */
interface Answer {
  data: unknown;
  errors?: { message: string; path?: unknown; extensions: object }[];
}

/** The number of requests. The first answers come from Yoga. Later answers can come from the compiled operation. */
const TIMES = 14;

test.each<[what: string, body: object, headers?: Record<string, string>]>([
  ['a plain query', { query: PLACE, variables: {} }],
  ['the name of the operation', { query: PLACE, operationName: 'Place' }],
  ['a wrong name of the operation', { query: PLACE, operationName: 'Other' }],
  ['a client that accepts GraphQL responses', { query: PLACE }, { accept: 'application/graphql-response+json' }],
  ['Relay', { query: PLACE }, { accept: 'application/graphql-response+json, application/json' }],
  ['a client that accepts JSON', { query: PLACE }, { accept: 'application/json' }],
  ['a client that accepts anything', { query: PLACE }, { accept: 'text/html;q=0.1, */*;q=0.5' }],
  ['a client that accepts none of our types', { query: PLACE }, { accept: 'image/png' }],
  ['extensions', { query: PLACE, extensions: { some: 1 } }],
  ['an unknown parameter', { query: PLACE, unknown: 1 }],
  ['variables that are a list', { query: PLACE, variables: [] }],
  ['a variable of a wrong type', { query: PLACE, variables: { id: {} } }],
  ['several operations', { query: 'query A { cities { name } } query B { viewer { kind } }', operationName: 'B' }],
  [
    'a large page',
    { query: `{ cities(first: 100) { ${Array.from({ length: 30 }, (_, n) => `n${n}: name`).join(' ')} } }` },
  ],
])('an operation that becomes frequent still gets the same answer: %s', async (_what, body, ...[headers]) => {
  const variables = {
    id,
    ...('variables' in body && !Array.isArray(body.variables) ? (body.variables as object) : {}),
  };
  const sent = 'variables' in body && Array.isArray(body.variables) ? body : { ...body, variables };
  const first = await ask(sent, headers);
  for (let time = 1; time < TIMES; time++) expect(await ask(sent, headers)).toEqual(first);
});

test('Yoga and the compiled operation both return a field’s error with the data of the other fields', async () => {
  const sent = { query: '{ resolveCity(text: " ") { name } viewer { kind } }' };
  for (let time = 0; time < TIMES; time++) {
    expect(JSON.parse((await ask(sent)).text)).toMatchObject({
      data: { resolveCity: null, viewer: { kind: 'ANONYMOUS' } },
      errors: [{ path: ['resolveCity'], extensions: { code: 'BAD_USER_INPUT' } }],
      extensions: { cost: { requested: 4 } },
    });
  }
});

const told = ({ data, errors }: Answer) => ({
  data,
  errors: errors?.map(({ message, path, extensions }) => ({ ...extensions, message, path })),
});

const SORTED =
  'query ($sort: SearchSort) { viewer { kind } searchRestaurants(sort: $sort, first: 1) { edges { cursor } } }';
const DECK = 'query ($round: Int) { viewer { kind } discoverDeck(round: $round) { edges { cursor } } }';
const DIARY = 'query ($sort: DiaryEntrySort) { viewer { kind diary(sort: $sort) { edges { cursor } } } }';
const IN_AREA = 'query ($area: AreaInput) { searchRestaurants(area: $area, first: 1) { edges { cursor } } }';
const FILTERED =
  'query ($filter: RestaurantFilter) { searchRestaurants(filter: $filter, first: 1) { edges { cursor } } }';

test.each<[query: string, variables: object]>([
  [SORTED, { sort: null }],
  [DECK, { round: null }],
  [DIARY, { sort: null }],
  [IN_AREA, { area: {} }],
  [IN_AREA, { area: [] }],
  [IN_AREA, { area: { city: null } }],
  [IN_AREA, { area: { city: 'Phoenix', cityId: null } }],
  [IN_AREA, { area: { city: 'Phoenix', cityId: 'phoenix-az' } }],
  [FILTERED, { filter: [] }],
  [FILTERED, { filter: { openAt: 5 } }],
])('variables are checked in the same way before and after the operation is compiled: %s %j', async (query, wrong) => {
  const ofNobody = `${query} # ${JSON.stringify(wrong)}`; // this text was not sent before, so it is not compiled
  const send = async (variables: object) => {
    const { status, text } = await ask({ query: ofNobody, variables });
    return { status, ...told(JSON.parse(text)) };
  };
  const first = await send(wrong);
  expect(first.errors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
  for (let time = 1; time < TIMES; time++) expect((await send({})).errors).toBeUndefined();
  expect(await send(wrong)).toEqual(first);
});

test('each viewer gets their own answer, also from the compiled operation', async () => {
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

test('a mutation runs exactly once for each request', async () => {
  const mutation = 'mutation { continueAsGuest(input: {}) { viewer { kind } } }';
  const count = async () => database.prisma.user.count({ where: { isGuest: true } });
  const before = await count();
  for (let time = 0; time < TIMES; time++) await ask({ query: mutation });
  expect(await count()).toBe(before + TIMES);
});

test('an operation that ends in an error is executed once for each request, even if it is compiled', async () => {
  const query = 'query ($id: ID!) { restaurant(id: $id) { name } resolveCity(text: "") { name } }';
  const body = { query, variables: { id: randomUUID() } };
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
