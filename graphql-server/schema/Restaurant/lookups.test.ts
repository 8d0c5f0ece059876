import { FORMATS } from '../../catalogue/formats';
import { fuudImporter } from '../../catalogue/fuud/fuudImporter';
import { importFile } from '../../catalogue/importFile';
import { diner } from '../../catalogue/testing/diner';
import { makeScratch } from '../../catalogue/testing/scratchFile';
import type { SourceKind } from '../../catalogue/write/SourceInfo';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../testing/testServer';

const scratch = makeScratch();
let database: TestDatabase;
let server: TestServer;

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const PUB = diner({ sourceId: 'node/7', name: "O'Connell's Pub", address: '4652 Shaw Ave', ...at(38.6167, -90.2665) });
const SUSHI = diner({ sourceId: 's', name: 'Sushi Tei', address: '12 N Euclid Ave', ...at(38.6441, -90.2617) });
const HALL = { address: '3700 Forest Park Ave', ...at(38.635, -90.24) };

async function importRows(source: string, kind: SourceKind, rows: unknown[]) {
  const terms = { source, kind, licence: 'CC0', attribution: source };
  await importFile(database.pool, { file: scratch.jsonl('rows.jsonl', rows), importer: fuudImporter(terms) });
}

beforeAll(async () => {
  database = await createTestDatabase();
  await importRows('osm', 'map', [
    PUB,
    { ...SUSHI, placeId: 'ChIJ-tei', yelpUrl: 'https://www.yelp.com/biz/sushi-tei-st-louis' },
    diner({ sourceId: 'h1', name: 'Intergalactic', ...HALL }),
    diner({ sourceId: 'h2', name: 'Chicken Scratch', ...HALL }),
  ]);
  await importRows('city-licences', 'register', [{ ...PUB, sourceId: 'L-1', name: "O'CONNELL'S PUB LLC" }]);
  const sushi = await database.prisma.restaurant.findFirstOrThrow({ where: { name: 'Sushi Tei' } });
  await database.prisma.livePlace.create({
    data: { restaurantId: sushi.id, source: 'yelp', externalId: 'vHz2', fetchedAt: new Date(), expiresAt: new Date() },
  });
  server = await startTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.drop();
  scratch.remove();
});

interface Found {
  data?: { found: { name: string } | null };
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}
const lookUp = async (query: string, variables: object) => (await server.graphql(query, variables)) as Found;
const bySource = (source: string, sourceId: string) =>
  lookUp(
    'query ($source: String!, $sourceId: String!) { found: restaurantBySource(sourceKey: $source, sourceId: $sourceId) { name } }',
    {
      source,
      sourceId,
    },
  );
const match = (name: string, address: object) =>
  lookUp(
    'query ($name: String!, $address: AddressInput!) { found: matchRestaurant(name: $name, address: $address) { name } }',
    {
      name,
      address,
    },
  );

test.each([
  ['osm', 'node/7', "O'Connell's Pub"],
  ['OSM', ' node/7 ', "O'Connell's Pub"],
  ['city-licences', 'L-1', "O'Connell's Pub"],
  ['google', 'ChIJ-tei', 'Sushi Tei'],
  ['yelp', 'vHz2', 'Sushi Tei'],
  ['yelp', 'sushi-tei-st-louis', 'Sushi Tei'],
  ['yelp', 'https://m.yelp.com/biz/sushi-tei-st-louis?osq=Sushi', 'Sushi Tei'],
  ['city-licences', 'node/7', undefined],
  ['google', 'ChIJ-nobody', undefined],
])('restaurantBySource with the source %s and the id %s returns %s', async (source, sourceId, name) => {
  expect((await bySource(source, sourceId)).data).toEqual({ found: name ? { name } : null });
});

test('if a format states its own source, restaurantBySource knows the source before the first import', async () => {
  for (const format of Object.values(FORMATS)) {
    if (format.sourceInfoFrom !== 'format') continue;
    const { source } = (await format.importer()).from;
    expect([source, await bySource(source, 'nothing')]).toMatchObject([source, { data: { found: null } }]);
  }
});

test.each([
  ['maps', 'node/7', 'sourceKey: Must be one of city-licences, osm, overture, foursquare, google, yelp'],
  ['', 'node/7', 'sourceKey: Required, the key of a source'],
  ['google', ' ', 'sourceId: Required, the id of the place at the source'],
  ['google', 'x'.repeat(301), 'sourceId: At most 300 characters'],
  ['google', 'a\0b', 'sourceId: Must be plain text, without control characters'],
])('restaurantBySource(%j, %j) is refused with a message', async (source, sourceId, message) => {
  const [error] = (await bySource(source, sourceId)).errors ?? [];
  expect(error).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', status: 400 } });
});

const shaw = { lines: ['4652 SHAW AVENUE'], city: 'Saint Louis', region: 'Missouri', postalCode: '63110-1234' };

