import { DiscoverDeckDocument, type DiscoverDeckQueryVariables } from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, operateToFail, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;
const ids = new Map<string, string>();

const KITCHENS = ['Ramen', 'Pizza', 'Mexican', 'Thai', 'Ethiopian'];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database });
  for (let number = 0; number < 15; number++) {
    const cuisine = KITCHENS[number % 5] ?? '';
    const name = `${cuisine} ${number}`;
    const googleRating = 3 + (number % 4) / 2;
    const { id } = await buildRestaurant(database, {
      name,
      cuisine,
      googleRating,
      latitude: 38.6,
      longitude: -90.2 - number / 100,
    });
    ids.set(name, id);
  }
  await buildRestaurant(database, { name: 'Elsewhere', city: 'Phoenix', state: 'AZ' });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const deal = async (variables: DiscoverDeckQueryVariables = {}, client: Client = server) =>
  (await operate(client, DiscoverDeckDocument, variables)).discoverDeck;
const namesOf = ({ edges }: Awaited<ReturnType<typeof deal>>) => edges.map(({ node }) => node.name);
const cuisineOf = (name = '') => name.split(' ')[0];

test('the first page has ten cards, no two in a row with the same cuisine; pages work in both directions', async () => {
  const first = await deal();
  expect(first).toMatchObject({ totalCount: 15, area: { status: 'FOUND' } });
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const second = await deal({ after: first.pageInfo.endCursor });
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const all = [...namesOf(first), ...namesOf(second)];
  expect([first.edges.length, new Set(all).size]).toEqual([10, 15]);
  expect(all.slice(0, 10).some((name, at) => at > 0 && cuisineOf(name) === cuisineOf(all[at - 1]))).toBe(false);
  const back = await deal({ before: second.pageInfo.startCursor, last: 4 });
  expect(namesOf(back)).toEqual(all.slice(6, 10));
  expect(namesOf(await deal({ first: 15 }))).toEqual(all);
});

test('a card tells how many restaurants share its rare cuisine, and how many restaurants are nearby', async () => {
  const city = { city: 'Wichita', state: 'KS', longitude: -97.3 };
  for (let number = 0; number < 8; number++)
    await buildRestaurant(database, {
      ...city,
      name: `Pizza ${number}`,
      cuisine: 'Pizza',
      latitude: 37.7 + number / 1000,
    });
  for (const number of [1, 2, 3, 4, 5])
    await buildRestaurant(database, { ...city, name: `Sichuan ${number}`, cuisine: 'Sichuan', latitude: 37.9 });
  await buildRestaurant(database, { ...city, name: 'Dragon', cuisine: 'Chinese', latitude: 37.9 });
  await buildRestaurant(database, { ...city, name: 'Golden', cuisine: 'Pancakes', latitude: 37.9 });
  await buildRestaurant(database, { ...city, name: 'Noon', cuisine: 'Café, Persian', latitude: null });
  await buildRestaurant(database, { ...city, name: 'Bar', cuisine: 'Bar', latitude: 37.8 });
  const { edges } = await deal({ area: { city: 'Wichita' }, first: 20 });
  const byName = Object.fromEntries(
    edges.map(({ node, rarity, neighborCount }) => [node.name, { rarity, neighborCount }]),
  );
  expect(byName.Noon).toEqual({
    rarity: { cuisine: { key: 'persian' }, count: 1 },
    neighborCount: null,
  });
  expect(byName.Bar).toEqual({ rarity: null, neighborCount: 0 });
  expect(byName['Sichuan 1']?.rarity).toEqual({ cuisine: { key: 'sichuan' }, count: 5 });
  expect(byName.Dragon?.rarity).toBeNull(); // the Sichuan restaurants count as Chinese, too
  expect(byName.Golden?.rarity).toBeNull(); // pancakes are a dish, which other restaurants may serve
  expect(byName['Pizza 0']).toEqual({ rarity: null, neighborCount: 3 });
  expect(byName['Pizza 4']).toEqual({ rarity: null, neighborCount: 6 });
});

