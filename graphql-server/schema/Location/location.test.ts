import {
  CitiesDocument,
  CityDocument,
  CitySuggestionsDocument,
  FilledCitiesDocument,
  NearestCityDocument,
  NodeDocument,
  ResolveCityDocument,
} from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate, operateToFail } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { encodeGlobalId } from '../globalId';

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

const suggest = async (text: string) => (await operate(server, CitySuggestionsDocument, { text })).citySuggestions;
const cities = async (name?: string, first?: number) =>
  (await operate(server, CitiesDocument, { name, first })).cities.edges.map(({ node }) => node.fullName);

test('each suggestion contains a city, and shows whether the city is a correction of the text', async () => {
  expect((await suggest('st. lou'))[0]).toEqual({
    city: { key: 'st-louis-mo', fullName: 'St. Louis, MO', name: 'St. Louis', regionName: 'Missouri' },
    isCorrection: false,
  });
  expect((await suggest('chcago'))[0]).toMatchObject({ city: { fullName: 'Chicago, IL' }, isCorrection: true });
  expect(await suggest('')).toHaveLength(6);
  expect(await suggest('x'.repeat(10_000))).toEqual([]);
});

test('without a name, the popular cities come first; a name selects the cities that match it', async () => {
  expect((await cities()).slice(0, 3)).toEqual(['St. Louis, MO', 'Phoenix, AZ', 'New York, NY']);
  expect(await cities()).toHaveLength(20);
  expect(await cities(' ', 14)).toHaveLength(14);
  expect(await cities('', 100)).toHaveLength(100);
  expect(await cities('springfield', 2)).toEqual(['Springfield, MO', 'Springfield, MA']);
  expect(await cities('no such city')).toEqual([]);
});

test.each([0, 101, -1])('a page of %d cities is refused with a message', async (first) => {
  expect(await operateToFail(server, CitiesDocument, { first })).toMatchObject({
    message: 'first must be from 1 to 100',
    extensions: { code: 'BAD_USER_INPUT', field: 'first' },
  });
});

test('resolveCity returns the standard spelling of a typed city, and the facts about the city', async () => {
  const { resolveCity } = await operate(server, ResolveCityDocument, { text: 'clayton mo' });
  expect(resolveCity).toEqual({
    name: 'Clayton, MO',
    city: {
      id: encodeGlobalId('City', 'clayton-mo'),
      key: 'clayton-mo',
      name: 'Clayton',
      region: 'MO',
      regionName: 'Missouri',
      country: 'US',
      fullName: 'Clayton, MO',
      shortName: 'Clayton, MO',
      population: 15_884,
      coordinates: { latitude: expect.closeTo(38.64, 1), longitude: expect.closeTo(-90.32, 1) },
      timeZone: 'America/Chicago',
      postalCodes: [],
      searchRadiusMeters: 10_000,
    },
  });
  const phoenix = (await operate(server, ResolveCityDocument, { text: '85001' })).resolveCity;
  expect(phoenix).toMatchObject({ name: 'Phoenix', city: { timeZone: 'America/Phoenix' } });
  expect(phoenix?.city?.postalCodes).toContain('85001');
});

test('resolveCity finds no city for an unknown name or ZIP code, and refuses blank and too long texts', async () => {
  const resolve = async (text: string) => (await operate(server, ResolveCityDocument, { text })).resolveCity;
  expect(await resolve('nowhere')).toEqual({ name: 'Nowhere', city: null });
  expect(await resolve('00000')).toBeNull();
  expect(await operateToFail(server, ResolveCityDocument, { text: ' ' })).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', field: 'text', path: ['text'] },
  });
  expect(await operateToFail(server, ResolveCityDocument, { text: 'x'.repeat(10_000) })).toMatchObject({
    message: 'Text must be at most 100 characters; shorten it',
    extensions: { code: 'BAD_USER_INPUT', field: 'text', path: ['text'] },
  });
});

