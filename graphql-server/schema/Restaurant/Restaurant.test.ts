import { randomUUID } from 'node:crypto';
import { holidayLabel } from '../../facts/holidayLabel';
import { hoursExceptions } from '../../facts/hoursExceptions';
import {
  CatalogueSourcesDocument,
  NodeDocument,
  NodesDocument,
  RestaurantDocument,
  RestaurantOfViewerDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, operateToFail, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../testing/testServer';

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

const globalId = (typename: string, id: string) => Buffer.from(`${typename}:${id}`).toString('base64');

const map = {
  source: 'a-map',
  sourceId: '7',
  kind: 'map',
  licence: 'CC0',
  attribution: 'Fuud',
  attributionUrl: 'https://fuud.example/',
  fetchedAt: new Date(0),
  facts: {},
};

test('a permanently closed restaurant is never open, whatever its stored hours are', async () => {
  const weeklyHours = Array.from({ length: 7 }, (_, day) => ({ day, opens: 600, closes: 1320 }));
  const had = { hours: 'Mo-Su 10:00-22:00', timeZone: 'America/Chicago', weeklyHours };
  for (const isClosed of [false, true]) {
    const { id } = await buildRestaurant(database, { ...had, isClosed });
    const at = '(at: "2026-11-23T12:00:00-06:00")';
    const { data } = await server.graphql<{ restaurant: object }>(
      `{ restaurant(id: "${id}") { operatingStatus hours { isOpen${at} closesAt${at} nextOpensAt${at} text } } }`,
    );
    const open = { isOpen: true, closesAt: '2026-11-24T04:00:00.000Z', nextOpensAt: '2026-11-24T16:00:00.000Z' };
    const never = { isOpen: false, closesAt: null, nextOpensAt: null };
    expect(data.restaurant).toEqual({
      operatingStatus: isClosed ? 'PERMANENTLY_CLOSED' : null,
      hours: { ...(isClosed ? never : open), text: had.hours },
    });
  }
});

test('GraphQL returns all known facts of a restaurant', async () => {
  const { id } = await buildRestaurant(database, {
    name: 'Nudo House',
    neighborhood: 'Delmar Loop',
    address: '6105A Delmar Blvd',
    postalCode: '63112',
    brand: 'Nudo',
    cuisine: 'Ramen',
    priceRange: '$$',
    gemType: 'Hidden Gem',
    googleRating: 4.5,
    weeklyHours: [{ day: 1, opens: 660, closes: 1500 }],
    hours: 'Mo 11:00-25:00',
    timeZone: 'America/Chicago',
    dietaryOptions: ['vegan', 'gluten-free'],
    features: ['outdoor-seating'],
    openedOn: new Date('2019-05-01'),
    provenance: { cuisine: { rule: 'name has "nudo"' } },
    recommendedDishes: ['Hebrew Hammer'],
    dishes: ['ramen', 'unheard-of'],
    mealTimes: ['lunch'],
    latitude: 38.65,
    longitude: -90.3,
    userRatingCount: 2,
    userRatingSum: 7,
    isSample: true,
    places: {
      create: map,
    },
  });

  const { restaurant } = await operate(server, RestaurantDocument, { id });

  expect(restaurant).toEqual({
    id: globalId('Restaurant', id),
    uuid: id,
    name: 'Nudo House',
    url: expect.stringMatching(new RegExp(`^http://[^/]+/restaurant/${id}$`)),
    neighborhood: { name: 'Delmar Loop' },
    address: { lines: ['6105A Delmar Blvd'], city: 'St. Louis', region: 'MO', postalCode: '63112', country: 'US' },
    brand: { name: 'Nudo' },
    cuisines: [{ id: globalId('Cuisine', 'ramen'), key: 'ramen', label: 'Ramen' }],
    priceRange: 'MODERATE',
    gemType: 'HIDDEN_GEM',
    externalListings: [{ source: 'GOOGLE', sourceId: null, url: null, ratingSummary: { average: 4.5, count: null } }],
    pictures: [],
    phone: null,
    websiteUrl: null,
    takesReservations: null,
    reservationUrl: null,
    hours: {
      text: 'Mo 11:00-25:00',
      timeZone: 'America/Chicago',
      weekly: [{ day: 'MONDAY', opensMinute: 660, closesMinute: 1500 }],
      exceptions: null,
    },
    dietary: ['VEGAN', 'GLUTEN_FREE'],
    features: ['OUTDOOR_SEATING'],
    insight: null,
    description: null,
    recommendedDishes: [{ name: 'Hebrew Hammer' }],
    dishes: [{ key: 'ramen', label: 'Ramen' }],
    mealTimes: ['LUNCH'],
    coordinates: { latitude: 38.65, longitude: -90.3 },
    ratingSummary: { average: 3.5, count: 2 },
    isSample: true,
    isListed: true,
    operatingStatus: null,
    openedOn: '2019-05-01',
    sources: [
      {
        key: 'a-map',
        sourceId: '7',
        kind: 'MAP',
        license: 'CC0',
        attribution: 'Fuud',
        attributionUrl: 'https://fuud.example/',
        fetchedAt: '1970-01-01T00:00:00.000Z',
      },
    ],
    provenance: expect.arrayContaining([
      { field: 'name', source: { key: 'a-map' }, rule: null },
      { field: 'cuisines', source: null, rule: 'name has "nudo"' },
      { field: 'coordinates', source: { key: 'a-map' }, rule: null },
      { field: 'externalListings.GOOGLE.ratingSummary.average', source: { key: 'a-map' }, rule: null },
      { field: 'address.lines', source: { key: 'a-map' }, rule: null },
    ]),
    viewerHasSaved: null,
  });
});

test('in countries without states, the region is null, not an empty text', async () => {
  const { id } = await buildRestaurant(database, { city: 'Singapore', state: '' });
  const { restaurant } = await operate(server, RestaurantDocument, { id });
  expect(restaurant?.address).toMatchObject({ city: 'Singapore', region: null });
});

test('GraphQL returns the entries at Google and Yelp, the telephone number and takesReservations', async () => {
  const { id } = await buildRestaurant(database, {
    placeId: 'ChIJ1',
    yelpRating: 4,
    yelpReviews: 12,
    yelpUrl: 'https://yelp.example/nudo',
    phone: '+13148321244',
    needsReservation: false,
  });
  const { restaurant } = await operate(server, RestaurantDocument, { id });
  expect(restaurant).toMatchObject({
    externalListings: [
      { source: 'GOOGLE', sourceId: 'ChIJ1', url: null, ratingSummary: { average: null, count: null } },
      { source: 'YELP', sourceId: null, url: 'https://yelp.example/nudo', ratingSummary: { average: 4, count: 12 } },
    ],
    phone: { e164: '+13148321244', display: '(314) 832-1244' },
    takesReservations: false,
  });
});

test('if the hours on holidays are known, the exceptions of the hours are the next public holidays', async () => {
  const facts = {
    timeZone: 'America/Chicago',
    hours: 'Mo 11:00-25:00',
    weeklyHours: [{ day: 1, opens: 660, closes: 1500 }],
  };
  const open = [{ opens: 600, closes: 840 }];
  const { id } = await buildRestaurant(database, { ...facts, holidayHours: open });
  const { restaurant } = await operate(server, RestaurantDocument, { id: globalId('Restaurant', id) });
  const expected = hoursExceptions(open, facts.timeZone, new Date()).map(({ date, holiday }) => ({
    date,
    label: holidayLabel(holiday, 'ko'),
    intervals: [{ opensMinute: 600, closesMinute: 840 }],
  }));
  expect(restaurant?.hours?.exceptions).toEqual(expected);
});

test('unknown facts are null or empty; an independent restaurant has the badge LOCAL_FAVORITE by default', async () => {
  const { id } = await buildRestaurant(database, { timeZone: 'America/Chicago', hours: 'Mo-Su 11:00+', latitude: 1 });
  const { restaurant } = await operate(server, RestaurantDocument, { id: globalId('Restaurant', id) });
  expect(restaurant).toMatchObject({
    hours: null,
    coordinates: null,
    cuisines: [],
    address: { lines: [], postalCode: null },
    neighborhood: null,
    phone: null,
    externalListings: [],
    takesReservations: null,
    gemType: 'LOCAL_FAVORITE',
    ratingSummary: { average: null, count: 0 },
    sources: [],
  });
});

test('catalogSources returns all imported sources except the sample', async () => {
  const rows = { licence: 'ODbL 1.0', read: 1, written: 1, unchanged: 0, skipped: 0 };
  const importedAt = new Date('2026-11-21T10:00:00Z');
  await database.prisma.catalogueSource.createMany({
    data: [
      { source: 'sample', kind: 'sample', attribution: 'Invented', importedAt, ...rows },
      { source: 'z-city', kind: 'register', attribution: 'Z City', importedAt, ...rows },
      { source: 'osm', kind: 'map', attribution: '© OSM', attributionUrl: 'https://osm.example/', importedAt, ...rows },
    ],
  });
  expect(await operate(server, CatalogueSourcesDocument, {})).toEqual({
    catalogSources: [
      {
        key: 'osm',
        kind: 'MAP',
        attribution: '© OSM',
        license: 'ODbL 1.0',
        attributionUrl: 'https://osm.example/',
        importedAt: '2026-11-21T10:00:00.000Z',
      },
      expect.objectContaining({ key: 'z-city', kind: 'REGISTER', attributionUrl: null }),
    ],
  });
});

test('pictures have URLs of this server; pictures from hosts that are not in IMAGE_HOSTS are left out', async () => {
  const illustration = 'illustration:1f355~arch~3';
  const { id } = await buildRestaurant(database, {
    imageUrls: ['https://elsewhere.example/a.jpg', illustration, 'https://images.example.com/b.jpg'],
    imagePlaceholders: ['', 'LHL{n-~U5qI]=r%LsTt6BWS5=t-Q'],
    places: { create: { ...map, sourceId: '8', attribution: '© A map' } },
  });
  const open = await startTestServer({ database, env: { IMAGE_HOSTS: ['images.example.com'] } });
  const { restaurant } = await operate(open, RestaurantDocument, { id });
  await open.close();
  const encoded = [illustration, 'https://images.example.com/b.jpg'].map((source) =>
    Buffer.from(source).toString('base64url'),
  );
  const at = (size: string, index: number) => expect.stringMatching(`^/img/${size}/[\\w-]{22}/${encoded[index]}$`);
  const of = (index: number) => ({
    card: at('600x400', index),
    carousel: at('800x600', index),
    full: at('1920x1280', index),
    url: expect.stringMatching(`^http://[^/]+/img/1920x1280/[\\w-]{22}/${encoded[index]}$`),
  });
  expect(restaurant?.pictures).toEqual([
    {
      ...of(0),
      width: 600,
      height: 400,
      fullWidth: 1200,
      fullHeight: 800,
      credit: 'Fluent Emoji by Microsoft (MIT License), arranged by Fuud',
      blurHash: 'LHL{n-~U5qI]=r%LsTt6BWS5=t-Q',
      isIllustration: true,
    },
    {
      ...of(1),
      width: 600,
      height: 400,
      fullWidth: null,
      fullHeight: null,
      credit: '© A map',
      blurHash: null,
      isIllustration: false,
    },
  ]);
});

test("the rating of another source is not shown as Google's rating", async () => {
  const { id } = await buildRestaurant(database, { rating: 4.8 });
  expect((await operate(server, RestaurantDocument, { id })).restaurant?.externalListings).toEqual([]);
});

test.each([
  ['graph', [0], []],
  ['graph, with all data of a member', [0, 1, 1], [0, 1]], // the session is read first
  ['REST', [0], []],
])(
  '%s: apart from the session, a first read sends all queries together; the next read loads at most a member’s data',
  async (api, rounds, roundsKept) => {
    const { id } = await buildRestaurant(database);
    const { client: member, userId } = await registerMember(server.client(), `reader${rounds.length}${api.length}`);
    const key = { userId, restaurantId: id };
    await database.prisma.userRating.create({ data: { ...key, rating: 4 } });
    await database.prisma.diaryEntry.create({ data: { ...key, restaurantData: {} } });
    await operate(server, RestaurantDocument, { id: randomUUID() }); // the server now listens for changes
    await server.settleSearch();
    const query = database.pool.query.bind(database.pool) as unknown as (...args: unknown[]) => Promise<unknown>;
    const answeredBefore: number[] = [];
    let answered = 0;
    const spy = jest.spyOn(database.pool, 'query').mockImplementation(((...args: unknown[]) => {
      answeredBefore.push(answered);
      return query(...args).finally(() => {
        answered += 1;
      });
    }) as never);
    const ask = async () => {
      if (api === 'graph') await operate(server, RestaurantDocument, { id: id.toUpperCase() });
      else if (api === 'REST') await (await server.request(`/api/restaurants/${id.toUpperCase()}`)).text();
      else await operate(member, RestaurantOfViewerDocument, { id });
    };
    await ask();
    expect(answeredBefore.splice(0)).toEqual(rounds);
    answered = 0;
    await ask();
    spy.mockRestore();
    expect(answeredBefore).toEqual(roundsKept);
  },
);

test('a restaurant that is no longer listed can still be read', async () => {
  const { id } = await buildRestaurant(database, { delistedAt: new Date() });
  expect((await operate(server, RestaurantDocument, { id })).restaurant?.isListed).toBe(false);
});

test.each([randomUUID(), 'nonsense', '', '%', 'a\0b', globalId('User', randomUUID()), globalId('Restaurant', 'x')])(
  'restaurant(id: %j) is null',
  async (id) => {
    expect(await operate(server, RestaurantDocument, { id })).toEqual({ restaurant: null });
  },
);

test('node and nodes return restaurants by global id, in the requested order, and null for unknown ids', async () => {
  const one = await buildRestaurant(database, { name: 'One' });
  const two = await buildRestaurant(database, { name: 'Two' });
  const id = globalId('Restaurant', one.id);
  expect((await operate(server, NodeDocument, { id })).node).toEqual({ __typename: 'Restaurant', id, name: 'One' });

  const ids = [two.id, randomUUID(), one.id, 'x', one.id].map((uuid) => globalId('Restaurant', uuid));
  ids.push(globalId('Session', 'x'), globalId('Query', 'x'), 'nonsense', '', '\0');
  const { nodes } = await operate(server, NodesDocument, { ids });
  expect(nodes.map((node) => node?.id ?? null)).toEqual([ids[0], null, ids[2], null, ids[4], ...Array(5).fill(null)]);
});

test.each([['nonsense'], [''], ['UmVzdGF1cmFudDo='], ['\0']])('node(id: %j) is null', async (id) => {
  expect(await operate(server, NodeDocument, { id })).toEqual({ node: null });
});

test('the first read of 100 restaurants needs one SQL statement; the second read needs no statement', async () => {
  const places = [];
  for (let count = 0; count < 100; count++) places.push(await buildRestaurant(database));
  await server.settleSearch();
  const ids = places.map(({ id }) => globalId('Restaurant', id));
  const statements = jest.spyOn(database.pool, 'query');
  for (const most of [1, 0]) {
    expect((await operate(server, NodesDocument, { ids })).nodes.map((node) => node?.id)).toEqual(ids);
    expect(statements).toHaveBeenCalledTimes(most);
    statements.mockClear();
  }
  statements.mockRestore();
});

test('a request for more than 100 nodes is refused', async () => {
  const ids = Array.from({ length: 101 }, () => globalId('Restaurant', randomUUID()));
  expect(await operateToFail(server, NodesDocument, { ids })).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
});

test('a restaurant’s city is a City, or null if the list of cities does not contain the town', async () => {
  const known = await buildRestaurant(database, { city: 'Saint Louis', state: 'MO' });
  const unknown = await buildRestaurant(database, { city: 'Nowhereville', state: 'KS' });
  const cityOf = async ({ id }: { id: string }) =>
    (
      await server
        .client()
        .graphql<{ restaurant: unknown }>(`{ restaurant(id: "${id}") { city { key name } address { city } } }`)
    ).data.restaurant;
  expect(await cityOf(known)).toEqual({
    city: { key: 'st-louis-mo', name: 'St. Louis' },
    address: { city: 'Saint Louis' },
  });
  expect(await cityOf(unknown)).toEqual({ city: null, address: { city: 'Nowhereville' } });
});
