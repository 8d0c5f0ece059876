import { setTimeout as pause } from 'node:timers/promises';
import { createLimits } from '../../domain/limits';
import { createCallBudgets } from '../../domain/paidCalls/createCallBudgets';
import { createLiveFacts, type LiveFactsOptions } from '../../domain/restaurants/live/createLiveFacts';
import { deleteExpired } from '../../jobs/sweepExpired';
import { buildRestaurant } from '../../testing/factories';
import { holdTimers } from '../../testing/holdTimers';
import { answerWith, type Behaviour, startLiveSource } from '../../testing/startLiveSource';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { googlePlaces } from '../google/googlePlaces';
import { yelpFusion } from '../yelp/yelpFusion';

const GOOGLE_PLACE = {
  id: 'ChIJ-crown',
  displayName: { text: 'Crown Lunch Room', languageCode: 'en' },
  formattedAddress: '1401 St Louis Ave, St. Louis, MO 63106, USA',
  location: { latitude: 38.6551, longitude: -90.1931 },
  nationalPhoneNumber: '(314) 621-9650',
  rating: 4.6,
  userRatingCount: 5123,
  priceLevel: 'PRICE_LEVEL_INEXPENSIVE',
  businessStatus: 'OPERATIONAL',
  currentOpeningHours: { openNow: true },
  googleMapsUri: 'https://maps.google.com/?cid=1',
};
const YELP_BUSINESS = {
  id: 'yelp-crown',
  alias: 'crown-lunch-room-st-louis',
  name: 'Crown Lunch Room',
  is_closed: false,
  url: 'https://www.yelp.com/biz/crown-lunch-room-st-louis',
  review_count: 812,
  rating: 4.5,
  price: '$',
  phone: '+13146219650',
  coordinates: { latitude: 38.6552, longitude: -90.1932 },
  location: { address1: '1401 Saint Louis Ave', city: 'Saint Louis', state: 'MO', zip_code: '63106' },
  hours: [
    {
      hours_type: 'REGULAR',
      open: [
        { day: 0, start: '1030', end: '2000', is_overnight: false },
        { day: 5, start: '1800', end: '0200', is_overnight: true },
      ],
    },
  ],
};
const KEY = 'a key for tests';
/** Noon in St. Louis, on a Monday. */
const NOON = new Date('2026-11-23T18:00:00Z');

let database: TestDatabase;
let google: Awaited<ReturnType<typeof startLiveSource>>;
let yelp: Awaited<ReturnType<typeof startLiveSource>>;
let restaurantId: string;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  google = await startLiveSource(answerWith({}));
  yelp = await startLiveSource(answerWith({}));
});
afterAll(async () => {
  await Promise.all([google.close(), yelp.close()]);
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('TRUNCATE live_places, live_calls');
  now = NOON;
  for (const source of [google, yelp]) source.seen = [];
  google.behave = (request, response) =>
    answerWith(request.method === 'POST' ? { places: [GOOGLE_PLACE] } : GOOGLE_PLACE)(request, response);
  yelp.behave = (request, response) =>
    answerWith(request.path.endsWith('/search') ? { total: 1, businesses: [YELP_BUSINESS] } : YELP_BUSINESS)(
      request,
      response,
    );
  restaurantId = await buildPlace();
});

/** Creates a restaurant that both sources also list. */
const buildPlace = async () => {
  const { id } = await buildRestaurant(database, {
    name: 'Crown Lunch Room',
    address: '1401 St. Louis Ave',
    postalCode: '63106',
    phone: '+13146219650',
    latitude: 38.655,
    longitude: -90.193,
    timeZone: 'America/Chicago',
  });
  return id;
};

/** A reader of live facts. Each call of its `read` counts as a request by a member. */
const reader = (options: Partial<LiveFactsOptions> = {}) => {
  const limits = createLimits({ enabled: false });
  const callBudgetFor = createCallBudgets({ pool: database.pool, limits });
  const viewer = { kind: 'MEMBER', userId: 'ada' } as const;
  const live = createLiveFacts({
    pool: database.pool,
    sources: [
      googlePlaces({ key: KEY, quota: 100, url: google.url }),
      yelpFusion({ key: KEY, quota: 100, url: yelp.url }),
    ],
    budget: 1_000_000,
    clock: () => now,
    ...options,
  });
  return { ...live, read: (id: string) => live.read(id, callBudgetFor({ address: '192.0.2.1', viewer })) };
};
const storedRows = async () =>
  (
    await database.pool.query(
      'SELECT source, external_id, facts, expires_at FROM live_places WHERE restaurant_id = $1 ORDER BY source',
      [restaurantId],
    )
  ).rows;