test('cities can be read in pages, forward and backward; cursors of other lists are refused', async () => {
  const { cities: all } = await operate(server, CitiesDocument, { first: 3 });
  expect(all).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  expect(all.totalCount).toBeGreaterThan(30_000);
  const { cities: next } = await operate(server, CitiesDocument, { first: 2, after: all.pageInfo.endCursor });
  expect(next).toMatchObject({ totalCount: all.totalCount, pageInfo: { hasPreviousPage: true } });
  const { cities: back } = await operate(server, CitiesDocument, { last: 3, before: next.pageInfo.startCursor });
  expect(back.edges).toEqual(all.edges);
  for (const refused of [{ name: 'spring', after: all.pageInfo.endCursor }, { before: 'x' }]) {
    expect(await operateToFail(server, CitiesDocument, refused)).toMatchObject({ extensions: { code: 'BAD_CURSOR' } });
  }
});

test('a city is found by id, by key and as a node; its neighborhoods come from its listed restaurants', async () => {
  for (const neighborhood of ['Soulard', 'LaSalle Park', 'Lafayette Square', 'Soulard', null])
    await buildRestaurant(database, { neighborhood });
  await buildRestaurant(database, { neighborhood: 'Gone', delistedAt: new Date() });
  const id = encodeGlobalId('City', 'st-louis-mo');
  const neighborhoods = ['Lafayette Square', 'LaSalle Park', 'Soulard'].map((name) => ({ name }));
  const city = { id, fullName: 'St. Louis, MO', neighborhoods };
  for (const each of [id, 'st-louis-mo']) expect(await operate(server, CityDocument, { id: each })).toEqual({ city });
  expect((await operate(server, NodeDocument, { id })).node).toEqual({ __typename: 'City', id });
  for (const unknown of [
    'nowhere-ks',
    encodeGlobalId('City', 'x'),
    encodeGlobalId('User', 'st-louis-mo'),
    '',
    '\u0000',
  ]) {
    expect(await operate(server, CityDocument, { id: unknown })).toEqual({ city: null });
  }
});

describe('cities with restaurants', () => {
  const filled = async () =>
    (await operate(server, FilledCitiesDocument, { first: 14 })).cities.edges.flatMap(({ node }) =>
      node.hasRestaurants ? [node.fullName] : [],
    );
  const nearest = async (latitude: number, longitude: number) =>
    (await operate(server, NearestCityDocument, { latitude, longitude })).nearestCity?.fullName ?? null;

  test('hasRestaurants is true if a listed, public restaurant is in the city or near the city’s middle', async () => {
    await buildRestaurant(database);
    await buildRestaurant(database, { city: 'Phoenix', state: 'AZ', delistedAt: new Date() });
    await buildRestaurant(database, { city: 'Dallas', state: 'TX', audience: 'staff' });
    expect(await filled()).toEqual(['St. Louis, MO']);
    // This restaurant is near the middle of Chicago, but its address is in a suburb.
    const place = { city: 'Cicero', state: 'IL', latitude: 41.85, longitude: -87.76 };
    const suburb = await buildRestaurant(database, place);
    await server.settleSearch();
    expect(await filled()).toEqual(['St. Louis, MO', 'Chicago, IL']);
    await database.prisma.restaurant.update({ where: { id: suburb.id }, data: { delistedAt: new Date() } });
    await server.settleSearch();
    expect(await filled()).toEqual(['St. Louis, MO']);
  });

  test('if the city at the point has no restaurants, nearestCity is the city of the nearest restaurant; null if it is far away', async () => {
    expect(await nearest(38.63, -90.2)).toBe('St. Louis, MO');
    expect(await nearest(39.8, -89.65)).toBeNull();
    await buildRestaurant(database, { city: 'Decatur', state: 'IL', latitude: 39.84, longitude: -88.95 });
    await server.settleSearch();
    expect(await nearest(39.8, -89.65)).toBe('Decatur, IL');
    expect(await nearest(0, 0)).toBeNull();
  });

  test.each([
    [{ latitude: 91, longitude: 0 }, 'latitude must be from -90 to 90'],
    [{ latitude: 0, longitude: -181 }, 'longitude must be from -180 to 180'],
  ])('the point %j is refused with a message', async (point, message) => {
    expect(await operateToFail(server, NearestCityDocument, point)).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', field: message.split(' ')[0] },
    });
  });
});
