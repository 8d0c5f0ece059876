import { randomUUID } from 'node:crypto';
import {
  ContinueAsGuestDocument,
  FoundSavesDocument,
  type FoundSavesQueryVariables,
  NodeDocument,
  NodesDocument,
  RestaurantDocument,
  SavedCardsDocument,
  SavedRestaurantsDocument,
  type SavedRestaurantsQueryVariables,
  SaveRestaurantDocument,
  SearchRestaurantsDocument,
  UnsaveRestaurantDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, operateToFail, registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../../testing/testServer';

import { encodeGlobalId } from '../globalId';

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

test('simultaneous saves of one restaurant create only one row, which stores the restaurant’s facts', async () => {
  const { id } = await buildRestaurant(database, { name: 'Nudo House', priceRange: '$$' });
  const globalId = Buffer.from(`Restaurant:${id}`).toString('base64');

  const answers = await Promise.all([id, globalId, id, globalId, id].map((name) => save(member, name)));

  const [{ savedRestaurantEdge }] = answers as [(typeof answers)[0]];
  expect(answers).toEqual(
    Array(5).fill({ restaurant: { uuid: id, viewerHasSaved: true }, savedRestaurantEdge, userErrors: [] }),
  );
  const rows = await database.prisma.savedRestaurant.findMany({ where: { userId } });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ restaurantId: id, restaurantData: { name: 'Nudo House', priceRange: '$$' } });

  expect((await operate(member, RestaurantDocument, { id })).restaurant?.viewerHasSaved).toBe(true);
  const found = await operate(member, SearchRestaurantsDocument, {});
  expect(found.searchRestaurants.edges.map(({ node }) => node.viewerHasSaved)).toEqual([true]);
  const others = await operate(server.client(), SearchRestaurantsDocument, {});
  expect(others.searchRestaurants.edges.map(({ node }) => node.viewerHasSaved)).toEqual([null]);
});

test('unsaving removes the restaurant from the list; unsaving the restaurant again is no error', async () => {
  const { id } = await buildRestaurant(database);
  await save(member, id);
  const saved = await save(member, id);
  for (const removedSavedRestaurantId of [saved.savedRestaurantEdge?.node.id, null]) {
    expect(await unsave(member, id)).toMatchObject({
      removedSavedRestaurantId,
      restaurant: { uuid: id, viewerHasSaved: false },
      userErrors: [],
    });
  }
  expect(await database.prisma.savedRestaurant.count({ where: { userId, restaurantId: id } })).toBe(0);
  expect(await unsave(member, randomUUID())).toMatchObject({
    removedSavedRestaurantId: null,
    restaurant: null,
    userErrors: [],
  });
});

test('if a restaurant was merged into another one, unsaving it removes the save of the other restaurant', async () => {
  const [old, survivor] = [await buildRestaurant(database), await buildRestaurant(database)];
  await save(member, survivor.id);
  await database.prisma.restaurant.update({ where: { id: old.id }, data: { mergedIntoId: survivor.id } });
  expect(await unsave(member, old.id)).toMatchObject({
    restaurant: { uuid: survivor.id, viewerHasSaved: false },
    userErrors: [],
  });
});

test.each(['nonsense', randomUUID(), ''])('saving the id %j returns the error NOT_FOUND', async (id) => {
  expect(await save(member, id)).toEqual({
    restaurant: null,
    savedRestaurantEdge: null,
    userErrors: [
      { code: 'NOT_FOUND', field: 'restaurantId', path: ['input', 'restaurantId'], message: 'Restaurant not found' },
    ],
  });
});

