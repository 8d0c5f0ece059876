import { documentVersion } from '../search/place/documentVersion';
import { buildRestaurant } from '../testing/factories';
import { holdBackTransaction } from '../testing/holdBack';
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

/** Another version than this server's. */
const other = documentVersion === 1 ? 2 : 1;
const claim = (version: number, isStart: boolean) => claimSearchVersion(database.pool, { version, isStart });
const isGone = (version?: number) =>
  database.pool.query(
    "UPDATE search_versions SET last_seen = now() - interval '6 minutes' WHERE $1::int IS NULL OR version = $1",
    [version],
  );

test('only servers of the newest version compute documents; a version not seen for five minutes is gone', async () => {
  await claim(documentVersion, true);
  expect(await claim(other, true)).toBe(true);
  await database.pool.query('UPDATE restaurants SET search_version = $1', [other]);
  const all = await due();
  await refreshOnce(); // one more server of the older version starts
  expect(await due()).toBe(all);
  await isGone(other);
  await refreshOnce();
  expect(await due()).toBe(0);
});

test('if a version that was gone starts again, it is the newest, even while servers of the other version run', async () => {
  await isGone();
  await claim(other, false);
  await database.pool.query('UPDATE restaurants SET search_version = $1', [other]);
  const refresh = refreshSearchDocuments(database.pool, 0);
  await refresh.finished;
  expect(await due()).toBe(0);
  expect(await claim(other, false)).toBe(false);
  await refresh.stop();
});

test('when a server of the newer version ends, the older version computes; the end of an older server changes nothing', async () => {
  await isGone();
  await claim(other, true);
  const newer = refreshSearchDocuments(database.pool, 0);
  await newer.finished;
  expect(await claim(other, false)).toBe(false);
  await newer.stop();
  expect(await claim(other, false)).toBe(true);
  // A second server of the newer version still runs, so its next claim makes this version the newest again.
  expect(await claim(documentVersion, false)).toBe(true);
  expect(await claim(other, false)).toBe(false);
});

/** Starts a run that computes the documents of all restaurants, and stops it before it writes the first ones. */
async function startHeldRun() {
  await isGone();
  await claim(other, true);
  await database.pool.query('UPDATE restaurants SET search_version = $1', [other]);
  const firstWrite = holdBackTransaction(database);
  const refresh = refreshSearchDocuments(database.pool, 0);
  await firstWrite.arrived;
  return { refresh, release: firstWrite.release };
}

test('a run that takes longer than five minutes keeps its claim', async () => {
  const { refresh, release } = await startHeldRun();
  await isGone(); // the writing of the first documents takes six minutes
  release();
  await refresh.finished;
  expect(await due()).toBe(0);
  expect(await claim(other, false)).toBe(false);
  await refresh.stop();
});

test('a run ends when a newer version starts', async () => {
  const { refresh, release } = await startHeldRun();
  const all = await due();
  await isGone(other);
  expect(await claim(other, true)).toBe(true);
  release();
  await refresh.finished;
  expect(await due()).toBeGreaterThan(0);
  expect(await due()).toBeLessThan(all);
  await refresh.stop();
});