test('a visitor’s next deck contains a restaurant that was added, but not a restaurant that was delisted', async () => {
  const city = { city: 'Fargo', state: 'ND', latitude: 46.9, longitude: -96.8 };
  await buildRestaurant(database, { ...city, name: 'Stays', cuisine: 'Thai' });
  const { id } = await buildRestaurant(database, { ...city, name: 'Closes', cuisine: 'Pizza' });
  const now = async () => {
    await server.settleSearch();
    const { edges, totalCount } = await deal({ area: { city: 'Fargo' } });
    return { totalCount, cards: Object.fromEntries(edges.map((edge) => [edge.node.name, edge.neighborCount])) };
  };
  expect(await now()).toEqual({ totalCount: 2, cards: { Stays: 1, Closes: 1 } });
  await buildRestaurant(database, { ...city, name: 'Opens', cuisine: 'Mexican' });
  expect(await now()).toEqual({ totalCount: 3, cards: { Stays: 2, Closes: 2, Opens: 2 } });
  await database.prisma.restaurant.update({ where: { id }, data: { delistedAt: new Date() } });
  expect(await now()).toEqual({ totalCount: 2, cards: { Stays: 1, Opens: 1 } });
});

test('a tavern, whose food is unknown, comes after a Thai restaurant; a place without a cuisine is last', async () => {
  const city = { city: 'Tulsa', state: 'OK' };
  await buildRestaurant(database, { ...city, name: 'Hotel', cuisine: null, googleRating: 4.8 });
  await buildRestaurant(database, { ...city, name: 'Tavern', cuisine: 'Tavern', googleRating: 4.2 });
  await buildRestaurant(database, { ...city, name: 'Thai', cuisine: 'Thai', googleRating: 4 });
  expect(namesOf(await deal({ area: { city: 'Tulsa' } }))).toEqual(['Thai', 'Tavern', 'Hotel']);
});

test('if the position of the diner is known, near restaurants come first, with their distance', async () => {
  const point = { latitude: 38.6, longitude: -90.34 };
  const { edges } = await deal({ area: { point }, first: 3 });
  expect(edges.map(({ node }) => Number(node.name.split(' ')[1]))).toEqual([14, 13, 11]); // 11 is rated better than 12
  expect(edges[0]?.distanceMeters).toBe(0);
});

test('a later round can have another order than the first round; a repeated round has the same order', async () => {
  const order = async (round: number) => namesOf(await deal({ round, first: 15 }));
  const first = await order(0);
  // The ids are random, so the order of a round is random, too. By chance, it can equal the first order.
  const later = await Promise.all([1, 2, 3, 4].map(order));
  expect(later.some((names) => names.join() !== first.join())).toBe(true);
  expect(await order(1)).toEqual(await order(1));
});

test('if the diner skips restaurants, restaurants with the cuisine of the skipped restaurants come later', async () => {
  const [best] = namesOf(await deal());
  const skippedIds = [...ids].filter(([name]) => cuisineOf(name) === cuisineOf(best)).map(([, id]) => id);
  const names = namesOf(await deal({ skippedIds }));
  expect(names.map(cuisineOf).indexOf(cuisineOf(best))).toBeGreaterThan(1);
});

test('a member’s taste affects the order; saves and diary entries do not change the later pages', async () => {
  const { client } = await registerMember(server.client(), 'swiper');
  for (const name of ['Ethiopian 4', 'Ethiopian 9']) {
    await client.request(`/api/restaurants/${ids.get(name)}/rate`, { json: { rating: 5 } });
  }
  const begun = await deal({ first: 5 }, client);
  expect(namesOf(begun)[0]).toMatch(/^Ethiopian/);
  expect(begun.edges[0]?.reasons).toContainEqual(expect.objectContaining({ field: 'CUISINE', text: 'Ethiopian' }));
  const whole = namesOf(await deal({ first: 15 }, client));

  // Between two pages, the member saves five restaurants and adds a restaurant to the diary. This must not change the
  // next page.
  const eaten = whole[2] ?? '';
  for (const name of whole.slice(0, 5)) {
    await client.request(`/api/restaurants/${ids.get(name)}/save`, { method: 'POST' });
  }
  await client.request('/api/diary', { json: { restaurantId: ids.get(eaten) } });
  const rest = await deal({ first: 15, after: begun.pageInfo.endCursor }, client);
  expect(namesOf(rest)).toEqual(whole.slice(5));
  const anew = await deal({ first: 15 }, client);
  expect(namesOf(anew)).not.toContain(eaten);
  expect(anew.totalCount).toBe(14);
  expect(anew.edges.find(({ node }) => node.name === whole[0])?.node.viewerHasSaved).toBe(true);
});