test('Google and Yelp are both requested, and each answer has an attribution', async () => {
  expect(await reader().read(restaurantId)).toEqual([
    {
      source: 'google',
      attribution: 'Google Maps',
      url: 'https://maps.google.com/?cid=1',
      rating: 4.6,
      ratingCount: 5123,
      priceRange: '$',
      isOpenNow: true,
      operatingStatus: 'OPERATING',
      fetchedAt: NOON,
    },
    {
      source: 'yelp',
      attribution: 'Yelp',
      url: 'https://www.yelp.com/biz/crown-lunch-room-st-louis',
      rating: 4.5,
      ratingCount: 812,
      priceRange: '$',
      isOpenNow: true,
      operatingStatus: 'OPERATING',
      fetchedAt: NOON,
    },
  ]);
});

test.each([
  ['CLOSED_TEMPORARILY', false, 'TEMPORARILY_CLOSED', 'OPERATING'],
  ['CLOSED_PERMANENTLY', true, 'PERMANENTLY_CLOSED', 'PERMANENTLY_CLOSED'],
  [undefined, undefined, null, null],
])(
  'Google’s operating status comes from businessStatus (%s), and Yelp’s comes from is_closed (%j)',
  async (businessStatus, is_closed, ...expected) => {
    google.behave = answerWith({ places: [{ ...GOOGLE_PLACE, businessStatus }] });
    yelp.behave = answerWith({ businesses: [{ ...YELP_BUSINESS, is_closed }] });
    const facts = await reader().read(restaurantId);
    expect(facts.map(({ operatingStatus }) => operatingStatus)).toEqual(expected);
  },
);

test('the first request to Google is a search with key, field mask and location; the second uses the id', async () => {
  const live = reader();
  await live.read(restaurantId);
  await live.read(restaurantId);
  expect(google.seen).toMatchObject([
    {
      method: 'POST',
      path: '/v1/places:searchText',
      headers: { 'x-goog-api-key': KEY, 'x-goog-fieldmask': expect.stringContaining('places.id,places.displayName') },
      body: {
        textQuery: 'Crown Lunch Room, 1401 St. Louis Ave, St. Louis, MO 63106',
        locationBias: { circle: { center: { latitude: 38.655, longitude: -90.193 } } },
      },
    },
    {
      method: 'GET',
      path: '/v1/places/ChIJ-crown',
      headers: { 'x-goog-fieldmask': expect.stringMatching(/^id,rating,/) },
    },
  ]);
  expect(google.seen[1]?.headers['x-goog-fieldmask']).not.toContain('displayName');
});

test('from Google, only the id is stored; Yelp’s answer is stored for 24 hours; no restaurant is changed', async () => {
  const before = await database.prisma.restaurant.findUnique({ where: { id: restaurantId } });
  const live = reader();
  await live.read(restaurantId);
  expect(await storedRows()).toMatchObject([
    { source: 'google', external_id: 'ChIJ-crown', facts: null },
    { source: 'yelp', external_id: 'yelp-crown', facts: { rating: 4.5 }, expires_at: new Date('2026-11-24T18:00:00Z') },
  ]);
  expect(await database.prisma.restaurant.findUnique({ where: { id: restaurantId } })).toEqual(before);

  await live.read(restaurantId);
  expect(yelp.seen).toHaveLength(1);
  now = new Date(NOON.getTime() + 25 * 3_600_000);
  await deleteExpired(database.prisma, now);
  expect(await storedRows()).toMatchObject([{ external_id: 'ChIJ-crown' }, { external_id: 'yelp-crown', facts: null }]);
  await live.read(restaurantId);
  expect(yelp.seen.map(({ path }) => path)).toEqual(['/v3/businesses/search', '/v3/businesses/yelp-crown']);
});

