import { buildRestaurant } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { searchAreaOf } from '../area/SearchArea';
import { CityIndexes } from '../index/CityIndexes';
import { matchNames } from './matchNames';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a restaurant that was removed from the index is no longer suggested', async () => {
  const cities = new CityIndexes(database);
  const [removed] = [
    await buildRestaurant(database, { name: 'Balkan Treat Box' }),
    await buildRestaurant(database, { name: 'Balkan Grill' }),
  ];
  const index = await cities.at(searchAreaOf({ city: 'St. Louis' }).place);
  const names = () => matchNames(index, 'balkan', 5).map(({ text }) => text);
  expect(names().sort()).toEqual(['Balkan Grill', 'Balkan Treat Box']);
  await database.prisma.restaurant.delete({ where: { id: removed.id } });
  await cities.settle();
  expect(names()).toEqual(['Balkan Grill']);
  await cities.close();
});