test('only members can save or unsave: anonymous visitors get UNAUTHENTICATED, guests get FORBIDDEN', async () => {
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

test('a request with the session of a deleted account gets UNAUTHENTICATED', async () => {
  const { id } = await buildRestaurant(database);
  const { client, userId: gone } = await registerMember(server.client(), 'gone');
  await database.prisma.user.delete({ where: { id: gone } });
  expect(await save(client, id)).toMatchObject({ userErrors: [{ code: 'UNAUTHENTICATED' }] });
});

test('if an operation contains a logout, a save after the logout is refused', async () => {
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

test('the newest save comes first; saves have current and stored facts; only their owner can read them', async () => {
  const { client, userId: eve } = await registerMember(server.client(), 'eve');
  const facts = {
    name: 'Before',
    cuisine: 'Thai',
    priceRange: '$',
    imageUrls: ['/assets/a.webp'],
    phone: '1',
    address: '2',
  };
  const { id } = await buildRestaurant(database, { ...facts, neighborhood: 'Loop' });
  const { savedRestaurantEdge: first } = await save(client, id);
  await database.prisma.restaurant.update({ where: { id }, data: { name: 'After' } });
  const { savedRestaurantEdge: second } = await save(client, (await buildRestaurant(database, { name: 'Other' })).id);
  const unknown = randomUUID();
  const past = new Date(0);
  await database.prisma.savedRestaurant.create({
    data: { userId: eve, restaurantId: unknown, restaurantData: { name: 'Elsewhere' }, savedAt: past },
  });

  const list = (await operate(client, SavedRestaurantsDocument, {})).viewer.savedRestaurants;
  expect(list).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false, startCursor: second?.cursor } });
  expect(list.edges.slice(0, 2).map(({ cursor }) => cursor)).toEqual([second?.cursor, first?.cursor]);
  expect(list.edges[1]?.node).toEqual({
    id: first?.node.id,
    restaurantId: encodeGlobalId('Restaurant', id),
    savedAt: expect.any(String),
    restaurant: { uuid: id, name: 'After', viewerHasSaved: true },
    snapshot: {
      name: 'Before',
      cuisines: [{ key: 'thai' }],
      priceRange: 'INEXPENSIVE',
      picture: { path: '/assets/a.webp', credit: null },
      neighborhood: { name: 'Loop' },
      cityAndRegion: 'St. Louis, MO',
      street: '2',
      phone: { e164: null, display: '1' },
    },
  });
  expect(list.edges[2]?.node).toMatchObject({
    restaurantId: encodeGlobalId('Restaurant', unknown),
    restaurant: null,
    savedAt: past.toISOString(),
    snapshot: { name: 'Elsewhere', cuisines: [], priceRange: null, picture: null, cityAndRegion: null },
  });

  const node = await operate(client, NodeDocument, { id: first?.node.id ?? '' });
  expect(node.node).toMatchObject({ __typename: 'SavedRestaurant', id: first?.node.id });
  for (const other of [member, server.client()]) {
    expect(await operate(other, NodeDocument, { id: first?.node.id ?? '' })).toEqual({ node: null });
    const { nodes } = await operate(other, NodesDocument, { ids: [first?.node.id ?? ''] });
    expect(nodes).toEqual([null]);
  }
});

test('the list has pages; invalid page sizes and cursors are refused; anonymous visitors have no saves', async () => {
  const { client } = await registerMember(server.client(), 'pager');
  for (let number = 0; number < 3; number++) await save(client, (await buildRestaurant(database)).id);
  const page = async (variables: SavedRestaurantsQueryVariables) =>
    (await operate(client, SavedRestaurantsDocument, variables)).viewer.savedRestaurants;
  const first = await page({ first: 2 });
  expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const second = await page({ first: 2, after: first.pageInfo.endCursor });
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect((await page({ last: 2, before: second.pageInfo.startCursor })).edges).toEqual(first.edges);

  for (const [variables, field] of [[{ first: 101 }, 'first']] as const) {
    expect(await operateToFail(client, SavedRestaurantsDocument, variables)).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field, status: 400 },
    });
  }
  expect(await operateToFail(client, SavedRestaurantsDocument, { after: 'x' })).toMatchObject({
    extensions: { code: 'BAD_CURSOR', field: 'after', status: 400 },
  });
  expect((await operate(server.client(), SavedRestaurantsDocument, {})).viewer.savedRestaurants).toEqual({
    totalCount: 0,
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});

test('the list can be searched, and sorted by name or distance; a cursor of another sort is refused', async () => {
  const { client } = await registerMember(server.client(), 'finder');
  for (const [name, latitude] of [
    ['Basil', 38.7],
    ['Apex', 38.65],
    ['Zoë’s', 38.63],
  ] as const) {
    const place = await buildRestaurant(database, { name, latitude, longitude: -90.2 });
    await save(client, place.id);
  }
  const near = { latitude: 38.62, longitude: -90.2 };
  const find = async (variables: FoundSavesQueryVariables) => {
    const { totalCount, edges, pageInfo } = (await operate(client, FoundSavesDocument, variables)).viewer
      .savedRestaurants;
    return { totalCount, names: edges.map(({ node }) => node.restaurant?.name), ...pageInfo };
  };
  const all = { totalCount: 3, hasNextPage: false };
  expect(await find({ sort: 'NEWEST' })).toMatchObject({ ...all, names: ['Zoë’s', 'Apex', 'Basil'] });
  expect(await find({ sort: 'NAME' })).toMatchObject({ ...all, names: ['Apex', 'Basil', 'Zoë’s'] });
  expect(await find({ sort: 'DISTANCE', near })).toMatchObject({ ...all, names: ['Zoë’s', 'Apex', 'Basil'] });
  expect(await find({ sort: 'NEWEST', text: ' ZOE ' })).toMatchObject({ totalCount: 1, names: ['Zoë’s'] });
  const first = await find({ sort: 'NAME', first: 2 });
  expect(first).toMatchObject({ totalCount: 3, hasNextPage: true });
  expect(await find({ sort: 'NAME', first: 2, after: first.endCursor })).toMatchObject({ ...all, names: ['Zoë’s'] });
  expect(await operateToFail(client, FoundSavesDocument, { sort: 'NEWEST', after: first.endCursor })).toMatchObject({
    extensions: { code: 'BAD_CURSOR', field: 'after' },
  });
  expect(await operateToFail(client, FoundSavesDocument, { sort: 'DISTANCE' })).toMatchObject({
    extensions: { field: 'near', status: 400 },
    message: expect.stringContaining('near'),
  });
  expect((await operate(server.client(), FoundSavesDocument, { sort: 'NAME' })).viewer.savedRestaurants.edges).toEqual(
    [],
  );
});

test('a page of saved restaurants with a member’s data needs one SQL statement, not counting the session', async () => {
  const { client, userId: reader } = await registerMember(server.client(), 'reader');
  for (let number = 0; number < 3; number++) {
    const { id: restaurantId } = await buildRestaurant(database);
    await save(client, restaurantId);
    await database.prisma.userRating.create({ data: { userId: reader, restaurantId, rating: 4 } });
    await database.prisma.diaryEntry.create({ data: { userId: reader, restaurantId, restaurantData: {} } });
  }
  const statements = jest.spyOn(database.pool, 'query');
  const { viewer } = await operate(client, SavedCardsDocument, {});
  const ownStatements = statements.mock.calls.filter(([text]) => !/sessions/.test(JSON.stringify(text)));
  statements.mockRestore();
  expect(viewer.savedRestaurants.edges.map(({ node }) => node.restaurant)).toEqual(
    Array(3).fill({
      name: expect.any(String),
      viewerHasSaved: true,
      viewerRating: { stars: 4 },
      viewerDiaryEntry: { uuid: expect.any(String) },
    }),
  );
  expect(ownStatements).toHaveLength(1);
});