test.each([
  ['2026-11-23T18:00:00Z', true],
  ['2026-11-24T18:00:00Z', false],
  ['2026-11-29T07:59:00Z', true],
  ['2026-11-29T08:00:00Z', false],
])('Yelp’s week begins on Monday, and hours may end after midnight: at %s, isOpenNow is %s', async (moment, isOpen) => {
  now = new Date(moment);
  expect((await reader().read(restaurantId))[1]).toMatchObject({ isOpenNow: isOpen });
});

test('an answer of Yelp with a time that does not exist (24:30) is not used', async () => {
  const hours = [{ hours_type: 'REGULAR', open: [{ day: 0, start: '1030', end: '2430' }] }];
  yelp.behave = answerWith({ businesses: [{ ...YELP_BUSINESS, hours }] });
  expect((await reader().read(restaurantId)).map(({ source }) => source)).toEqual(['google']);
});

test('the same address alone or the same name alone is no match; Fuud searches again after a month', async () => {
  const elsewhere = { name: 'Crown Lunch Room', address1: '9 Elm St', latitude: 38.7, longitude: -90.4 };
  google.behave = answerWith({
    places: [
      { ...GOOGLE_PLACE, displayName: { text: 'Royal Noodle' }, nationalPhoneNumber: '(314) 621-0000' },
      {
        ...GOOGLE_PLACE,
        formattedAddress: '9 Elm St, Ladue, MO 63124, USA',
        nationalPhoneNumber: undefined,
        location: elsewhere,
      },
    ],
  });
  yelp.behave = answerWith({ businesses: [] });
  const live = reader();
  expect(await live.read(restaurantId)).toEqual([]);
  expect(await live.read(restaurantId)).toEqual([]);
  expect([google.seen.length, yelp.seen.length]).toEqual([1, 1]);
  now = new Date(NOON.getTime() + 31 * 24 * 3_600_000);
  await live.read(restaurantId);
  expect([google.seen.length, yelp.seen.length]).toEqual([2, 2]);
});

test('if an id is no longer valid, the place is looked up again', async () => {
  const live = reader();
  await live.read(restaurantId);
  google.behave = (request, response) =>
    request.method === 'GET'
      ? answerWith({ error: { status: 'NOT_FOUND' } }, 404)(request, response)
      : answerWith({ places: [{ ...GOOGLE_PLACE, id: 'ChIJ-new' }] })(request, response);
  expect((await live.read(restaurantId)).map(({ source }) => source)).toEqual(['yelp']);
  expect((await live.read(restaurantId)).map(({ source }) => source)).toEqual(['google', 'yelp']);
  expect(await storedRows()).toMatchObject([{ external_id: 'ChIJ-new' }, {}]);
});

test('a business with a new id at Yelp is looked up again, and requests to Yelp are not paused', async () => {
  const live = reader();
  await live.read(restaurantId);
  now = new Date(NOON.getTime() + 25 * 3_600_000);
  const good = yelp.behave;
  yelp.behave = answerWith({ error: { code: 'BUSINESS_MIGRATED' } }, 301, { location: '/v3/businesses/other' });
  expect((await live.read(restaurantId)).map(({ source }) => source)).toEqual(['google']);
  yelp.behave = good;
  expect((await live.read(restaurantId)).map(({ source }) => source)).toEqual(['google', 'yelp']);
  expect(yelp.seen.at(-1)?.path).toBe('/v3/businesses/search');
});

test.each([
  [400, 'LOCATION_NOT_FOUND'],
  [403, 'BUSINESS_UNAVAILABLE'],
])('if Yelp has no answer for one place (%i %s), requests to Yelp are not paused', async (status, code) => {
  const live = reader();
  const good = yelp.behave;
  if (status === 403) {
    await live.read(restaurantId);
    now = new Date(NOON.getTime() + 25 * 3_600_000);
  }
  yelp.behave = answerWith({ error: { code } }, status);
  expect((await live.read(restaurantId)).map(({ source }) => source)).toEqual(['google']);
  yelp.behave = good;
  expect((await live.read(await buildPlace())).map(({ source }) => source)).toEqual(['google', 'yelp']);
});

