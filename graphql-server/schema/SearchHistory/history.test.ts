import {
  ClearSearchHistoryDocument,
  ContinueAsGuestDocument,
  NodeDocument,
  RecordSearchDocument,
  SearchHistoryDocument,
  SearchRestaurantsDocument,
} from '../../testing/__generated__/operations';
import { operate, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ada: Client;
let adaId: string;
let bob: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: ada, userId: adaId } = await registerMember(server.client(), 'ada'));
  ({ client: bob } = await registerMember(server.client(), 'bob'));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(() => database.prisma.searchRecord.deleteMany());

const record = async (query: string, areaText?: string, client = ada) =>
  (await operate(client, RecordSearchDocument, { input: { query, areaText } })).recordSearch;
const history = async (client = ada) =>
  (await operate(client, SearchHistoryDocument, { first: 100 })).viewer.searchHistory;
const clear = async (client = ada) => (await operate(client, ClearSearchHistoryDocument, {})).clearSearchHistory;

test('recordSearch stores a search; searchRestaurants does not; a repeated search only gets a new date', async () => {
  await operate(ada, SearchRestaurantsDocument, { query: 'ramen' });
  expect(await history()).toEqual({ totalCount: 0, edges: [] });

  const first = await record('  <b>ramen</b>   please ', ' Phoenix, AZ');
  expect(first).toEqual({
    searchRecord: {
      id: expect.any(String),
      query: '<b>ramen</b> please',
      areaText: 'Phoenix, AZ',
      searchedAt: expect.any(String),
    },
    searchRecordEdge: { cursor: expect.any(String), node: { id: first.searchRecord?.id } },
    userErrors: [],
  });
  const other = await record('<b>ramen</b> please');
  expect(other.searchRecord).toMatchObject({ areaText: null });
  const answers = await Promise.all(Array.from({ length: 6 }, () => record('<b>ramen</b> please', 'Phoenix, AZ')));
  expect(new Set(answers.map(({ searchRecord }) => searchRecord?.id))).toEqual(new Set([first.searchRecord?.id]));
  const { totalCount, edges } = await history();
  expect({ totalCount, ids: edges.map(({ node }) => node.id) }).toEqual({
    totalCount: 2,
    ids: [first.searchRecord?.id, other.searchRecord?.id],
  });

  expect(edges[1]?.cursor).toBe(other.searchRecordEdge?.cursor);

  const id = String(first.searchRecord?.id);
  expect((await operate(ada, NodeDocument, { id })).node).toEqual({ __typename: 'SearchRecord', id });
  expect(await operate(bob, NodeDocument, { id })).toEqual({ node: null });
});

test('recordSearch deletes all searches of the member except the newest 100', async () => {
  await record('bob’s', undefined, bob);
  const searchedAt = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
  await database.prisma.searchRecord.createMany({
    data: Array.from({ length: 104 }, (_, n) => ({ userId: adaId, query: `old ${n}`, searchedAt: searchedAt(n) })),
  });
  await record('newest');
  const { totalCount, edges } = await history();
  expect([totalCount, edges[0]?.node.query, edges[99]?.node.query]).toEqual([100, 'newest', 'old 5']);
  expect((await history(bob)).totalCount).toBe(1);
});

test.each([
  ['', undefined, 'query'],
  ['   ', undefined, 'query'],
  ['x'.repeat(501), undefined, 'query'],
  ['a\u0000b', undefined, 'query'],
  ['ramen', 'x'.repeat(101), 'areaText'],
])('the search %j in the area %j is refused because of the field %s', async (query, areaText, field) => {
  expect(await record(query, areaText)).toMatchObject({ searchRecord: null, userErrors: [{ field }] });
  expect((await history()).totalCount).toBe(0);
});

test('clearSearchHistory deletes all searches of the member, but not the searches of other members', async () => {
  await record('ramen');
  await record('pizza');
  await record('tacos', undefined, bob);
  expect(await clear()).toEqual({ clearedCount: 2, userErrors: [] });
  expect(await clear()).toEqual({ clearedCount: 0, userErrors: [] });
  expect((await history(bob)).totalCount).toBe(1);
});

test('guests and anonymous visitors cannot record or clear searches, and have no history', async () => {
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  for (const [client, code] of [
    [guest, 'FORBIDDEN'],
    [server.client(), 'UNAUTHENTICATED'],
  ] as const) {
    expect(await record('ramen', undefined, client)).toMatchObject({ searchRecord: null, userErrors: [{ code }] });
    expect(await clear(client)).toMatchObject({ clearedCount: null, userErrors: [{ code }] });
    expect(await history(client)).toEqual({ totalCount: 0, edges: [] });
  }
});
