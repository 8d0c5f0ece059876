import { call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

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

const normalize = (query: string) => call(server.client(), 'GET', `/api/location/normalize${query}`);

test.each([
  ['63101', 'St. Louis'],
  ['85001', 'Phoenix'],
  ['Saint Louis', 'St. Louis'],
  ['springfield, il', 'Springfield, IL'],
  ['kansas city', 'Kansas City'],
  ['new york, ny', 'New York'],
  ['no such town', 'No Such Town'],
  ['Cañon City', 'Cañon City'],
])('the location %j is normalized to %j', async (location, normalizedLocation) => {
  expect(await normalize(`?location=${encodeURIComponent(location)}`)).toEqual({
    status: 200,
    body: { normalizedLocation },
  });
});

test.each([
  ['', 400, 'Location is required; name a city or a ZIP code'],
  ['?location=', 400, 'Location is required; name a city or a ZIP code'],
  ['?location=%20', 400, 'Location is required; name a city or a ZIP code'],
  ['?location[x]=1', 400, 'Location is required; name a city or a ZIP code'],
  ['?location=a&location=b', 400, 'location must be given once'],
  [`?location=${'x'.repeat(101)}`, 400, 'Location must be at most 100 characters; shorten it'],
  ['?location=00000', 404, 'No city has this ZIP code'],
])('the query "%s" gets the status %d', async (query, status, message) => {
  expect(await normalize(query)).toMatchObject({ status, body: { message, field: 'location' } });
});

test('POST gets the status 405', async () => {
  const answer = await call(server.client(), 'POST', '/api/location/normalize?location=63101', {});
  expect(answer.status).toBe(405);
});