test('if Yelp answers too late, it is left out, but the next read uses the late answer', async () => {
  let finish = () => undefined as unknown;
  yelp.behave = (request, response) => {
    finish = () => answerWith({ businesses: [YELP_BUSINESS] })(request, response);
  };
  const budget = 12_345;
  const live = reader({ budget });
  const timers = holdTimers(budget);
  const reading = live.read(restaurantId);
  while (timers.started < 2 || timers.waiting > 1 || yelp.seen.length === 0) await pause(5); // until Google answers
  timers.fireAll();
  jest.restoreAllMocks();
  expect((await reading).map(({ source }) => source)).toEqual(['google']);
  finish();
  await live.idle();
  expect((await live.read(restaurantId)).map(({ source }) => source)).toEqual(['google', 'yelp']);
  expect(yelp.seen).toHaveLength(1);
});

const broken: [string, Behaviour][] = [
  ['is rate limited', answerWith({ error: {} }, 429)],
  ['fails', answerWith({}, 500)],
  ['refuses the key', answerWith({ error: { code: 'TOKEN_INVALID' } }, 401)],
  ['returns text that is not JSON', (_, response) => response.end('<html>')],
  ['answers in another format', answerWith({ businesses: [{ id: 7 }], places: [{ id: 7 }] })],
  [
    'breaks off its answer',
    (_, response) => response.writeHead(200, { 'content-length': '999' }).write('{', () => response.destroy()),
  ],
  ['closes the connection', (_, response) => response.destroy()],
  ['never ends its answer', (_, response) => pour(response)],
  ['redirects', answerWith({}, 302, { location: 'http://127.0.0.1:1/' })],
];
function pour(response: Parameters<Behaviour>[1]) {
  if (!response.destroyed) response.write(' '.repeat(65_536), () => setImmediate(pour, response));
}

test.each(broken)('a source that %s is left out, paused for a while, and then used again', async (_, behaviour) => {
  const live = reader();
  const good = yelp.behave;
  yelp.behave = behaviour;
  expect((await live.read(restaurantId)).map(({ source }) => source)).toEqual(['google']);
  yelp.behave = good;
  expect((await live.read(restaurantId)).map(({ source }) => source)).toEqual(['google']);
  expect(yelp.seen).toHaveLength(1);
  now = new Date(NOON.getTime() + 3_600_000);
  expect((await live.read(restaurantId)).map(({ source }) => source)).toEqual(['google', 'yelp']);
});

test('no request is sent to a source until the time in its Retry-After header has passed', async () => {
  const live = reader();
  google.behave = answerWith({}, 429, { 'retry-after': '7200' });
  await live.read(restaurantId);
  google.behave = answerWith({ places: [GOOGLE_PLACE] });
  now = new Date(NOON.getTime() + 7_199_000);
  await live.read(restaurantId);
  expect(google.seen).toHaveLength(1);
  now = new Date(NOON.getTime() + 7_200_000);
  expect((await live.read(restaurantId))[0]).toMatchObject({ source: 'google' });
});

test('all servers share the quota of a day, and the quota starts again on the next UTC day', async () => {
  const sources = [googlePlaces({ key: KEY, quota: 2, url: google.url })];
  const servers = [reader({ sources }), reader({ sources })] as const;
  await servers[0].read(restaurantId);
  await servers[1].read(restaurantId);
  expect(await servers[0].read(restaurantId)).toEqual([]);
  expect(google.seen).toHaveLength(2);
  now = new Date('2026-11-24T00:00:00Z');
  expect(await servers[0].read(restaurantId)).toHaveLength(1);
  expect(await reader({ sources: [googlePlaces({ key: KEY, quota: 0, url: google.url })] }).read(restaurantId)).toEqual(
    [],
  );
});

test('several reads of a restaurant at the same time cause one request to each source', async () => {
  const live = reader();
  await Promise.all(Array.from({ length: 5 }, () => live.read(restaurantId)));
  expect([google.seen.length, yelp.seen.length]).toEqual([1, 1]);
});

test('no request is sent if the place is a sample or unknown, or if no source is configured', async () => {
  const { id } = await buildRestaurant(database, { isSample: true });
  expect(await reader().read(id)).toEqual([]);
  expect(await reader().read('7b5e2c1e-0000-4000-8000-000000000000')).toEqual([]);
  expect(await reader().read('nonsense')).toEqual([]);
  expect(await reader({ sources: [] }).read(restaurantId)).toEqual([]);
  expect([...google.seen, ...yelp.seen]).toEqual([]);
});
