import { randomUUID } from 'node:crypto';
import {
  ContinueAsGuestDocument,
  NodeDocument,
  RateRestaurantDocument,
  type RateRestaurantInput,
  RatingsDocument,
  RemoveRatingDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, operateToFail, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ada: Client;
let bob: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: ada } = await registerMember(server.client(), 'ada'));
  ({ client: bob } = await registerMember(server.client(), 'bob'));
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const rate = async (input: RateRestaurantInput, client = ada) =>
  (await operate(client, RateRestaurantDocument, { input })).rateRestaurant;
const remove = async (restaurantId: string, client = ada) =>
  (await operate(client, RemoveRatingDocument, { restaurantId })).removeRating;
const ratings = async (client = ada) => (await operate(client, RatingsDocument, {})).viewer.ratings;

test('a rating changes the average; rating again replaces only the given fields; the diary stays empty', async () => {
  const { id } = await buildRestaurant(database, { name: 'Nudo House' });
  await rate({ restaurantId: id, stars: 4 }, bob);
  const first = await rate({ restaurantId: id, stars: 3, comment: ' <b>Cold</b>\nsoup ', visitedAt: '2025-09-04' });
  expect(first).toEqual({
    ratingEdge: { cursor: expect.any(String), node: { id: first.rating?.id } },
    rating: {
      id: expect.any(String),
      restaurantId: Buffer.from(`Restaurant:${id}`).toString('base64'),
      stars: 3,
      comment: '<b>Cold</b>\nsoup',
      visitedAt: '2025-09-04',
      ratedAt: expect.any(String),
      restaurant: { name: 'Nudo House' },
    },
    restaurant: { uuid: id, viewerRating: { stars: 3 }, ratingSummary: { average: 3.5, count: 2 } },
    userErrors: [],
  });
  const again = await rate({ restaurantId: id, stars: 5 });
  expect(again).toMatchObject({
    rating: { id: first.rating?.id, stars: 5, comment: '<b>Cold</b>\nsoup', visitedAt: '2025-09-04' },
    restaurant: { viewerRating: { stars: 5 }, ratingSummary: { average: 4.5, count: 2 } },
  });
  const cleared = await rate({ restaurantId: id, stars: 5, comment: ' ', visitedAt: null });
  expect(cleared.rating).toMatchObject({ stars: 5, comment: null, visitedAt: null });
  expect(await database.prisma.diaryEntry.count()).toBe(0);

  expect(await ratings()).toEqual({
    totalCount: 1,
    edges: [{ cursor: cleared.ratingEdge?.cursor, node: cleared.rating }],
  });
  const node = String(cleared.rating?.id);
  expect((await operate(ada, NodeDocument, { id: node })).node).toMatchObject({ __typename: 'Rating' });
  expect(await operate(bob, NodeDocument, { id: node })).toEqual({ node: null });
});

test('a removed rating is not listed or counted; a second removal is no error', async () => {
  const { id } = await buildRestaurant(database);
  await rate({ restaurantId: id, stars: 4 }, bob);
  const { rating } = await rate({ restaurantId: id, stars: 1, comment: 'Cold soup' });
  const alone = { uuid: id, viewerRating: null, ratingSummary: { average: 4, count: 1 } };
  const byGlobalId = Buffer.from(`Restaurant:${id}`).toString('base64');
  expect(await remove(byGlobalId)).toEqual({ removedRatingId: rating?.id, restaurant: alone, userErrors: [] });
  expect(await remove(id.toUpperCase())).toEqual({ removedRatingId: null, restaurant: alone, userErrors: [] });
  expect((await ratings()).edges.map(({ node }) => node.id)).not.toContain(rating?.id);
  expect((await ratings(bob)).edges[0]?.node.stars).toBe(4);
  expect(await remove(randomUUID())).toEqual({ removedRatingId: null, restaurant: null, userErrors: [] });
  expect(await remove('nonsense')).toMatchObject({ userErrors: [{ code: 'NOT_FOUND', field: 'restaurantId' }] });
});

test('an invalid rating and a rating of an unknown restaurant are refused', async () => {
  const { id } = await buildRestaurant(database);
  for (const [input, field] of [
    [{ stars: 0 }, 'stars'],
    [{ stars: 6 }, 'stars'],
    [{ stars: 3, comment: 'x'.repeat(501) }, 'comment'],
    [{ stars: 3, visitedAt: '1066-10-14' }, 'visitedAt'],
  ] as const) {
    expect(await rate({ restaurantId: id, ...input })).toMatchObject({
      rating: null,
      restaurant: null,
      userErrors: [{ field, message: expect.any(String) }],
    });
  }
  for (const restaurantId of [randomUUID(), 'nonsense', '']) {
    expect(await rate({ restaurantId, stars: 3 })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND', field: 'restaurantId' }],
    });
  }
  expect(await operateToFail(ada, RateRestaurantDocument, { input: { restaurantId: id, stars: 3.5 } })).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await database.prisma.userRating.count({ where: { restaurantId: id } })).toBe(0);
});

test('guests and anonymous visitors cannot add or remove ratings, and have no ratings', async () => {
  const { id } = await buildRestaurant(database);
  const guest = server.client();
  await operate(guest, ContinueAsGuestDocument, {});
  for (const [client, code] of [
    [guest, 'FORBIDDEN'],
    [server.client(), 'UNAUTHENTICATED'],
  ] as const) {
    expect(await rate({ restaurantId: id, stars: 3 }, client)).toMatchObject({ rating: null, userErrors: [{ code }] });
    expect(await remove(id, client)).toMatchObject({ removedRatingId: null, userErrors: [{ code }] });
    expect(await ratings(client)).toEqual({ totalCount: 0, edges: [] });
  }
});
