import { buildRestaurant } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { savePlaceholders } from './savePlaceholders';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('one statement saves placeholders for all places that have the pictures, in the order of image_urls', async () => {
  const a = await buildRestaurant(database, { imageUrls: ['x', 'y', 'z'], imagePlaceholders: ['', 'old y', 'z!'] });
  const b = await buildRestaurant(database, { imageUrls: ['w', 'x'] });
  const c = await buildRestaurant(database, { imageUrls: ['w'], imagePlaceholders: ['w!'] });
  const placeholders = savePlaceholders(database.pool, 1_000_000);
  placeholders.add('x', 'x!');
  placeholders.add('y', 'y!');
  const statements = jest.spyOn(database.pool, 'query');
  await placeholders.flush();
  await placeholders.flush();
  expect(statements).toHaveBeenCalledTimes(1);
  const rows = await database.prisma.restaurant.findMany({ where: { id: { in: [a.id, b.id, c.id] } } });
  const of = ({ id }: { id: string }) => rows.find((row) => row.id === id);
  expect(of(a)?.imagePlaceholders).toEqual(['x!', 'y!', 'z!']);
  expect(of(b)?.imagePlaceholders).toEqual(['', 'x!']);
  expect(of(c)?.imagePlaceholders).toEqual(['w!']);
  expect(of(a)?.updatedAt).toEqual(a.updatedAt);
});

test('placeholders are saved after a short delay, even if flush is not called', async () => {
  const { id } = await buildRestaurant(database, { imageUrls: ['later'] });
  savePlaceholders(database.pool, 10).add('later', 'there');
  const read = async () => (await database.prisma.restaurant.findUniqueOrThrow({ where: { id } })).imagePlaceholders;
  while ((await read()).length === 0);
  expect(await read()).toEqual(['there']);
});

test('restaurants are locked in the order of their ids, as in imports, so there is no deadlock', async () => {
  const ids = ['00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a'];
  for (const id of ids) await buildRestaurant(database, { id, imageUrls: ['shared'] });
  const [last, first] = ids;
  const importer = await database.pool.connect();
  try {
    await importer.query('BEGIN');
    await importer.query('SELECT FROM restaurants WHERE id = $1 FOR NO KEY UPDATE', [first]);
    const placeholders = savePlaceholders(database.pool, 1_000_000);
    placeholders.add('shared', 'there');
    const saving = placeholders.flush();
    for (let waiting = 0; waiting === 0; ) {
      const { rows } = await database.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      waiting = rows[0]?.count ?? 0;
    }
    await importer.query('SELECT FROM restaurants WHERE id = $1 FOR NO KEY UPDATE NOWAIT', [last]);
    await importer.query('COMMIT');
    await saving;
  } finally {
    await importer.query('ROLLBACK');
    importer.release();
  }
  const rows = await database.prisma.restaurant.findMany({ where: { id: { in: ids } } });
  expect(rows.map(({ imagePlaceholders }) => imagePlaceholders)).toEqual([['there'], ['there']]);
});
