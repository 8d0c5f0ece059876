import { randomUUID } from 'node:crypto';
import { keyOf } from '../schema/globalId';
import { RatingsDocument } from '../testing/__generated__/operations';
import { buildRestaurant } from '../testing/factories';
import { operate, registerMember } from '../testing/operate';
import { call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ada: Client;
let adaId: string;
let bob: Client;
let guest: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: ada, userId: adaId } = await registerMember(server.client(), 'ada'));
  ({ client: bob } = await registerMember(server.client(), 'bob'));
  guest = server.client();
  await call(guest, 'POST', '/api/auth/guest', {});
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const rate = (client: Client, id: string, body?: unknown) => call(client, 'POST', `/api/restaurants/${id}/rate`, body);
const own = async (client: Client, id: string) => {
  const [one, other] = await Promise.all([
    call(client, 'GET', `/api/ratings/${id}`),
    call(client, 'GET', `/api/restaurants/${id}/user-rating`),
  ]);
  expect(one).toEqual(other);
  return one;
};
const summary = async (id: string) => (await call(server.client(), 'GET', `/api/restaurants/${id}/ratings`)).body;

test('a rating is stored, another device of the member gets it, and GraphQL returns the same rating', async () => {
  const { id } = await buildRestaurant(database, { name: 'Nudo House' });
  expect(await own(ada, id)).toEqual({ status: 200, body: { rating: null } });
  const { status, body } = await rate(ada, id, {
    rating: 4,
    comment: '  <i>Good</i>\nbroth ',
    visitedAt: '2025-09-04',
  });
  const given = {
    id: expect.any(String),
    userId: adaId,
    restaurantId: id,
    rating: 4,
    comment: '<i>Good</i>\nbroth',
    visitedAt: '2025-09-04',
    ratedAt: expect.stringMatching(/Z$/),
  };
  expect({ status, body }).toEqual({ status: 201, body: { message: expect.any(String), ...given } });

  const otherDevice = server.client();
  await call(otherDevice, 'POST', '/api/auth/login', { username: 'ada', password: 'secret' });
  expect(await own(otherDevice, id)).toEqual({ status: 200, body: { rating: 4 } });
  expect((await own(bob, id)).body).toEqual({ rating: null });

  const { userId, ...shared } = given;
  const { viewer } = await operate(ada, RatingsDocument, {});
  expect(
    viewer.ratings.edges.map(({ node: { id, restaurant, stars, restaurantId, ...fields } }) => ({
      ...fields,
      id: keyOf('Rating', id),
      rating: stars,
      restaurantId: keyOf('Restaurant', restaurantId),
    })),
  ).toEqual([shared]);
});

test('the summary has the average and number of ratings; a new rating replaces the member’s old rating', async () => {
  const { id } = await buildRestaurant(database);
  expect(await summary(id)).toEqual({ average: 0, count: 0 });
  await rate(ada, id, { rating: 3, comment: 'Cold soup', visitedAt: '2025-09-04T19:30:00Z' });
  await rate(bob, id, { rating: 4, comment: '  ' });
  expect(await summary(id)).toEqual({ average: 3.5, count: 2 });

  expect(await rate(ada, id, { rating: 5 })).toMatchObject({
    status: 200,
    body: { rating: 5, comment: null, visitedAt: null },
  });
  expect(await summary(id)).toEqual({ average: 4.5, count: 2 });
  expect((await call(ada, 'GET', `/api/restaurants/${id}`)).body.averageUserRating).toBe(4.5);
  expect(await database.prisma.userRating.findMany({ where: { restaurantId: id }, select: { comment: true } })).toEqual(
    [{ comment: null }, { comment: null }],
  );
});

test('after many simultaneous ratings, each member has one rating, and the summary is exact', async () => {
  const { id } = await buildRestaurant(database);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => rate(n % 2 ? ada : bob, id, { rating: 1 + (n % 5) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 201, 201]);
  const [adas, bobs] = await Promise.all([own(ada, id), own(bob, id)]);
  expect(await summary(id)).toEqual({ average: (adas.body.rating + bobs.body.rating) / 2, count: 2 });
});

test.each<[unknown, string | null, string]>([
  [undefined, 'rating', 'REQUIRED'],
  [{}, 'rating', 'REQUIRED'],
  [{ comment: 'x' }, 'rating', 'REQUIRED'],
  [{ rating: null }, 'rating', 'INVALID'],
  [{ rating: 0 }, 'rating', 'INVALID'],
  [{ rating: 6 }, 'rating', 'INVALID'],
  [{ rating: 3.5 }, 'rating', 'INVALID'],
  [{ rating: '3' }, 'rating', 'INVALID'],
  [{ rating: 3, comment: 'x'.repeat(501) }, 'comment', 'TOO_LONG'],
  [{ rating: 3, comment: 5 }, 'comment', 'INVALID'],
  [{ rating: 3, comment: 'a\u0007b' }, 'comment', 'INVALID'],
  [{ rating: 3, comment: 'half of an emoji \ud83c' }, 'comment', 'INVALID'],
  [{ rating: 3, visitedAt: '1066-10-14' }, 'visitedAt', 'INVALID'],
  [[3], null, 'INVALID'],
])('a rating with the body in row %# of the table is refused', async (body, field, code) => {
  const { id } = await buildRestaurant(database);
  expect(await rate(ada, id, body)).toMatchObject({ status: 400, body: { field, code, message: expect.any(String) } });
  expect(await summary(id)).toEqual({ average: 0, count: 0 });
});

test('the refusal of a number that is too large for JavaScript says what was received', async () => {
  const { id } = await buildRestaurant(database);
  const headers = { 'content-type': 'application/json' };
  const answer = await ada.request(`/api/restaurants/${id}/rate`, {
    method: 'POST',
    headers,
    body: '{"rating":1e400}',
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { field: 'rating', message: 'Rating: Expected number, received infinity' },
  ]);
});

test('a comment of 500 characters is allowed', async () => {
  const { id } = await buildRestaurant(database);
  expect((await rate(ada, id, { rating: 3, comment: ` ${'x'.repeat(500)} ` })).body.comment).toHaveLength(500);
});

test('guests may read ratings but not rate; own ratings need a session; invalid restaurant ids get 404', async () => {
  const { id } = await buildRestaurant(database);
  for (const path of [`restaurants/${id}/user-rating`, `ratings/${id}`]) {
    expect((await call(server.client(), 'GET', `/api/${path}`)).status).toBe(401);
    expect(await call(guest, 'GET', `/api/${path}`)).toEqual({ status: 200, body: { rating: null } });
  }
  expect(await rate(server.client(), id, { rating: 3 })).toMatchObject({ status: 401 });
  expect(await rate(guest, id, { rating: 3 })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await call(guest, 'GET', `/api/restaurants/${id}/ratings`)).status).toBe(200);
  expect(await database.prisma.userRating.count({ where: { restaurantId: id } })).toBe(0);

  for (const odd of ['nonsense', '%00']) {
    expect((await rate(ada, odd, { rating: 3 })).status).toBe(404);
    expect((await own(ada, odd)).status).toBe(404);
    expect((await call(ada, 'GET', `/api/restaurants/${odd}/ratings`)).status).toBe(404);
  }
  expect((await rate(ada, randomUUID(), { rating: 3 })).status).toBe(404);
  expect((await call(ada, 'GET', `/api/restaurants/${randomUUID()}/ratings`)).status).toBe(404);
  expect((await call(ada, 'GET', `/api/restaurants/${id}/rate`)).status).toBe(405);
  expect((await call(ada, 'POST', `/api/ratings/${id}`)).status).toBe(405);
});
