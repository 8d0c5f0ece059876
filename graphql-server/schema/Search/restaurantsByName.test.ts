import { RestaurantsByNameDocument } from '../../testing/__generated__/operations';
import { buildRestaurant } from '../../testing/factories';
import { operate } from '../../testing/operate';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { startTestServer, type TestServer } from '../../testing/testServer';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const name of [
    'Two Aunts Pizza',
    'Old Two Aunts',
    'Jet’s Pizza',
    'The Salt & Straw',
    'Pretwo Aunts',
    'Café Ñandú',
  ]) {
    await buildRestaurant(database, { name });
  }
  await buildRestaurant(database, { name: 'Two Aunts Far Away', city: 'Phoenix', state: 'AZ' });
  server = await startTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

test.each([
  ['two aun', ['Two Aunts Pizza', 'Old Two Aunts']],
  ['jets piz', ['Jet’s Pizza']],
  ['salt and', ['The Salt & Straw']],
  ['the salt', ['The Salt & Straw']],
  ['nandu', ['Café Ñandú']],
  ['t', []],
  ['x'.repeat(101), []],
])('the text %j finds %j', async (text, names) => {
  const { restaurantsByName } = await operate(server.client(), RestaurantsByNameDocument, { text });
  expect(restaurantsByName?.map(({ name }) => name)).toEqual(names);
});

test('an area text of more than 100 characters finds nothing', async () => {
  const { restaurantsByName } = await operate(server.client(), RestaurantsByNameDocument, {
    text: 'two aun',
    areaText: 'Phoenix'.padEnd(101, 'x'),
  });
  expect(restaurantsByName).toEqual([]);
});

test('restaurantsByName finds only restaurants of the requested city', async () => {
  const { restaurantsByName } = await operate(server.client(), RestaurantsByNameDocument, {
    text: 'two aun',
    areaText: 'Phoenix, AZ',
  });
  expect(restaurantsByName).toEqual([{ name: 'Two Aunts Far Away', viewerDiaryEntry: null }]);
});
