import { randomUUID } from 'node:crypto';
import { buildRestaurant } from '../testing/factories';
import { registerMember } from '../testing/operate';
import { call } from '../testing/rest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Client, startTestServer, type TestServer } from '../testing/testServer';

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

type Format = 'json' | 'csv' | 'geojson';
const types = { json: 'application/json', csv: 'text/csv', geojson: 'application/geo+json' };

async function download(client: Client, format: Format): Promise<string> {
  const response = await client.request(`/api/export.${format}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(types[format]);
  expect(response.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="fuud-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
  );
  return Buffer.from(await response.arrayBuffer()).toString('utf8'); // keeps the byte order mark
}

/** Stores saved restaurants, diary entries, visits, ratings and a search, with unusual values. */
async function fillAccount(client: Client) {
  const facts = {
    address: '1 Main St',
    phone: '+13145550100',
    imageUrls: ['/assets/one.webp', 'illustration:1f355~arch~3'],
    dietaryOptions: ['vegan'],
  };
  const known = await buildRestaurant(database, {
    name: 'Known, "quoted" 🍣 寿司',
    ...facts,
    latitude: 38.6,
    longitude: -90.2,
  });
  const plain = await buildRestaurant(database, { name: '=HYPERLINK("http://x")' });
  const [nowhere, elsewhere] = [randomUUID(), randomUUID()];
  const described = {
    name: '-Elsewhere',
    location: 'Paris, TX',
    address: '@1 Rue',
    cuisine: 'French; bistro, wine',
    priceRange: '$$',
    gemType: 'Hidden Gem',
    phone: '+1 903 555 0100',
    place_id: 'ChIJ-x',
    imageUrls: ['https://example.com/a.jpg', 'https://example.com/b.jpg'],
    dietaryOptions: ['vegan', 'gluten-free'],
    googleRating: 4.2,
    yelpReviews: 17,
    yelpUrl: 'https://www.yelp.com/biz/x',
    needsReservation: false,
    coordinates: { latitude: 33.123456789, longitude: -95.5 },
  };
  await call(client, 'POST', `/api/restaurants/${known.id}/save`);
  await call(client, 'POST', `/api/restaurants/${nowhere}/save`, { restaurant: { id: nowhere, ...described } });
  await call(client, 'POST', `/api/restaurants/${elsewhere}/save`, { restaurant: { id: elsewhere, name: "'=Bare" } });
  const add = async (restaurantId: string, visitFields: object) =>
    (await call(client, 'POST', '/api/diary', { restaurantId, restaurantData: described, ...visitFields })).body.id;
  const entry = await add(known.id, {
    visitedAt: '2025-09-04',
    notes: '=1+1\n"two",\tthree 🍜 面 김치',
    favoriteDishes: '+soup',
  });
  await call(client, 'POST', `/api/diary/${entry}/visits`, { visitedAt: '2025-10-01T19:30:00.250Z' });
  await call(client, 'POST', `/api/diary/${entry}/visits`, { notes: "'quoted" });
  await add(plain.id, {});
  const uncatalogued = await add(nowhere, { favoriteDishes: 'tart' });
  await call(client, 'PATCH', `/api/diary/${uncatalogued}`, { userRating: 4 });
  await call(client, 'POST', `/api/restaurants/${known.id}/rate`, {
    rating: 5,
    comment: '-great\nreally',
    visitedAt: '2025-09-04',
  });
  await call(client, 'POST', `/api/restaurants/${plain.id}/rate`, { rating: 1 });
  await call(client, 'GET', '/api/restaurants/search?query=ramen&location=Phoenix');
}

/** Returns the content of a file, without the values that a move to another account may change. */
function comparable(file: string, format: Format): unknown {
  if (format === 'csv') {
    const entryIds = new Map<string, string>();
    return file.replace(/[0-9a-f-]{36}(?=,\d{4}-\d\d-\d\dT[^,]*Z,)/g, (id) => {
      entryIds.set(id, entryIds.get(id) ?? `entry ${entryIds.size}`);
      return entryIds.get(id) ?? '';
    });
  }
  const { account, exportedAt, fuud, recentlyRemoved, ...rest } = JSON.parse(file);
  for (const record of rest.records ?? rest.features.map(({ properties }: { properties: object }) => properties)) {
    delete record.entryId;
  }
  return rest;
}

test.each<Format>(['json', 'csv', 'geojson'])(
  '%s: after an export and an import into a new account, the data is the same',
  async (format) => {
    const { client: before } = await registerMember(server.client(), `before-${format}`);
    await fillAccount(before);
    const first = await download(before, format);
    await call(before, 'DELETE', '/api/auth/delete-account');

    const { client } = await registerMember(server.client(), `after-${format}`);
    const upload = () =>
      client.request('/api/imports', { method: 'POST', body: first, headers: { 'content-type': types[format] } });
    const started = (await (await upload()).json()) as { id: string; counts: object };
    expect(started.counts).toMatchObject({ total: 11, matched: 7, described: 4, unknown: 0, unreadable: 0 });
    const { rows } = (await call(client, 'GET', `/api/imports/${started.id}`)).body;
    expect(rows.filter(({ problem }: { problem: string | null }) => problem)).toEqual([]);
    const path = (id: string) => `/api/imports/${id}/apply`;
    const taken = { saved: 3, diaryEntries: 3, visits: 4, ratings: 3, alreadyThere: 0, noRoom: 0, remaining: 0 };
    expect((await call(client, 'POST', path(started.id))).body.taken).toEqual(taken);
    const second = await download(client, format);
    expect(comparable(second, format)).toEqual(comparable(first, format));

    expect((await call(client, 'POST', path(started.id))).body.taken).toEqual(taken); // nothing is written twice
    const again = (await (await upload()).json()) as { id: string; counts: object };
    expect(again.counts).toMatchObject({ total: 11, there: 11 });
    await call(client, 'POST', path(again.id));
    expect(comparable(await download(client, format), format)).toEqual(comparable(first, format));
  },
);

test('two visits on one day, such as lunch and dinner, are both exported and imported again', async () => {
  const { client: before } = await registerMember(server.client(), 'twice');
  const { id } = await buildRestaurant(database, { name: 'Twice a Day' });
  const entry = (await call(before, 'POST', '/api/diary', { restaurantId: id, visitedAt: '2025-09-04' })).body.id;
  await call(before, 'POST', `/api/diary/${entry}/visits`, { visitedAt: '2025-09-04' });
  const file = await download(before, 'json');
  const { client } = await registerMember(server.client(), 'twice-again'); // the ids of the visits are in use
  for (const status of ['matched', 'there']) {
    const response = await client.request('/api/imports', {
      method: 'POST',
      body: file,
      headers: { 'content-type': types.json },
    });
    const started = (await response.json()) as { id: string; counts: Record<string, number> };
    expect(started.counts[status]).toBe(2);
    await call(client, 'POST', `/api/imports/${started.id}/apply`);
    expect(JSON.parse(await download(client, 'json')).records).toHaveLength(2);
  }
});

test('the CSV contains no formula for spreadsheets, and begins with a byte order mark for UTF-8', async () => {
  const { client } = await registerMember(server.client(), 'formula');
  await fillAccount(client);
  const file = await download(client, 'csv');
  expect(file.startsWith('\ufefffuudVersion,kind,restaurantId,')).toBe(true);
  expect(file).toContain(`,"'=HYPERLINK(""http://x"")",`);
  expect(file).toContain(`"'=1+1\n""two"",\tthree 🍜 面 김치"`);
  expect(file).not.toMatch(/(^|,)"?[=+@]/m);
});

test('the JSON contains the account, settings, searches and removed items, and no secret', async () => {
  const { client } = await registerMember(server.client(), 'whole');
  await fillAccount(client);
  const [saved] = (await call(client, 'GET', '/api/saved-restaurants')).body;
  await call(client, 'DELETE', `/api/restaurants/${saved.id}/save`);
  const file = await download(client, 'json');
  expect(JSON.parse(file)).toMatchObject({
    format: 'fuud',
    version: 1,
    account: { username: 'whole', email: null, settings: { displayMode: 'light' } },
    searches: [{ query: 'ramen' }],
    recentlyRemoved: [{ kind: 'savedRestaurant', restaurantId: saved.id }],
  });
  expect(file).not.toMatch(/password|token/i);
});

test('a member without data gets valid empty files', async () => {
  const { client } = await registerMember(server.client(), 'empty');
  expect(JSON.parse(await download(client, 'json'))).toMatchObject({ records: [], searches: [], recentlyRemoved: [] });
  expect(JSON.parse(await download(client, 'geojson'))).toMatchObject({ type: 'FeatureCollection', features: [] });
  expect((await download(client, 'csv')).split('\r\n')).toHaveLength(2);
});

test('if no member is signed in, programs get an error in JSON, and browsers are sent to the sign-in', async () => {
  const anonymous = server.client();
  expect(await call(anonymous, 'GET', '/api/export.json')).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHENTICATED' },
  });
  const page = await anonymous.request('/api/export.json', { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('location')]).toEqual([302, '/?signin=1&returnTo=%2Fsettings']);
  await call(anonymous, 'POST', '/api/auth/guest', {});
  expect(await call(anonymous, 'GET', '/api/export.csv')).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect(await call(anonymous, 'GET', '/api/export.xml')).toMatchObject({ status: 404 });
});
