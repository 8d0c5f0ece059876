import { randomUUID } from 'node:crypto';
import {
  ContinueAsGuestDocument,
  RestaurantDocument,
  SaveRestaurantDocument,
  SearchRestaurantsDocument,
  UnsaveRestaurantDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let member: Client;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: member, userId } = await registerMember(server.client(), 'ada'));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const save = async (client: Client, restaurantId: string) =>
  (await operate(client, SaveRestaurantDocument, { restaurantId })).saveRestaurant;
const unsave = async (client: Client, restaurantId: string) =>
  (await operate(client, UnsaveRestaurantDocument, { restaurantId })).unsaveRestaurant;

test('a save stores our own picture of the place once, however often it is asked for', async () => {
  const { id } = await buildRestaurant(database, { name: 'Nudo House', priceRange: '$$' });
  const globalId = Buffer.from(`Restaurant:${id}`).toString('base64');

  const answers = await Promise.all([id, globalId, id, globalId, id].map((name) => save(member, name)));

  expect(answers).toEqual(Array(5).fill({ restaurant: { uuid: id, viewerHasSaved: true }, userErrors: [] }));
  const rows = await database.prisma.savedRestaurant.findMany({ where: { userId } });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ restaurantId: id, restaurantData: { name: 'Nudo House', priceRange: '$$' } });

  expect((await operate(member, RestaurantDocument, { id })).restaurant?.viewerHasSaved).toBe(true);
  const found = await operate(member, SearchRestaurantsDocument, {});
  expect(found.searchRestaurants.edges.map(({ node }) => node.viewerHasSaved)).toEqual([true]);
  const others = await operate(server.client(), SearchRestaurantsDocument, {});
  expect(others.searchRestaurants.edges.map(({ node }) => node.viewerHasSaved)).toEqual([false]);
});

test('an unsave takes it off the list, and is fine when it was not there', async () => {
  const { id } = await buildRestaurant(database);
  await save(member, id);
  for (let times = 0; times < 2; times++) {
    expect(await unsave(member, id)).toEqual({ restaurant: { uuid: id, viewerHasSaved: false }, userErrors: [] });
  }
  expect(await database.prisma.savedRestaurant.count({ where: { userId, restaurantId: id } })).toBe(0);
  expect(await unsave(member, randomUUID())).toEqual({ restaurant: null, userErrors: [] });
});

test.each(['nonsense', randomUUID(), ''])('saving %j: not found', async (id) => {
  expect(await save(member, id)).toEqual({
    restaurant: null,
    userErrors: [{ code: 'NOT_FOUND', field: 'restaurantId', message: 'Restaurant not found' }],
  });
});

test('members only: anonymous visitors have to sign in, guests keep things on their device', async () => {
  const { id } = await buildRestaurant(database);
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});

  for (const action of [save, unsave]) {
    expect(await action(server.client(), id)).toMatchObject({
      restaurant: null,
      userErrors: [{ code: 'UNAUTHENTICATED', message: expect.stringContaining('Sign in') }],
    });
    expect(await action(guest, id)).toMatchObject({ restaurant: null, userErrors: [{ code: 'FORBIDDEN' }] });
  }
  expect(await database.prisma.savedRestaurant.count({ where: { restaurantId: id } })).toBe(0);
});

test('a session whose account is gone is told to sign in again', async () => {
  const { id } = await buildRestaurant(database);
  const { client, userId: gone } = await registerMember(server.client(), 'gone');
  await database.prisma.user.delete({ where: { id: gone } });
  expect(await save(client, id)).toMatchObject({ userErrors: [{ code: 'UNAUTHENTICATED' }] });
});

test('who signs out within an operation saves nothing after that', async () => {
  const { id } = await buildRestaurant(database);
  const { client } = await registerMember(server.client(), 'leaver');
  const { data } = await client.graphql<Record<string, { userErrors: { code: string }[] }>>(
    `mutation { first: unsaveRestaurant(input: {restaurantId: "${id}"}) { userErrors { code } }
      logout { userErrors { code } }
      second: saveRestaurant(input: {restaurantId: "${id}"}) { userErrors { code } } }`,
  );
  expect(data.first?.userErrors).toEqual([]);
  expect(data.second?.userErrors).toEqual([{ code: 'UNAUTHENTICATED' }]);
});
