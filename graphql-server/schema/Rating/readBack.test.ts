import { buildRestaurant } from '../../testing/factories';
import { registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let client: Client;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
beforeEach(async () => {
  id = (await buildRestaurant(database)).id;
  await server.settleSearch();
  ({ client } = await registerMember(server.client(), `rater${id.slice(0, 8)}`));
});

/** The restaurant's average rating in GraphQL and in REST; null without ratings. */
async function averages(asked: Client = client) {
  const { data } = await asked.graphql<{ restaurant: { ratingSummary: { average: number; count: number } } }>(
    `{ restaurant(id: "${id}") { ratingSummary { average count } } }`,
  );
  const rest = await (await asked.request(`/api/restaurants/${id}`)).json();
  const { average, count } = data.restaurant.ratingSummary;
  return { graph: count > 0 ? average : null, rest: rest.averageUserRating };
}
const inBoth = (average: number | null) => ({ graph: average, rest: average });
const rateByGraph = (rating: number) =>
  client.graphql<{ rateRestaurant: { restaurant: { ratingSummary: { average: number } } } }>(
    `mutation { rateRestaurant(input: { restaurantId: "${id}", stars: ${rating} }) {
      restaurant { ratingSummary { average } } } }`,
  );
const send = async (path: string, json: object, method = 'POST') =>
  (await (await client.request(path, { json, method })).json()) as { id: string; restaurantData: object };

test('after a rating by GraphQL or REST, both APIs immediately return the new average', async () => {
  expect(await averages()).toEqual(inBoth(null));
  const { data } = await rateByGraph(2);
  expect(data.rateRestaurant.restaurant.ratingSummary.average).toBe(2);
  expect(await averages()).toEqual(inBoth(2));
  for (const rating of [5, 1, 4]) {
    await send(`/api/restaurants/${id}/rate`, { rating });
    expect(await averages()).toEqual(inBoth(rating));
  }
});

test('if REST changes the stars of a diary entry, the average changes immediately, also in the response', async () => {
  const { id: entryId } = await send('/api/diary', { restaurantId: id });
  expect(await averages()).toEqual(inBoth(null));
  const changed = await send(`/api/diary/${entryId}`, { userRating: 5 }, 'PATCH');
  expect(changed.restaurantData).toMatchObject({ averageUserRating: 5 });
  expect(await averages()).toEqual(inBoth(5));
  await send(`/api/diary/${entryId}`, { userRating: null }, 'PATCH');
  expect(await averages()).toEqual(inBoth(null));
});

test('the rating of a deleted account no longer counts, even if the server gets no change notifications', async () => {
  await rateByGraph(3);
  expect(await averages()).toEqual(inBoth(3));
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
  );
  await client.request('/api/auth/delete-account', { method: 'DELETE' });
  expect(await averages(server)).toEqual(inBoth(null));
});

test('if a restaurant is read while a rating is written, the old average does not stay in the cache', async () => {
  const reading = Promise.all(Array.from({ length: 20 }, () => averages(server)));
  await rateByGraph(4);
  await reading;
  expect(await averages()).toEqual(inBoth(4));
});
