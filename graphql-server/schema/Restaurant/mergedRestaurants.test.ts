import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRestaurant } from '../../testing/factories';
import { registerMember } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;
const built = mkdtempSync(join(tmpdir(), 'fuud-web-'));
let old: string;
let survivor: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const webFolder = join(built, 'web');
  mkdirSync(webFolder);
  writeFileSync(join(webFolder, 'index.html'), '<div id="root"></div>');
  writeFileSync(join(built, 'landing.json'), JSON.stringify({ html: 'landing', styles: '' }));
  server = await startTestServer({ database, webFolder });
  const updatedAt = new Date('2026-11-20T10:00:00Z');
  survivor = (await buildRestaurant(database, { name: 'Survivor', updatedAt })).id;
  const mergedInto = { connect: { id: survivor } };
  old = (await buildRestaurant(database, { name: 'Old', delistedAt: new Date(), mergedInto })).id;
  await server.settleSearch();
});
afterAll(async () => {
  await server.close();
  await database.drop();
  rmSync(built, { recursive: true });
});

const globalId = (id: string) => Buffer.from(`Restaurant:${id}`).toString('base64');
const ask = async (query: string) => (await server.graphql<Record<string, unknown>>(query)).data;

test('node returns the old restaurant; mergedInto is the successor, into which the old one was merged', async () => {
  const query = `{ node(id: "${globalId(old)}") { id ... on Restaurant { name isListed mergedInto { uuid name mergedInto { uuid } } } } }`;
  for (let time = 0; time < 12; time++) {
    expect(await ask(query)).toEqual({
      node: {
        id: globalId(old),
        name: 'Old',
        isListed: false,
        mergedInto: { uuid: survivor, name: 'Survivor', mergedInto: null },
      },
    });
  }
});

test.each(['uuid', 'global id'])(
  'GraphQL finds the successor by the %s of the old restaurant, and REST by its uuid',
  async (spelling) => {
    const id = spelling === 'global id' ? globalId(old) : old;
    expect(await ask(`{ restaurant(id: "${id}") { uuid updatedAt } }`)).toEqual({
      restaurant: { uuid: survivor, updatedAt: '2026-11-20T10:00:00.000Z' },
    });
    expect(await (await server.request(`/api/restaurants/${old}`)).json()).toMatchObject({ id: survivor });
  },
);

test('the page of the old restaurant shows the successor', async () => {
  const page = await (await server.client().request(`/restaurant/${old}`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('<h2>Survivor</h2>');
});

test('saves and ratings of the old restaurant are stored for the successor', async () => {
  const { client } = await registerMember(server.client(), 'keeper');
  await client.request(`/api/restaurants/${old}/save`, { json: {} });
  await client.request(`/api/restaurants/${old}/rate`, { json: { rating: 5 } });
  const { data } = await client.graphql(
    `{ restaurant(id: "${old}") { uuid viewerHasSaved viewerRating { stars } ratingSummary { average count } } }`,
  );
  expect(data).toEqual({
    restaurant: {
      uuid: survivor,
      viewerHasSaved: true,
      viewerRating: { stars: 5 },
      ratingSummary: { average: 5, count: 1 },
    },
  });
  const { id, isSaved } = await (await client.request(`/api/restaurants/${old}`)).json();
  expect({ id, isSaved }).toEqual({ id: survivor, isSaved: true });
  const getJson = async (path: string) => (await client.request(`/api${path}`)).json();
  expect(await getJson(`/restaurants/${old}/saved`)).toEqual({ isSaved: true });
  expect(await getJson(`/ratings/${old}`)).toEqual({ rating: 5 });
  expect(await getJson(`/restaurants/${old}/user-rating`)).toEqual({ rating: 5 });
  await client.request(`/api/restaurants/${old}/save`, { method: 'DELETE' });
  expect(await getJson(`/restaurants/${survivor}/saved`)).toEqual({ isSaved: false });
  const removed = await client.graphql(
    `mutation { removeRating(input: { restaurantId: "${old}" }) { restaurant { uuid viewerRating { stars } } } }`,
  );
  expect(removed.data).toEqual({ removeRating: { restaurant: { uuid: survivor, viewerRating: null } } });
});

test('a guest’s saves of the old restaurant and its successor become one save; the answer has both ids', async () => {
  const { client } = await registerMember(server.client(), 'importer');
  const restaurantIds = [old, survivor];
  const send = async () =>
    (await client.request('/api/saved-restaurants/import', { json: { restaurantIds } })).json() as Promise<object>;
  expect(await send()).toMatchObject({ saved: restaurantIds, alreadySaved: [], unknown: [], noRoom: [] });
  expect(await send()).toMatchObject({ saved: [], alreadySaved: restaurantIds, unknown: [], noRoom: [] });
  const { data } = await client.graphql('{ viewer { savedRestaurants { edges { node { restaurant { uuid } } } } } }');
  expect(data).toEqual({ viewer: { savedRestaurants: { edges: [{ node: { restaurant: { uuid: survivor } } }] } } });
});
