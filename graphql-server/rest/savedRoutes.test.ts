import { randomUUID } from 'node:crypto';
import { keyOf } from '../schema/globalId';
import { SavedRestaurantsDocument, SaveRestaurantDocument } from '../testing/__generated__/operations';
import { buildRestaurant } from '../testing/factories';
import { operate, registerMember } from '../testing/operate';
import { call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;
let ada: Client;
let adaId: string;
let guest: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  ({ client: ada, userId: adaId } = await registerMember(server.client(), 'ada'));
  guest = server.client();
  await call(guest, 'POST', '/api/auth/guest', {});
});
afterAll(async () => {
  await server.close();
  await database.drop();
});
afterEach(() => database.prisma.savedRestaurant.deleteMany());

const rows = () => database.prisma.savedRestaurant.findMany();

/** A caller's description of a restaurant that is not in the catalogue. */
const elsewhere = {
  name: 'Elsewhere',
  location: 'Paris, TX',
  cuisine: 'French',
  priceRange: '$$',
  googleRating: 4.2,
  imageUrl: 'https://example.com/a.jpg',
  gpsCoordinates: { latitude: 33.6, longitude: -95.5 },
  averageUserRating: null,
  secret: 'not ours',
};

test('a request for a member’s save or rating runs two SQL statements; one of them reads the session', async () => {
  const { id } = await buildRestaurant(database);
  await call(ada, 'GET', `/api/restaurants/${id}`); // the restaurant is in memory now
  for (const path of [`/api/restaurants/${id}/saved`, `/api/restaurants/${id}/user-rating`, `/api/ratings/${id}`]) {
    const statements = jest.spyOn(database.pool, 'query');
    expect((await call(ada, 'GET', path)).status).toBe(200);
    expect(statements).toHaveBeenCalledTimes(2);
    statements.mockRestore();
  }
});

test('the first save creates a row, and later saves return it; each unsave path can be called twice', async () => {
  const { id } = await buildRestaurant(database, { name: 'Nudo House', imageUrls: ['/assets/one.webp'] });
  const saved = async () => (await call(ada, 'GET', `/api/restaurants/${id}/saved`)).body;
  expect(await saved()).toEqual({ isSaved: false });

  const first = await call(ada, 'POST', `/api/restaurants/${id}/save`, { restaurant: { id, name: 'Whatever' } });
  expect(first).toEqual({
    status: 201,
    body: {
      message: expect.any(String),
      id: expect.any(String),
      userId: adaId,
      restaurantId: id,
      restaurantData: expect.objectContaining({ id, name: 'Nudo House', imageUrl: '/assets/one.webp', isSaved: true }),
      savedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      isSaved: true,
    },
  });
  expect(await saved()).toEqual({ isSaved: true });
  const again = await call(ada, 'POST', `/api/restaurants/${id.toUpperCase()}/save`);
  expect(again).toMatchObject({ status: 200, body: { id: first.body.id, savedAt: first.body.savedAt } });

  for (const [method, path] of [
    ['DELETE', 'save'],
    ['DELETE', 'unsave'],
    ['POST', 'unsave'],
  ] as const) {
    await call(ada, 'POST', `/api/restaurants/${id}/save`, { id, name: 'bare' });
    for (let times = 0; times < 2; times++) {
      expect(await call(ada, method, `/api/restaurants/${id}/${path}`)).toEqual({
        status: 200,
        body: { message: expect.any(String), isSaved: false, removedItemId: times ? null : expect.any(String) },
      });
    }
    expect(await saved()).toEqual({ isSaved: false });
  }
});

