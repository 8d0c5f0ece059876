import { documentVersion } from '../search/place/documentVersion';
import { buildRestaurant } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { refreshSearchDocuments } from './refreshSearchDocuments';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const due = async () => {
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS count FROM restaurants WHERE search_document IS NULL OR search_version <> $1',
    [documentVersion],
  );
  return rows[0].count;
};

test('what an older or a newer vocabulary computed, or none, is computed anew; facts and their date stay', async () => {
  const built = await buildRestaurant(database, { name: 'Nudo House' });
  await database.pool.query(
    `INSERT INTO restaurants (id, name, city, city_key, state, search_version)
     SELECT gen_random_uuid(), 'Place ' || n, 'St. Louis', 'st louis', 'MO', CASE WHEN n % 2 = 0 THEN 0 ELSE 2147483647 END
     FROM generate_series(1, 600) n`,
  );
  expect(await due()).toBe(600);
  await refreshSearchDocuments(database.pool, 0).finished;
  expect(await due()).toBe(0);
  expect(await database.prisma.restaurant.findUnique({ where: { id: built.id } })).toEqual(built);
});

test('it can be ended, and goes on where it was', async () => {
  await database.pool.query('UPDATE restaurants SET search_version = 0');
  const before = await due();
  const refresh = refreshSearchDocuments(database.pool, 0);
  await refresh.stop();
  const between = await due();
  expect(between).toBeLessThanOrEqual(before);
  await refreshSearchDocuments(database.pool, 0).finished;
  expect(await due()).toBe(0);
});
