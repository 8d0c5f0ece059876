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

test('a page of results with cursors, reasons, sources and the total', async () => {
  const page = await search({ query: 'pizza', first: 2 });
  expect(page).toEqual({
    totalCount: 5,
    pageInfo: {
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: page.edges[0]?.cursor,
      endCursor: page.edges[1]?.cursor,
    },
    edges: page.edges.map(({ node }) => ({
      cursor: expect.any(String),
      reasons: [
        { field: 'NAME', text: node.name },
        { field: 'DISH', text: 'Margherita pizza' },
      ],
      node: {
        uuid: expect.any(String),
        name: expect.stringMatching(/^Pizza/),
        viewerHasSaved: false,
        sources: [{ attribution: `© ${node.name.at(-1)}` }],
      },
    })),
  });
});

test('paging there and back again', async () => {
  const first = await search({ query: 'pizza', first: 2 });
  const second = await search({ query: 'pizza', first: 2, after: first.pageInfo.endCursor });
  const back = await search({ query: 'pizza', last: 2, before: second.pageInfo.startCursor });
  expect(back.edges).toEqual(first.edges);
  expect(await search({ query: 'pizza', first: 2, skip: 2 })).toMatchObject({ edges: second.edges });
});

test('filters, place and an empty answer', async () => {
  expect((await search({ query: 'pizza', priceRanges: ['INEXPENSIVE'] })).totalCount).toBe(3);
  expect((await search({ dietary: ['GLUTEN_FREE', 'KETO'] })).edges.map(({ node }) => node.name)).toEqual(['Pizza 1']);
  expect((await search({ hours: ['OPEN_NOW'] })).totalCount).toBe(0);
  expect((await search({ location: 'Phoenix' })).edges.map(({ node }) => node.name)).toEqual(['Taco Stand']);
  expect(await search({ query: 'sushi' })).toEqual({
    totalCount: 0,
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});

test('what was made of the words comes with the answer', async () => {
  const understood = async (query: string) =>
    (await operate(server, SearchUnderstoodDocument, { query, without: ['wanted:nothing'] })).searchRestaurants;
  expect((await understood('pizza')).interpretation).toMatchObject({ text: 'pizza', isCut: false, corrections: [] });
  expect(await understood('zzzzqq')).toMatchObject({ totalCount: 0, edges: [] });
});

test('where nothing is found, what to give up: one thing, or several together', async () => {
  const relaxations = async (query: string) =>
    (await operate(server, SearchUnderstoodDocument, { query })).searchRestaurants.relaxations;
  const chip = { id: 'diet:kosher' };
  expect(await relaxations('kosher pizza')).toEqual([
    { kind: 'CHIP', chip, parts: [{ kind: 'CHIP', chip }], totalCount: 5 },
  ]);
  expect(await relaxations('kosher pizza open now')).toEqual([
    {
      kind: 'TOGETHER',
      chip: null,
      parts: [
        { kind: 'CHIP', chip },
        { kind: 'CHIP', chip: { id: 'open:now' } },
      ],
      totalCount: 5,
    },
  ]);
});

test('a mood is searched for with no words at all', async () => {
  const { id } = await buildRestaurant(database, {
    name: 'Sugar Rush',
    cuisine: 'Dessert',
    city: 'Tempe',
    state: 'AZ',
  });
  const sweet = await search({ mood: 'SWEET', location: 'Tempe, AZ' });
  expect(sweet.edges.map(({ node }) => node.uuid)).toContain(id);
});

test.each<[SearchRestaurantsQueryVariables, string, string]>([
  [{ first: 0 }, 'first', 'first must be from 1 to 100'],
  [{ first: 101 }, 'first', 'first must be from 1 to 100'],
  [{ last: -5 }, 'last', 'last must be from 1 to 100'],
  [{ after: 'nonsense' }, 'after', 'after is not a cursor of this list; use one from pageInfo or an edge'],
])('%j is refused in words', async (variables, field, message) => {
  expect(await operateToFail(server, SearchRestaurantsDocument, variables)).toMatchObject({
    message,
    extensions: { code: 'BAD_USER_INPUT', field, status: 400 },
  });
});

test('a value outside an enum or a scalar is refused in words', async () => {
  const error = await operateToFail(server, SearchRestaurantsDocument, { priceRanges: ['CHEAP' as 'MODERATE'] });
  expect(error.message).toMatch(/^Argument "priceRanges": .*"CHEAP"/);
  expect(error.extensions?.code).toBe('BAD_USER_INPUT');
});

test.each([
  ['an anonymous visitor is shown without a statement', 0],
  ['a member is shown with one for all that is their own', 1],
])('the whole page for %s', async (_who, statementsAllowed) => {
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
    const ofOurs = statements.mock.calls.filter(([text]) => !/sessions|search records/.test(JSON.stringify(text)));
    statements.mockRestore();
    expect(ofOurs).toHaveLength(statementsAllowed);
  }
});

test('what a member gave and wrote comes with the results', async () => {
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

test('a reason that is a word of a list is told in the language asked for', async () => {
  await buildRestaurant(database, { cuisine: 'Thai', features: ['outdoor-seating'], city: 'Mesa', state: 'AZ' });
  const query = `{ searchRestaurants(query: "thai with outdoor seating", location: "Mesa, AZ") {
    edges { reasons { field text label(language: ES) } }
  } }`;
  const { data } = await server.graphql<{ searchRestaurants: { edges: { reasons: object[] }[] } }>(query, {});
  const reasons = data?.searchRestaurants.edges[0]?.reasons;
  expect(reasons).toContainEqual(expect.objectContaining({ field: 'CUISINE', text: 'Thai', label: 'Tailandesa' }));
  expect(reasons).toContainEqual(expect.objectContaining({ field: 'FEATURE', label: 'Mesas al aire libre' }));
});
