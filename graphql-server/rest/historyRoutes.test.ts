import { SearchHistoryDocument } from '../testing/__generated__/operations';
import { operate, registerMember } from '../testing/operate';
import { call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ada: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: ada } = await registerMember(server.client(), 'ada'));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(() => database.prisma.searchRecord.deleteMany());

const search = (query: string, client = ada) => call(client, 'GET', `/api/restaurants/search?${query}`);
const history = async (client = ada) => (await call(client, 'GET', '/api/search-history')).body;

/**
 * Waits until the newest search in the history has this query, because the server answers before it stores the search.
 * If the search is never stored, Jest's time limit ends the wait.
 */
async function historyOnce(query: string) {
  for (;;) {
    const found = await history();
    if (found[0]?.query === query) return found;
  }
}

test('lists searches newest first; blank, quick, invalid and saveToHistory=false searches are not stored', async () => {
  await search('query=ramen&location=Phoenix,%20AZ');
  await historyOnce('ramen');
  for (const quiet of ['query=quiet&saveToHistory=false', 'query=%20', '', 'query=quiet&saveToHistory=FALSE']) {
    expect((await search(quiet)).status).toBe(200);
  }
  await call(ada, 'GET', '/api/restaurants/search/quick?query=quick');
  await search(`query=refused&priceRange=cheap`);
  await search('query=hot%20%20pot&saveToHistory=true');
  const found = await historyOnce('hot pot');
  expect(found).toEqual([
    { id: expect.any(String), query: 'hot pot', location: null, searchedAt: expect.stringMatching(/Z$/) },
    { id: expect.any(String), query: 'ramen', location: 'Phoenix, AZ', searchedAt: expect.any(String) },
  ]);
  const { viewer } = await operate(ada, SearchHistoryDocument, {});
  expect(viewer.searchHistory.edges.map(({ node }) => [node.query, node.areaText, node.searchedAt])).toEqual(
    found.map(({ query, location, searchedAt }: Record<string, string>) => [query, location, searchedAt]),
  );

  expect(await call(ada, 'DELETE', '/api/search-history')).toEqual({
    status: 200,
    body: { message: expect.any(String), cleared: 2 },
  });
  expect(await history()).toEqual([]);
});

test.each<[headers: Record<string, string>, method?: string]>([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
  [{ 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' }],
  [{}, 'HEAD'],
])('a search that nobody opened on purpose is answered, but not stored: %j %s', async (headers, method = 'GET') => {
  const answer = await ada.request('/api/restaurants/search?query=planted', { headers, method });
  expect(answer.status).toBe(200);
  await search('query=own');
  expect(await historyOnce('own')).toHaveLength(1);
});

test('if a search cannot be stored, the member still gets an answer, and the log has no query text', async () => {
  const fault = jest
    .spyOn(database.prisma.searchRecord, 'upsert')
    .mockImplementation((() => Promise.reject(new Error('no room for ada'))) as never);
  let report: (line: string) => void = () => undefined;
  const reported = new Promise<string>((resolve) => {
    report = resolve;
  });
  const logged = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    report(String(line));
    return true;
  });
  expect((await search('query=secretsoup')).status).toBe(200);
  expect(await reported).toContain('a search could not be stored');
  expect(await reported).not.toContain('secretsoup');
  logged.mockRestore();
  fault.mockRestore();
});

test('guests and anonymous visitors have no history', async () => {
  const guest = server.client();
  await call(guest, 'POST', '/api/auth/guest', {});
  await search('query=guest', guest);
  await search('query=nobody', server.client());
  await search('query=ada');
  await historyOnce('ada');
  expect(await database.prisma.searchRecord.count()).toBe(1);
  for (const method of ['GET', 'DELETE']) {
    expect((await call(server.client(), method, '/api/search-history')).status).toBe(401);
    expect((await call(guest, method, '/api/search-history')).status).toBe(403);
  }
  expect(await database.prisma.searchRecord.count()).toBe(1);
  expect((await call(ada, 'POST', '/api/search-history')).status).toBe(405);
});

test('another member can neither read nor clear the history', async () => {
  const { client: bob } = await registerMember(server.client(), 'bob');
  await search('query=ada');
  await historyOnce('ada');
  expect(await history(bob)).toEqual([]);
  expect((await call(bob, 'DELETE', '/api/search-history')).body.cleared).toBe(0);
  expect(await history()).toHaveLength(1);
});
