import { randomUUID } from 'node:crypto';
import { buildRestaurant } from '../testing/factories';
import { registerMember } from '../testing/operate';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { startTestServer, type TestServer } from '../testing/testServer';

let database: TestDatabase;
let server: TestServer;

const always = Array.from({ length: 7 }, (_, day) => ({ day, opens: 0, closes: 1440 }));

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  await buildRestaurant(database, {
    name: 'Nudo House',
    neighborhood: 'Delmar Loop',
    cuisine: 'Ramen',
    priceRange: '$$',
    gemType: 'Hidden Gem',
    googleRating: 4.5,
    imageUrls: ['/assets/one.webp', '/assets/two.webp'],
    weeklyHours: always,
    holidayHours: always.map(({ opens, closes }) => ({ opens, closes })).slice(0, 1),
    hours: '24/7',
    timeZone: 'America/Chicago',
    dietaryOptions: ['vegan', 'gluten-free'],
    recommendedDishes: ['Hebrew Hammer'],
    dishes: ['ramen'],
    latitude: 38.65,
    longitude: -90.3,
    userRatingCount: 2,
    userRatingSum: 7,
  });
  await buildRestaurant(database, { name: 'Unknown Ramen' });
  await buildRestaurant(database, {
    name: 'Cheap Tacos',
    priceRange: '$',
    dietaryOptions: ['halal'],
    weeklyHours: [{ day: 0, opens: 0, closes: 1 }],
    timeZone: 'America/Chicago',
  });
  for (let number = 0; number < 9; number++)
    await buildRestaurant(database, { name: `Desert ${number}`, city: 'Phoenix', state: 'AZ' });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function get(path: string, client = server.client()) {
  const response = await client.request(path);
  return { status: response.status, total: response.headers.get('x-total-count'), body: await response.json() };
}
const names = async (query: string) =>
  (await get(`/api/restaurants/search${query}`)).body.map(({ name }: { name: string }) => name).sort();

test('a search returns all 120 restaurants of a city, and x-total-count is 120', async () => {
  await Promise.all(
    Array.from({ length: 120 }, (_, number) =>
      buildRestaurant(database, { name: `Oasis ${number}`, cuisine: 'Dates', city: 'Yuma', state: 'AZ' }),
    ),
  );
  await server.settleSearch();
  const { total, body } = await get('/api/restaurants/search?location=Yuma,+AZ');
  expect([total, body.length]).toEqual(['120', 120]);
});

test('a search returns a JSON array with the best restaurant first, and the total in a header', async () => {
  const { status, total, body } = await get('/api/restaurants/search?query=ramen');
  expect({ status, total }).toEqual({ status: 200, total: '2' });
  expect(body[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Nudo House',
    neighborhood: 'Delmar Loop',
    location: 'St. Louis, MO',
    city: 'St. Louis',
    state: 'MO',
    address: null,
    cuisine: 'Ramen',
    priceRange: '$$',
    isHiddenGem: true,
    gemType: 'Hidden Gem',
    category: 'Local Favorite',
    googleRating: 4.5,
    rating: 4.5,
    yelpRating: null,
    yelpReviews: null,
    yelpUrl: null,
    place_id: null,
    imageUrls: ['/assets/one.webp', '/assets/two.webp'],
    imageUrl: '/assets/one.webp',
    phone: null,
    needsReservation: false,
    reservationUrl: null,
    hours: 'Open · 24 hours',
    dietaryOptions: ['vegan', 'gluten-free'],
    features: [],
    aiInsight: null,
    averageUserRating: 3.5,
    gpsCoordinates: { latitude: 38.65, longitude: -90.3 },
    coordinates: { latitude: 38.65, longitude: -90.3 },
    isSaved: false,
    isSample: false,
  });
  expect(body[1]).toMatchObject({
    name: 'Unknown Ramen',
    googleRating: 0,
    rating: null,
    imageUrl: null,
    hours: null,
    averageUserRating: null,
    coordinates: null,
    gemType: 'Local Favorite',
    isHiddenGem: false,
  });
});

test.each([
  ['', ['Cheap Tacos', 'Nudo House', 'Unknown Ramen']],
  [
    '?query=popular%20restaurants&location=St.%20Louis&saveToHistory=false',
    ['Cheap Tacos', 'Nudo House', 'Unknown Ramen'],
  ],
  ['?query=ramen&location=saint%20louis,%20mo', ['Nudo House', 'Unknown Ramen']],
  ['?location=Nowhere', []],
  [`?query=${'x'.repeat(10_000)}`, []],
  ['?priceRange=$,$$', ['Cheap Tacos', 'Nudo House']],
  ['?priceRange=$&priceRange=$$', ['Cheap Tacos', 'Nudo House']],
  ['?dietary=Gluten%20Free,keto', ['Nudo House']],
  ['?dietary=HALAL', ['Cheap Tacos']],
  ['?hours=Open%2024%20hours', ['Nudo House']],
  ['?hours=any%20time,Open%20now', ['Cheap Tacos', 'Nudo House', 'Unknown Ramen']],
  ['?query[x]=ramen&priceRange=,&refreshKey=3&mode=Full', ['Cheap Tacos', 'Nudo House', 'Unknown Ramen']],
  ['?mode=&refreshKey=&saveToHistory=&location=&hours=', ['Cheap Tacos', 'Nudo House', 'Unknown Ramen']],
  ['?saveToHistory=TRUE&refreshKey=1732290000000', ['Cheap Tacos', 'Nudo House', 'Unknown Ramen']],
  ['?query=%00%25', []],
])('the search with the query string "%s" finds exactly %j', async (query, found) => {
  expect(await names(query)).toEqual(found);
});

