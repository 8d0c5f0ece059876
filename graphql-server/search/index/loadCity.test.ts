import { capture } from '../../testing/capture';
import { buildRestaurant } from '../../testing/factories';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { searchAreaOf } from '../area/SearchArea';
import { writeDocuments } from '../place/writeDocuments';
import { loadCity } from './loadCity';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const load = (city: string) => loadCity(database.pool, searchAreaOf({ city }).place);

test('documents from another version of the server are left out, and several loads log only one warning', async () => {
  const { id } = await buildRestaurant(database, { name: 'Ours' });
  const { id: theirs } = await buildRestaurant(database, { name: 'Theirs' });
  await writeDocuments(database.pool, [id, theirs]);
  await database.pool.query(
    'UPDATE restaurants SET search_document = set_byte(search_document, 0, 200) WHERE id = $1',
    [theirs],
  );
  const logged = await capture(async () => {
    for (let time = 1; time <= 3; time += 1) expect((await load('St. Louis')).currentCount).toBe(1);
  });
  expect(logged.match(/no documents of this format/g)).toHaveLength(1);
  expect(logged).toContain('"count":1');
});