test('if all 200 restaurants of a deck are in the diary, the next deck has the city’s other restaurants', async () => {
  const build = (_: unknown, number: number) =>
    buildRestaurant(database, { city: 'Reno', state: 'NV', name: `Diner ${number}`, cuisine: 'Thai' });
  const built = new Map((await Promise.all(Array.from({ length: 212 }, build))).map(({ name, id }) => [name, id]));
  const { client, userId } = await registerMember(server.client(), 'eater');
  const area = { city: 'Reno' };
  let page = await deal({ area, first: 100 }, client);
  const seen = page.edges;
  page = await deal({ area, first: 100, after: page.pageInfo.endCursor }, client);
  seen.push(...page.edges);
  expect([seen.length, page.totalCount, page.pageInfo.hasNextPage]).toEqual([200, 200, false]);
  await database.pool.query(
    `INSERT INTO restaurant_diary (user_id, restaurant_id, restaurant_data) SELECT $1, id, '{}' FROM unnest($2::uuid[]) id`,
    [userId, seen.map(({ node }) => built.get(node.name))],
  );
  const rest = await deal({ area, first: 100 }, client);
  expect(rest).toMatchObject({ totalCount: 12, pageInfo: { hasNextPage: false } });
  expect(new Set([...seen, ...rest.edges].map(({ node }) => node.name)).size).toBe(212);
});

test('restaurants open at the given moment or soon after it come first; those with few facts come last', async () => {
  const everyDay = (opens: number, closes: number) => ({
    weeklyHours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes })),
    timeZone: 'America/Chicago',
  });
  const build = (name: string, facts: object) =>
    buildRestaurant(database, { city: 'Kansas City', name, priceRange: '$', ...facts });
  await build('Only a name', { priceRange: null });
  await build('Lunch', { cuisine: 'Pizza', ...everyDay(480, 840) });
  await build('Dinner', { cuisine: 'Thai', ...everyDay(1080, 1320) });
  await build('Hours unknown', { cuisine: 'Ramen' });
  const area = { city: 'Kansas City' };
  const namesAt = async (at?: string) => namesOf(await deal({ area, at }));
  const [noon, early, night] = ['2026-11-24T18:00:00Z', '2026-11-24T23:20:00Z', '2026-11-25T02:00:00Z'];
  expect(await namesAt(noon)).toEqual(['Lunch', 'Hours unknown', 'Dinner', 'Only a name']);
  expect(await namesAt(early)).toEqual(['Dinner', 'Hours unknown', 'Lunch', 'Only a name']); // Dinner opens in 40 min
  expect(await namesAt(night)).toEqual(['Dinner', 'Hours unknown', 'Lunch', 'Only a name']);
  expect((await namesAt()).slice(2)).toEqual(['Hours unknown', 'Only a name']);

  const first = await deal({ area, at: night, first: 2 });
  const after = first.pageInfo.endCursor;
  expect(namesOf(await deal({ area, at: '2026-11-25T02:14:00Z', after }))).toEqual(['Lunch', 'Only a name']);
  expect(await operateToFail(server, DiscoverDeckDocument, { area, at: noon, after })).toMatchObject({
    extensions: { code: 'BAD_CURSOR' },
  });
});

test('a restaurant with hours but without a time zone is not treated as closed', async () => {
  const weeklyHours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: 480, closes: 840 }));
  for (const timeZone of ['America/Chicago', null])
    await buildRestaurant(database, {
      city: 'Sedalia',
      name: timeZone ?? 'No zone',
      cuisine: 'Thai',
      weeklyHours,
      timeZone,
    });
  for (let round = 0; round < 6; round += 1) {
    const cards = await deal({ area: { city: 'Sedalia' }, at: '2026-11-25T02:00:00Z', round });
    expect(namesOf(cards)).toEqual(['No zone', 'America/Chicago']);
  }
});

test.each<[object, string, string]>([
  [{ round: -1 }, 'BAD_USER_INPUT', 'round'],
  [{ first: 101 }, 'BAD_USER_INPUT', 'first'],
  [{ first: 2, last: 1 }, 'BAD_USER_INPUT', 'last'],
  [{ after: 'nonsense' }, 'BAD_CURSOR', 'after'],
])('%j is refused with the code %s', async (variables, code, field) => {
  expect(await operateToFail(server, DiscoverDeckDocument, variables)).toMatchObject({ extensions: { code, field } });
});

test('a cursor of another round is refused; an area without restaurants has no cards', async () => {
  const { pageInfo } = await deal();
  const other = { after: pageInfo.endCursor, round: 1 };
  expect(await operateToFail(server, DiscoverDeckDocument, other)).toMatchObject({
    extensions: { code: 'BAD_CURSOR' },
  });
  expect(await deal({ area: { city: 'Boise' } })).toMatchObject({
    totalCount: 0,
    edges: [],
    area: { status: 'EMPTY' },
  });
});
