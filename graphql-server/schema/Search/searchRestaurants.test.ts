import {
  SearchCardsDocument,
  SearchRestaurantsDocument,
  type SearchRestaurantsQueryVariables,
  SearchUnderstoodDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, operateToFail, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../testing/testServer';

import { encodeGlobalId } from '../globalId';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  for (let number = 1; number <= 5; number++) {
    await buildRestaurant(database, {
      name: `Pizza ${number}`,
      priceRange: number % 2 ? '$' : '$$',
      dietaryOptions: number === 1 ? ['gluten-free'] : [],
      recommendedDishes: ['Margherita pizza'],
      places: {
        create: {
          source: 'x',
          sourceId: `${number}`,
          licence: 'X',
          attribution: `© ${number}`,
          fetchedAt: new Date(),
          facts: {},
        },
      },
    });
  }
  await buildRestaurant(database, { name: 'Taco Stand', city: 'Phoenix', state: 'AZ' });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const search = async (variables: SearchRestaurantsQueryVariables) =>
  (await operate(server, SearchRestaurantsDocument, variables)).searchRestaurants;

test('a page has results with cursors, reasons and sources, and the total number of results', async () => {
  const page = await search({ query: 'pizza', first: 2 });
  expect(page).toEqual({
    totalCount: 5,
    area: {
      status: 'FOUND',
      city: { id: encodeGlobalId('City', 'st-louis-mo'), fullName: 'St. Louis, MO' },
      alternatives: [],
      center: { latitude: expect.closeTo(38.63, 1), longitude: expect.closeTo(-90.2, 1) },
      radiusMeters: 21_000,
      box: null,
    },
    pageInfo: {
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: page.edges[0]?.cursor,
      endCursor: page.edges[1]?.cursor,
    },
    edges: page.edges.map(({ node }) => ({
      cursor: expect.any(String),
      distanceMeters: null,
      reasons: [
        { field: 'NAME', text: node.name },
        { field: 'DISH', text: 'Margherita pizza' },
      ],
      node: {
        uuid: expect.any(String),
        name: expect.stringMatching(/^Pizza/),
        viewerHasSaved: null,
        sources: [{ attribution: `© ${node.name.at(-1)}` }],
      },
    })),
  });
});

test('the results can be read in pages: forward, backward, and with skip', async () => {
  const first = await search({ query: 'pizza', first: 2 });
  const second = await search({ query: 'pizza', first: 2, after: first.pageInfo.endCursor });
  const back = await search({ query: 'pizza', last: 2, before: second.pageInfo.startCursor });
  expect(back.edges).toEqual(first.edges);
  expect(await search({ query: 'pizza', first: 2, skip: 2 })).toMatchObject({ edges: second.edges });
});

test('filters and the city narrow the results; a search that finds nothing has an empty page', async () => {
  expect((await search({ query: 'pizza', filter: { priceRanges: ['INEXPENSIVE'] } })).totalCount).toBe(3);
  expect(
    (await search({ filter: { dietary: { anyOf: ['GLUTEN_FREE', 'KETO'] } } })).edges.map(({ node }) => node.name),
  ).toEqual(['Pizza 1']);
  expect((await search({ filter: { dietary: { allOf: ['GLUTEN_FREE', 'KETO'] } } })).totalCount).toBe(0);
  const all = (await search({})).totalCount;
  for (const hours of [{ isOpenNow: true }, { isOpen24Hours: true }, { isOpenNow: true, isOpen24Hours: false }]) {
    expect((await search({ filter: hours })).totalCount).toBe(0);
  }
  expect((await search({ filter: { isOpenNow: false, isOpen24Hours: null } })).totalCount).toBe(all);
  expect((await search({ area: { city: 'Phoenix' } })).edges.map(({ node }) => node.name)).toEqual(['Taco Stand']);
  expect(await search({ query: 'sushi' })).toEqual({
    totalCount: 0,
    area: expect.objectContaining({ status: 'FOUND' }),
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});

test('the answer contains the interpretation of the words', async () => {
  const understood = async (query: string) =>
    (await operate(server, SearchUnderstoodDocument, { query, withoutChipKeys: ['wanted:nothing'] })).searchRestaurants;
  expect((await understood('pizza')).interpretation).toMatchObject({
    text: 'pizza',
    isTruncated: false,
    corrections: [],
  });
  expect((await understood('unicorn pizza near me')).interpretation).toMatchObject({
    unknownWords: ['unicorn'],
    asksForNearby: true,
  });
  expect(await understood('zzzzqq')).toMatchObject({ totalCount: 0, edges: [] });
});

test('if nothing is found, each relaxation contains one condition to drop, or several to drop together', async () => {
  const relaxations = async (query: string) =>
    (await operate(server, SearchUnderstoodDocument, { query })).searchRestaurants.relaxations;
  const chip = { key: 'diet:kosher' };
  expect(await relaxations('kosher pizza')).toEqual([{ parts: [{ kind: 'CHIP', chip }], totalCount: 5 }]);
  expect(await relaxations('kosher pizza open now')).toEqual([
    {
      parts: [
        { kind: 'CHIP', chip },
        { kind: 'CHIP', chip: { key: 'open:now' } },
      ],
      totalCount: 5,
    },
  ]);
});

test('every kind of area can be searched, and the answer contains the status of the area', async () => {
  const areaOf = async (area: SearchRestaurantsQueryVariables['area']) => (await search({ area })).area;
  const phoenix = { id: encodeGlobalId('City', 'phoenix-az'), fullName: 'Phoenix, AZ' };
  for (const area of [{ city: 'phoenix az' }, { city: '85001' }, { cityId: phoenix.id }, { cityId: 'phoenix-az' }]) {
    expect(await areaOf(area)).toMatchObject({ status: 'FOUND', city: phoenix });
  }
  expect(await areaOf({ cityId: encodeGlobalId('City', 'nowhere-az') })).toMatchObject({
    status: 'UNKNOWN',
    city: null,
  });
  expect(await areaOf({ city: 'Nowhereville' })).toEqual({
    status: 'UNKNOWN',
    city: null,
    alternatives: [],
    center: null,
    radiusMeters: null,
    box: null,
  });
  const springfield = await areaOf({ city: 'Springfield' });
  expect(springfield).toMatchObject({ status: 'AMBIGUOUS', city: { fullName: 'Springfield, MO' } });
  expect(springfield.alternatives).toContainEqual({ fullName: 'Springfield, IL' });
  expect(await areaOf({ city: 'Tulsa' })).toMatchObject({ status: 'EMPTY', city: { fullName: 'Tulsa, OK' } });
  const box = { south: 38.5, west: -90.3, north: 38.6, east: -90.2 };
  expect(await areaOf({ box })).toMatchObject({ status: 'EMPTY', city: null, box, radiusMeters: null });
  const center = { latitude: 38.5, longitude: -90.25 };
  expect(await areaOf({ point: center })).toMatchObject({ status: 'EMPTY', center, radiusMeters: 15_000 });
});

test('an area with no field or two fields is refused, also after graphql-jit has compiled the operation', async () => {
  const two = { city: 'Phoenix', point: { latitude: 1, longitude: 1 } };
  const refused = expect.objectContaining({ extensions: expect.objectContaining({ code: expect.any(String) }) });
  for (let time = 0; time < 6; time++) {
    const { data, errors } = await server
      .client()
      .graphql('query ($area: AreaInput) { searchRestaurants(area: $area) { totalCount } }', { area: two });
    expect([data ?? null, errors]).toEqual([null, [refused]]);
    const literal = await server
      .client()
      .graphql('{ searchRestaurants(area: { city: "Phoenix", point: { latitude: 1, longitude: 1 } }) { totalCount } }');
    expect(literal.errors).toEqual([refused]);
    const none = await server
      .client()
      .graphql('query ($area: AreaInput) { searchRestaurants(area: $area) { totalCount } }', { area: {} });
    expect(none.errors).toEqual([refused]);
  }
});

test('cuisine (id or key), feature, neighborhood and badge are filters; facets count results per value', async () => {
  const { id } = await buildRestaurant(database, {
    name: 'Filtered',
    city: 'Mesa',
    state: 'AZ',
    cuisine: 'Thai, Noodles',
    features: ['wifi'],
    neighborhood: 'Old Town',
    gemType: 'Trending',
  });
  const thai = encodeGlobalId('Cuisine', 'thai');
  for (const filter of [
    { cuisines: ['thai'] },
    { cuisines: [thai] },
    { features: { allOf: ['WIFI'] } },
    { neighborhoods: ['old town'] },
    { gemTypes: ['TRENDING', 'HIDDEN_GEM'] },
  ] satisfies SearchRestaurantsQueryVariables['filter'][]) {
    const { edges } = await search({ area: { city: 'Mesa' }, filter });
    expect([filter, edges.map(({ node }) => node.uuid)]).toEqual([filter, [id]]);
  }
  const { data } = await server.client().graphql<{ searchRestaurants: { facets: unknown } }>(
    `{ searchRestaurants(area: { city: "Mesa" }) { facets {
      cuisines { value { id label(language: ES) } count } features { value count } neighborhoods { value { name } count }
      gemTypes { value count } } } }`,
  );
  expect(data.searchRestaurants.facets).toEqual({
    cuisines: [
      { value: { id: encodeGlobalId('Cuisine', 'noodles'), label: expect.any(String) }, count: 1 },
      { value: { id: thai, label: 'Tailandesa' }, count: 1 },
    ],
    features: [{ value: 'WIFI', count: 1 }],
    neighborhoods: [{ value: { name: 'Old Town' }, count: 1 }],
    gemTypes: [{ value: 'TRENDING', count: 1 }],
  });
});

test.each([
  { query: 'pizza', after: 'nonsense' },
  { query: 'pizza', before: '' },
])('the invalid cursor in %j is refused', async (variables) => {
  expect(await operateToFail(server, SearchRestaurantsDocument, variables)).toMatchObject({
    extensions: { code: 'BAD_CURSOR', status: 400, field: expect.any(String) },
  });
});

test('a mood can be searched without words', async () => {
  const { id } = await buildRestaurant(database, {
    name: 'Sugar Rush',
    cuisine: 'Dessert',
    city: 'Tempe',
    state: 'AZ',
  });
  const sweet = await search({ mood: 'SWEET', area: { city: 'Tempe, AZ' } });
  expect(sweet.edges.map(({ node }) => node.uuid)).toContain(id);
});

test.each<[SearchRestaurantsQueryVariables, string | string[], string]>([
  [{ first: 0 }, 'first', 'first must be from 1 to 100'],
  [{ first: 101 }, 'first', 'first must be from 1 to 100'],
  [{ last: -5 }, 'last', 'last must be from 1 to 100'],
  [{ skip: -1 }, 'skip', 'skip must be from 0 to 10000'],
  [{ area: { city: 'x'.repeat(101) } }, ['area', 'city'], 'City must be at most 100 characters; shorten it'],
  [
    { area: { point: { latitude: 1, longitude: 1, radiusMeters: 5 } } },
    ['area', 'point', 'radiusMeters'],
    'radiusMeters must be from 100 to 50000',
  ],
  [
    { area: { point: { latitude: 91, longitude: 1 } } },
    ['area', 'point'],
    'point must have a latitude from -90 to 90 and a longitude from -180 to 180',
  ],
  [
    { area: { box: { south: 38, west: -91, north: 39, east: -90 } } },
    ['area', 'box'],
    'box must be at most 100 km from corner to corner; draw a smaller one',
  ],
  [
    { filter: { cuisines: ['thai', 'klingon'] } },
    ['filter', 'cuisines', '1'],
    'cuisines must be ids or keys from the answer of the query "cuisines"',
  ],
])('%j is refused; the error has a message, the field and the path', async (variables, at, message) => {
  const path = [at].flat();
  const field = path.findLast((step) => !/^\d+$/.test(step));
  expect(await operateToFail(server, SearchRestaurantsDocument, variables)).toMatchObject({
    message,
    extensions: { code: 'BAD_USER_INPUT', reason: expect.any(String), field, path, status: 400 },
  });
});

test('an invalid enum value is refused with a message', async () => {
  const error = await operateToFail(server, SearchRestaurantsDocument, {
    filter: { priceRanges: ['CHEAP' as 'MODERATE'] },
  });
  expect(error.message).toMatch(/"CHEAP"/);
  expect(error.extensions?.code).toBe('BAD_USER_INPUT');
});

test.each([
  ['an anonymous visitor needs no SQL statement', 0],
  ['a member needs one SQL statement for all own data', 1],
])('apart from the session and the update of the search index, a page for %s', async (_who, statementsAllowed) => {
  const isMember = statementsAllowed > 0;
  const client = server.client();
  if (isMember) {
    const { userId } = await registerMember(client, 'ada');
    const restaurants = await database.prisma.restaurant.findMany({ where: { city: 'St. Louis' } });
    for (const [n, { id: restaurantId }] of restaurants.entries()) {
      const key = { userId, restaurantId };
      await database.prisma.userRating.create({ data: { ...key, rating: 1 + (n % 5) } });
      if (n % 2) await database.prisma.diaryEntry.create({ data: { ...key, restaurantData: {} } });
    }
  }
  for (const ask of [
    () => operate(client, SearchRestaurantsDocument, { query: 'pizza' }),
    () => operate(client, SearchCardsDocument, { query: 'pizza' }),
  ]) {
    await ask();
    const statements = jest.spyOn(database.pool, 'query');
    await ask();
    const ownStatements = statements.mock.calls.filter(
      ([text]) => !/sessions|search records/.test(JSON.stringify(text)),
    );
    statements.mockRestore();
    expect(ownStatements).toHaveLength(statementsAllowed);
  }
});

test('results contain the member’s ratings and diary entries', async () => {
  const { client, userId } = await registerMember(server.client(), 'bob');
  const { id } = await buildRestaurant(database, { name: 'Borscht', recommendedDishes: ['Borscht'] });
  await buildRestaurant(database, { name: 'Borscht too', recommendedDishes: ['Borscht'] });
  const key = { userId, restaurantId: id };
  await database.prisma.userRating.create({ data: { ...key, rating: 4 } });
  const entry = await database.prisma.diaryEntry.create({ data: { ...key, restaurantData: {} } });
  await server.settleSearch();
  const { edges } = (await operate(client, SearchCardsDocument, { query: 'borscht' })).searchRestaurants;
  expect(Object.fromEntries(edges.map(({ node: { name, ...own } }) => [name, own]))).toEqual({
    Borscht: {
      viewerHasSaved: false,
      viewerRating: { stars: 4 },
      viewerDiaryEntry: { uuid: entry.id },
    },
    'Borscht too': { viewerHasSaved: false, viewerRating: null, viewerDiaryEntry: null },
  });
});

test('if a reason is a cuisine or a feature, it has a label in the requested language', async () => {
  await buildRestaurant(database, { cuisine: 'Thai', features: ['outdoor-seating'], city: 'Tempe', state: 'AZ' });
  await server.settleSearch();
  const query = `{ searchRestaurants(query: "thai with outdoor seating", area: { city: "Tempe, AZ" }) {
    edges { reasons { field text label(language: ES) } }
  } }`;
  const { data } = await server.graphql<{ searchRestaurants: { edges: { reasons: object[] }[] } }>(query, {});
  const reasons = data?.searchRestaurants.edges[0]?.reasons;
  expect(reasons).toContainEqual(expect.objectContaining({ field: 'CUISINE', text: 'Thai', label: 'Tailandesa' }));
  expect(reasons).toContainEqual(expect.objectContaining({ field: 'FEATURE', label: 'Mesas al aire libre' }));
});
