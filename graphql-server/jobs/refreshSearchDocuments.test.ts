import { documentVersion } from '../search/place/documentVersion';
import { buildRestaurant } from '../testing/factories';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { claimSearchVersion } from './claimSearchVersion';
import { refreshSearchDocuments } from './refreshSearchDocuments';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function refreshOnce(): Promise<void> {
  const refresh = refreshSearchDocuments(database.pool, 0);
  await refresh.finished;
  await refresh.stop();
}

const due = async () => {
  const { rows } = await database.pool.query(
    'SELECT count(*)::int AS count FROM restaurants WHERE search_document IS NULL OR search_version <> $1',
    [documentVersion],
  );
  return rows[0].count;
};

test('search documents of other versions are replaced; restaurants with current documents do not change', async () => {
  const built = await buildRestaurant(database, { name: 'Nudo House' });
  await database.pool.query(
    `INSERT INTO restaurants (id, name, city, city_key, state, search_version)
     SELECT gen_random_uuid(), 'Place ' || n, 'St. Louis', 'st louis', 'MO', CASE WHEN n % 2 = 0 THEN 0 ELSE 2147483647 END
     FROM generate_series(1, 600) n`,
  );
  expect(await due()).toBe(600);
  await refreshOnce();
  expect(await due()).toBe(0);
  expect(await database.prisma.restaurant.findUnique({ where: { id: built.id } })).toEqual(built);
});

test('the refresh can be stopped, and the next refresh computes the remaining documents', async () => {
  await database.pool.query('UPDATE restaurants SET search_version = 0');
  const before = await due();
  const refresh = refreshSearchDocuments(database.pool, 0);
  await refresh.stop();
  const between = await due();
  expect(between).toBeLessThanOrEqual(before);
  await refreshOnce();
  expect(await due()).toBe(0);
});

test('only servers of the newest version compute documents; a version not seen for an hour counts as new', async () => {
  const later = documentVersion === 1 ? 2 : 1;
  await database.pool.query('UPDATE restaurants SET search_version = $1', [later]);
  const all = await due();
  expect(await claimSearchVersion(database.pool, later)).toBe(true);
  expect(await claimSearchVersion(database.pool)).toBe(false);
  await refreshOnce();
  expect(await due()).toBe(all);
  // No server of the other version was seen for an hour, so this version computes the documents.
  await database.pool.query("UPDATE search_versions SET last_seen = now() - interval '61 minutes' WHERE version = $1", [
    later,
  ]);
  await refreshOnce();
  expect(await due()).toBe(0);
  // No server of this version was seen for an hour, so this version comes back as the newer version.
  await database.pool.query("UPDATE search_versions SET last_seen = now() - interval '61 minutes'");
  await database.pool.query('UPDATE search_versions SET last_seen = now() WHERE version = $1', [later]);
  await database.pool.query('UPDATE restaurants SET search_version = $1', [later]);
  await refreshOnce();
  expect(await due()).toBe(0);
  expect(await claimSearchVersion(database.pool, later)).toBe(false);
});