test.each([
  ['the name on its sign', "O'Connell's Pub", shaw, "O'Connell's Pub"],
  ['the name in its license', 'OCONNELLS PUB INC', { ...shaw, region: 'mo' }, "O'Connell's Pub"],
  ['a second line', "O'Connell's Pub", { ...shaw, lines: ['4652 Shaw Ave', 'Ste 2'] }, "O'Connell's Pub"],
  ['one kitchen of a food hall', 'Chicken Scratch', { ...shaw, lines: [HALL.address] }, 'Chicken Scratch'],
  ['another name at this address', 'Wok Express', shaw, undefined],
  ['the name at another address', "O'Connell's Pub", { ...shaw, lines: ['12 N Euclid Ave'] }, undefined],
  ['another city', "O'Connell's Pub", { ...shaw, city: 'Chicago', region: 'IL', postalCode: null }, undefined],
])('matchRestaurant with %s: "%s" at %j finds %s', async (_what, name, address, found) => {
  expect(await match(name, address)).toEqual({
    data: { found: found ? { name: found } : null },
    extensions: expect.anything(),
  });
});

test.each([
  [' ', shaw, 'name: Required, the name on the door'],
  ['x'.repeat(301), shaw, 'name: At most 300 characters'],
  ['Pub', { ...shaw, city: '' }, 'city: Required, e.g. "St. Louis"'],
  ['Pub', { ...shaw, region: 'Ontario' }, 'region: Must be a state of the US, e.g. "MO"'],
  ['Pub', { ...shaw, postalCode: '6311x' }, 'postalCode: Must be a ZIP code, e.g. "63112", or be left out'],
  ['Pub', { ...shaw, lines: [] }, 'lines: Must begin with house number and street, e.g. ["6105A Delmar Blvd"]'],
  [
    'Pub',
    { ...shaw, lines: ['Shaw Ave'] },
    'lines: Must begin with house number and street, e.g. ["6105A Delmar Blvd"]',
  ],
  ['Pub', { ...shaw, lines: Array(6).fill('x') }, 'lines: At most 5 lines'],
  ['Pub', { ...shaw, city: 'St.\0Louis' }, 'city: Must be plain text, without control characters'],
])('matchRestaurant(%j, %j) is refused with a message', async (name, address, message) => {
  const [field = ''] = message.split(':');
  expect((await match(name, address)).errors?.[0]).toMatchObject({
    message,
    extensions: { code: 'BAD_USER_INPUT', field, path: field === 'name' ? [field] : ['address', field], status: 400 },
  });
});

test('matchRestaurant returns null for two listed matches, and prefers a listed match to a delisted one', async () => {
  const [pub] = await database.prisma.restaurant.findMany({
    where: { name: "O'Connell's Pub" },
    include: { places: true },
  });
  const { id: _, restaurantId: __, ...place } = pub?.places[0] ?? Object.create(null);
  const { places, provenance, mergedIntoId, holidayHours, weeklyHours, ...facts } = pub ?? Object.create(null);
  const id = '00000000-0000-4000-8000-000000000001';
  await database.prisma.restaurant.create({ data: { ...facts, id } });
  await database.prisma.place.create({ data: { ...place, restaurantId: id, source: 'twin' } });
  expect((await match("O'Connell's Pub", shaw)).data).toEqual({ found: null });
  await database.prisma.restaurant.update({ where: { id }, data: { delistedAt: new Date() } });
  expect((await match("O'Connell's Pub", shaw)).data).toEqual({ found: { name: "O'Connell's Pub" } });
});

test('many lookups in one operation share the SQL statements', async () => {
  const points = ['node/7', 's', 'node/8', 'h1'].map(
    (id, at) =>
      `p${at}: restaurantBySource(sourceKey: "${at < 3 ? 'osm' : 'city-licences'}", sourceId: "${id}") { name }`,
  );
  const signs = ["O'Connell's Pub", 'Wok Express', 'Sushi Tei'].map(
    (name, at) => `s${at}: matchRestaurant(name: "${name}", address: $${at < 2 ? 'shaw' : 'euclid'}) { name }`,
  );
  const statements = jest.spyOn(database.pool, 'query');
  const { data } = await server.graphql(
    `query ($shaw: AddressInput!, $euclid: AddressInput!) { ${[...points, ...signs].join(' ')} }`,
    { shaw, euclid: { ...shaw, lines: ['12 N Euclid Ave'] } },
  );
  const count = statements.mock.calls.length;
  statements.mockRestore();
  const [pub, sushi] = [{ name: "O'Connell's Pub" }, { name: 'Sushi Tei' }];
  expect(data).toEqual({ p0: pub, p1: sushi, p2: null, p3: null, s0: pub, s1: null, s2: sushi });
  // One statement for each kind of lookup, one for the imported sources, and one for restaurants not in memory.
  expect(count).toBeLessThanOrEqual(4);
});