test('a query with the words of a mood finds restaurants for this mood', async () => {
  await buildRestaurant(database, { name: 'Custard Corner', cuisine: 'Dessert', city: 'Tempe', state: 'AZ' });
  expect(await names('?query=sweet%20dessert%20bakery%20ice%20cream&location=Tempe,%20AZ')).toContain('Custard Corner');
});

test('a location that is too long is refused, and the error contains the REST name of the field', async () => {
  expect(await get(`/api/restaurants/search?location=${'x'.repeat(101)}`)).toMatchObject({
    status: 400,
    body: { code: 'TOO_LONG', field: 'location', message: 'Location must be at most 100 characters; shorten it' },
  });
});

test.each([
  ['priceRange=cheap', 'priceRange must be one or more of $, $$, $$$, $$$$'],
  ['dietary=none', expect.stringContaining('gluten-free')],
  ['dietary[]=nut-free', 'Send dietary without brackets, and separate its values with commas'],
  ['priceRange[0]=$', 'Send priceRange without brackets, and separate its values with commas'],
  ['hours=late', 'hours must be one or more of Any time, Open now, Open 24 hours'],
  ['hours=constructor', 'hours must be one or more of Any time, Open now, Open 24 hours'],
  ['mode=weird', 'mode must be full, or be left out'],
  ['refreshKey=abc', 'refreshKey must be a whole number from 0, or be left out'],
  ['refreshKey=-1', 'refreshKey must be a whole number from 0, or be left out'],
  ['refreshKey=1e3', 'refreshKey must be a whole number from 0, or be left out'],
  ['saveToHistory=maybe', 'saveToHistory must be true or false, or be left out'],
  ['query=a&query=b', 'query must be given once'],
  ['location=x&location=', 'location must be given once'],
  ['mode=full&mode=full', 'mode must be given once'],
])('search?%s is refused, and the error names the parameter', async (query, message) => {
  const field = query.split(/[=[]/)[0];
  expect(await get(`/api/restaurants/search?${query}`)).toMatchObject({
    status: 400,
    body: { message, field, code: 'INVALID' },
  });
});

test('the quick search refuses bad values of its own parameters, and ignores other parameters', async () => {
  expect(await get('/api/restaurants/search/quick?mode=weird')).toMatchObject({ status: 400, body: { field: 'mode' } });
  expect(await get('/api/restaurants/search/quick?query=a&query=b')).toMatchObject({ status: 400 });
  expect(await get('/api/restaurants/search/quick?saveToHistory=maybe')).toMatchObject({ status: 200 });
});

test('with mode=full, each restaurant in the array has more fields', async () => {
  const { body } = await get('/api/restaurants/search?query=nudo&mode=full');
  expect(body[0]).toMatchObject({
    name: 'Nudo House',
    recommendedDishes: ['Hebrew Hammer'],
    dishes: ['ramen'],
    description: null,
    weeklyHours: always,
    holidayHours: [{ opens: 0, closes: 1440 }],
    timeZone: 'America/Chicago',
    features: [],
    brand: null,
    isClosed: false,
    openedOn: null,
    provenance: [],
    sources: [],
  });
});

test('the quick search returns at most eight restaurants', async () => {
  expect((await get('/api/restaurants/search/quick?query=desert&location=Phoenix')).body).toHaveLength(8);
  expect((await get('/api/restaurants/search/quick?query=zzzzqq&location=Phoenix')).body).toEqual([]);
});

test('a request for one restaurant returns its facts and isSaved; an unknown or malformed id gets 404', async () => {
  const { client, userId } = await registerMember(server.client(), 'ada');
  const { id } = (await get('/api/restaurants/search?query=nudo')).body[0];
  expect(await get(`/api/restaurants/${id}`, client)).toMatchObject({
    status: 200,
    body: { id, name: 'Nudo House', isSaved: false, isListed: true, sources: [], weeklyHours: always },
  });
  await database.prisma.savedRestaurant.create({ data: { userId, restaurantId: id, restaurantData: {} } });
  expect((await get(`/api/restaurants/${id}`, client)).body.isSaved).toBe(true);
  expect((await get('/api/restaurants/search?query=nudo', client)).body[0].isSaved).toBe(true);
  expect((await get(`/api/restaurants/${id}`)).body.isSaved).toBe(false);

  for (const unknown of [randomUUID(), 'nonsense', "'%20OR%201=1", '%00']) {
    expect(await get(`/api/restaurants/${unknown}`)).toMatchObject({
      status: 404,
      body: { message: 'Restaurant not found' },
    });
  }
});