test('many simultaneous saves create one row, and simultaneous saves and removals cause no errors', async () => {
  const { id } = await buildRestaurant(database);
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(ada, 'POST', `/api/restaurants/${id}/save`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  expect(await rows()).toHaveLength(1);
  const mixed = await Promise.all(
    Array.from({ length: 8 }, (_, n) => call(ada, n % 2 ? 'POST' : 'DELETE', `/api/restaurants/${id}/save`)),
  );
  expect(mixed.filter(({ status }) => status > 201)).toEqual([]);
});

test('the saved list has current facts, is sorted newest first, and is the same in GraphQL', async () => {
  const { id } = await buildRestaurant(database, { name: 'Before', phone: '(314) 555-0100', googleRating: 4.5 });
  await call(ada, 'POST', `/api/restaurants/${id}/save`);
  await database.prisma.restaurant.update({ where: { id }, data: { name: 'After' } });
  const unknown = randomUUID();
  await call(ada, 'POST', `/api/restaurants/${unknown}/save`, { restaurant: { ...elsewhere, id: unknown } });

  const otherDevice = server.client();
  await call(otherDevice, 'POST', '/api/auth/login', { username: 'ada', password: 'secret' });
  const { status, body } = await call(otherDevice, 'GET', '/api/saved-restaurants');
  expect({ status, names: body.map(({ name }: { name: string }) => name) }).toEqual({
    status: 200,
    names: ['Elsewhere', 'After'],
  });
  const result = (await call(ada, 'GET', `/api/restaurants/search`)).body[0];
  const badged = Object.keys(result).filter((key) => key !== 'category'); // a result without a badge has no category
  expect(Object.keys(body[0])).toEqual(expect.arrayContaining(badged));
  expect(body[1]).toEqual({ ...(await presented(id)), savedAt: expect.any(String), isSaved: true });
  expect(body[0]).toMatchObject({
    id: unknown,
    location: 'Paris, TX',
    city: 'Paris',
    state: 'TX',
    imageUrls: ['https://example.com/a.jpg'],
    coordinates: { latitude: 33.6, longitude: -95.5 },
    googleRating: 4.2,
    hours: null,
    isSaved: true,
  });

  const { viewer } = await operate(ada, SavedRestaurantsDocument, {});
  expect(
    viewer.savedRestaurants.edges.map(({ node: { restaurantId, savedAt, restaurant, snapshot } }) => ({
      id: keyOf('Restaurant', restaurantId),
      savedAt,
      name: restaurant?.name ?? snapshot.name,
    })),
  ).toEqual(body.map(({ id, savedAt, name }: Record<string, string>) => ({ id, savedAt, name })));
});

async function presented(id: string) {
  const { body } = await call(ada, 'GET', `/api/restaurants/${id}`);
  const {
    postalCode,
    brand,
    openedOn,
    isClosed,
    provenance,
    website,
    timeZone,
    weeklyHours,
    holidayHours,
    description,
    recommendedDishes,
    dishes,
    mealTimes,
    isListed,
    sources,
    ...result
  } = body;
  return result;
}

describe('the description of a restaurant', () => {
  test('is stored only for the member, without unknown fields, if the catalogue lacks the restaurant', async () => {
    const id = randomUUID();
    const restaurants = await database.prisma.restaurant.count();
    expect((await call(ada, 'POST', `/api/restaurants/${id}/save`, elsewhere)).status).toBe(201);
    const [row] = await rows();
    expect(row).toMatchObject({ userId: adaId, restaurantId: id });
    expect(JSON.stringify(row?.restaurantData)).not.toContain('not ours');

    expect(await database.prisma.restaurant.count()).toBe(restaurants);
    expect((await call(ada, 'GET', `/api/restaurants/${id}`)).status).toBe(404);
    expect((await call(server.client(), 'GET', '/api/restaurants/search?query=Elsewhere')).body).toEqual([]);
    expect((await call(ada, 'GET', `/api/restaurants/${id}/saved`)).body).toEqual({ isSaved: true });
    expect((await operate(ada, SaveRestaurantDocument, { restaurantId: id })).saveRestaurant.userErrors).toEqual([
      { code: 'NOT_FOUND', field: 'restaurantId', path: ['input', 'restaurantId'], message: 'Restaurant not found' },
    ]);
  });

  test.each<[unknown, number, object]>([
    [undefined, 404, { message: 'Restaurant not found' }],
    [{}, 404, { message: 'Restaurant not found' }],
    [{ restaurant: null }, 404, { message: 'Restaurant not found' }],
    [{ restaurant: 'text' }, 400, { code: 'INVALID', field: 'restaurant' }],
    [{ restaurant: { cuisine: 'Thai' } }, 400, { code: 'REQUIRED', field: 'name' }],
    [{ ...elsewhere, name: ' ' }, 400, { code: 'REQUIRED', field: 'name' }],
    [{ ...elsewhere, name: 'x'.repeat(201) }, 400, { code: 'TOO_LONG', field: 'name' }],
    [{ ...elsewhere, name: 'a\u0000b' }, 400, { field: 'name' }],
    [{ ...elsewhere, cuisine: '\ud800' }, 400, { field: 'cuisine' }],
    [{ ...elsewhere, imageUrl: 'javascript:alert(1)' }, 400, { field: 'imageUrl' }],
    [{ ...elsewhere, imageUrls: ['//evil.example/a.png'] }, 400, { field: 'imageUrls' }],
    [{ ...elsewhere, reservationUrl: 'ftp://example.com' }, 400, { field: 'reservationUrl' }],
    [{ ...elsewhere, googleRating: 6 }, 400, { field: 'googleRating' }],
    [{ ...elsewhere, coordinates: { latitude: 91, longitude: 0 } }, 400, { field: 'latitude' }],
  ])('is refused if the restaurant is not in the catalogue and the body is %j', async (body, status, expectedError) => {
    expect(await call(ada, 'POST', `/api/restaurants/${randomUUID()}/save`, body)).toEqual({
      status,
      body: expect.objectContaining({ message: expect.any(String), ...expectedError }),
    });
    expect(await rows()).toEqual([]);
  });

  test.each([
    [[], 'array'],
    ['text', 'string'],
    [5, 'number'],
  ])('the body %j is refused, even if the catalogue has the restaurant', async (body, type) => {
    const { id } = await buildRestaurant(database);
    for (const each of [id, randomUUID()]) {
      expect(await call(ada, 'POST', `/api/restaurants/${each}/save`, body)).toEqual({
        status: 400,
        body: expect.objectContaining({ code: 'INVALID', message: `Expected object, received ${type}` }),
      });
    }
    expect(await rows()).toEqual([]);
  });

  test('a path on this server is stored and returned only if it is the path of a picture', async () => {
    const imageUrls = ['/api/auth/logout', '/img/../api/auth/logout', '/assets/a.webp', 'https://example.com/a.jpg'];
    const validUrls = ['/assets/a.webp', 'https://example.com/a.jpg'];
    const readSavedList = () => call(ada, 'GET', '/api/saved-restaurants');
    await call(ada, 'POST', `/api/restaurants/${randomUUID()}/save`, { ...elsewhere, imageUrls });
    expect(await rows()).toMatchObject([{ restaurantData: { imageUrls: validUrls } }]);
    await database.pool.query(`UPDATE saved_restaurants SET restaurant_data = restaurant_data || $1::jsonb`, [
      JSON.stringify({ imageUrls }),
    ]);
    expect((await readSavedList()).body[0]).toMatchObject({ imageUrl: validUrls[0], imageUrls: validUrls });
  });

  test('may have at most 4,000 bytes, and the error for a larger description names the field', async () => {
    const large = {
      ...elsewhere,
      imageUrls: Array.from({ length: 4 }, () => `https://example.com/${'x'.repeat(1000)}`),
    };
    for (const body of [large, { restaurant: large }]) {
      expect(await call(ada, 'POST', `/api/restaurants/${randomUUID()}/save`, body)).toMatchObject({
        status: 400,
        body: { code: 'TOO_LONG', field: 'restaurant', message: expect.stringContaining('fewer pictures') },
      });
    }
    const entry = { restaurantId: randomUUID(), restaurantData: large };
    expect(await call(ada, 'POST', '/api/diary', entry)).toMatchObject({
      status: 400,
      body: { code: 'TOO_LONG', field: 'restaurantData', message: expect.stringContaining('4,000 bytes') },
    });
    expect(await rows()).toEqual([]);
    const fits = { ...large, imageUrls: large.imageUrls.slice(1) };
    expect(await call(ada, 'POST', `/api/restaurants/${randomUUID()}/save`, fits)).toMatchObject({ status: 201 });
    const [row] = await rows();
    expect(Buffer.byteLength(JSON.stringify(row?.restaurantData))).toBeLessThanOrEqual(4000);
  });

  test.each([
    [{ restaurant: [] }],
    [{ restaurant: 'text' }],
    [{ restaurant: 5 }],
    [{ restaurant: { name: 'x'.repeat(50_000), coordinates: 'here' } }],
    [{ name: 'a\u0000b' }],
  ])('is ignored if the restaurant is in the catalogue (row %# of the table)', async (body) => {
    const { id } = await buildRestaurant(database, { name: 'Ours' });
    const answer = await call(ada, 'POST', `/api/restaurants/${id}/save`, body);
    expect(answer).toMatchObject({ status: 201, body: { restaurantData: { name: 'Ours' } } });
    const entry = await call(ada, 'POST', '/api/diary', { restaurantId: id, restaurantData: body });
    expect(entry).toMatchObject({ status: 201, body: { restaurantData: { name: 'Ours' } } });
  });

  test('is stored without unknown words in priceRange, gemType and dietaryOptions', async () => {
    const odd = {
      name: '<b>Odd</b>',
      priceRange: '$$$$$',
      gemType: 'Best',
      googleRating: 0,
      dietaryOptions: ['Vegan', 'x'],
    };
    await call(ada, 'POST', `/api/restaurants/${randomUUID()}/save`, odd);
    expect((await call(ada, 'GET', '/api/saved-restaurants')).body[0]).toMatchObject({
      name: '<b>Odd</b>',
      priceRange: null,
      gemType: null,
      googleRating: 0,
      rating: null,
      dietaryOptions: ['vegan'],
    });
  });
});

test.each([
  ['GET', 'restaurants/ID/saved', 200],
  ['POST', 'restaurants/ID/save', 403],
  ['DELETE', 'restaurants/ID/save', 403],
  ['POST', 'restaurants/ID/unsave', 403],
  ['DELETE', 'restaurants/ID/unsave', 403],
  ['GET', 'saved-restaurants', 403],
  ['POST', 'saved-restaurants/import', 403],
])('%s /api/%s gets 401 without a session, and guests get %i', async (method, path, forGuests) => {
  const { id } = await buildRestaurant(database);
  const url = `/api/${path.replace('ID', id)}`;
  expect(await call(server.client(), method, url)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  const { status, body } = await call(guest, method, url);
  expect(status).toBe(forGuests);
  expect(body).toMatchObject(
    forGuests === 200 ? { isSaved: false } : { code: 'FORBIDDEN', message: expect.any(String) },
  );
  expect(await rows()).toEqual([]);
});

test('malformed ids get 404, methods that are not allowed get 405, and broken JSON gets 400', async () => {
  for (const [method, path] of [
    ['GET', 'saved'],
    ['POST', 'save'],
    ['DELETE', 'save'],
    ['POST', 'unsave'],
  ] as const) {
    for (const id of ['nonsense', "'%20OR%201=1", '%00']) {
      expect(await call(ada, method, `/api/restaurants/${id}/${path}`)).toMatchObject({
        status: 404,
        body: { message: 'Restaurant not found' },
      });
    }
  }
  expect((await call(ada, 'PUT', `/api/restaurants/${randomUUID()}/save`)).status).toBe(405);
  expect((await call(ada, 'POST', '/api/saved-restaurants')).status).toBe(405);
  const broken = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } };
  expect((await ada.request(`/api/restaurants/${randomUUID()}/save`, broken)).status).toBe(400);
});

test('a member can neither see nor remove a save of another member', async () => {
  const { id } = await buildRestaurant(database);
  await call(ada, 'POST', `/api/restaurants/${id}/save`);
  const { client: bob } = await registerMember(server.client(), 'bob');
  expect((await call(bob, 'GET', '/api/saved-restaurants')).body).toEqual([]);
  expect((await call(bob, 'GET', `/api/restaurants/${id}/saved`)).body).toEqual({ isSaved: false });
  await call(bob, 'DELETE', `/api/restaurants/${id}/save`);
  expect(await rows()).toHaveLength(1);
});
