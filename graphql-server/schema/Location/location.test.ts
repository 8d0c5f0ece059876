import {
  CitiesDocument,
  LocationSuggestionsDocument,
  NormalizeLocationDocument,
} from '../../testing/__generated__/operations';
import { operate, operateToFail } from '../../testing/operate';
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

const suggest = async (text: string) =>
  (await operate(server, LocationSuggestionsDocument, { text })).locationSuggestions;
const cities = async (name?: string, first?: number) =>
  (await operate(server, CitiesDocument, { name, first })).cities.map(({ location }) => location);

test('suggestions say what to show and what to choose', async () => {
  expect((await suggest('st. lou'))[0]).toEqual({
    placeId: 'st-louis-mo',
    description: 'St. Louis, MO',
    mainText: 'St. Louis',
    secondaryText: 'Missouri',
    isCorrection: false,
  });
  expect((await suggest('chcago'))[0]).toMatchObject({ description: 'Chicago, IL', isCorrection: true });
  expect(await suggest('')).toHaveLength(6);
  expect(await suggest('x'.repeat(10_000))).toEqual([]);
});

test('the popular cities, and those of a name', async () => {
  expect((await cities()).slice(0, 3)).toEqual(['St. Louis, MO', 'Phoenix, AZ', 'New York, NY']);
  expect(await cities()).toHaveLength(10);
  expect(await cities(' ', 14)).toHaveLength(14);
  expect(await cities('', 100)).toHaveLength(20);
  expect(await cities('springfield', 2)).toEqual(['Springfield, MO', 'Springfield, MA']);
  expect(await cities('no such city')).toEqual([]);
});

test.each([0, 101, -1])('%d cities are refused in words', async (first) => {
  expect(await operateToFail(server, CitiesDocument, { first })).toMatchObject({
    message: 'first must be from 1 to 100',
    extensions: { code: 'BAD_USER_INPUT', field: 'first' },
  });
});

test('a place in its one spelling, with all that is known of the city', async () => {
  const { normalizeLocation } = await operate(server, NormalizeLocationDocument, { location: 'clayton mo' });
  expect(normalizeLocation).toEqual({
    normalizedLocation: 'Clayton, MO',
    city: {
      name: 'Clayton',
      state: 'MO',
      location: 'Clayton, MO',
      shortName: 'Clayton, MO',
      population: 15_884,
      coordinates: { latitude: expect.closeTo(38.64, 1), longitude: expect.closeTo(-90.32, 1) },
      timeZone: 'America/Chicago',
      postalCodes: [],
      searchRadius: 10,
    },
  });
  const phoenix = (await operate(server, NormalizeLocationDocument, { location: '85001' })).normalizeLocation;
  expect(phoenix).toMatchObject({ normalizedLocation: 'Phoenix', city: { timeZone: 'America/Phoenix' } });
  expect(phoenix?.city?.postalCodes).toContain('85001');
});

test('a place nobody knows, an unknown ZIP code, and what is refused', async () => {
  const normalize = async (location: string) =>
    (await operate(server, NormalizeLocationDocument, { location })).normalizeLocation;
  expect(await normalize('nowhere')).toEqual({ normalizedLocation: 'Nowhere', city: null });
  expect(await normalize('00000')).toBeNull();
  expect(await operateToFail(server, NormalizeLocationDocument, { location: ' ' })).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', field: 'location' },
  });
  expect(await operateToFail(server, NormalizeLocationDocument, { location: 'x'.repeat(10_000) })).toMatchObject({
    message: 'Location must be at most 100 characters; shorten it',
    extensions: { code: 'BAD_USER_INPUT', field: 'location' },
  });
});
