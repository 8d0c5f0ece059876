import { ContinueAsGuestDocument } from '../testing/__generated__/operations';
import { buildRestaurant } from '../testing/factories';
import { operate } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let isHigh = false;

beforeAll(async () => {
  database = await createTestDatabase();
  await buildRestaurant(database, { name: 'Nudo House' });
  server = await startTestServer({ database, load: { isHigh: () => isHigh }, env: { RATE_LIMIT: true } });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(() => {
  isHigh = false;
});

const search = { json: { query: '{ searchRestaurants { totalCount } }' } };
const quick = '/api/restaurants/search/quick?query=nudo';

test('if the load is high, searches without a session get 503; guests can search, and pages are served', async () => {
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  isHigh = true;

  for (const path of [quick, '/api/restaurants/search']) {
    const refused = await server.request(path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ code: 'OVERLOADED', message: expect.stringMatching(/Try again/) });
    expect((await guest.request(path)).status).toBe(200);
  }
  const refused = await server.request('/graphql', search);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED', status: 503 } }] });
  expect(await guest.graphql(search.json.query)).toMatchObject({ data: { searchRestaurants: { totalCount: 1 } } });
  for (const path of ['/healthz', '/']) expect((await server.request(path)).status).toBe(200);

  isHigh = false;
  expect((await server.request(quick)).status).toBe(200);
});

test('the number of values that one IP address may request per minute is limited, even for few requests', async () => {
  const query = `{ searchRestaurants(first: 100) { edges { node { ${Array.from({ length: 14 }, (_, n) => `p${n}: provenance { field }`).join(' ')} } } } }`;
  const statuses: number[] = [];
  for (let time = 1; time <= 22; time++) {
    const response = await server.request('/graphql', { json: { query } });
    statuses.push(response.status);
    if (response.status === 429) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED', status: 429 } }] });
    }
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  expect((await server.request(quick)).status).toBe(200);
});
