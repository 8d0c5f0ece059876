import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { findMigrations } from './connectDatabase';
import { migrate, readMigrations } from './migrate';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const migrations = readMigrations(findMigrations());
const empty = () => database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
const history = async () =>
  (await database.pool.query('SELECT migration_name, finished_at FROM _prisma_migrations ORDER BY 1')).rows;

test("Prisma's own engine reports that the database matches schema.prisma and that the history is correct", () => {
  const engine = join(__dirname, '..', 'testing', 'prismaEngine.mjs');
  const answer = execFileSync(process.execPath, [engine, database.url], { encoding: 'utf8' });
  expect(JSON.parse(answer)).toEqual({ difference: '', history: null });
});

test('if no migration is missing, migrate applies nothing', async () => {
  expect(await migrate(database.pool, migrations)).toEqual([]);
});

test('if two servers migrate at the same time, each migration is applied only once', async () => {
  await empty();
  const applied = await Promise.all([migrate(database.pool, migrations), migrate(database.pool, migrations)]);
  expect(applied.flat()).toEqual(migrations.map(({ name }) => name));
  expect(await history()).toHaveLength(migrations.length);
});

test('a migration that fails is undone completely and can be tried again', async () => {
  const broken = {
    name: '29990101000000_break',
    sql: 'CREATE TABLE half (); SELECT no_such_function();',
    checksum: 'x',
  };
  await expect(migrate(database.pool, [...migrations, broken])).rejects.toThrow(
    '29990101000000_break failed and was undone',
  );
  const { rows } = await database.pool.query("SELECT to_regclass('half') AS half");
  expect(rows).toEqual([{ half: null }]);
  expect(await migrate(database.pool, [...migrations, { ...broken, sql: 'CREATE TABLE half ()' }])).toEqual([
    broken.name,
  ]);
});

test('migrate fails if an applied migration was edited or has no file', async () => {
  const edited = migrations.map((migration) => ({ ...migration, checksum: 'other' }));
  await expect(migrate(database.pool, edited)).rejects.toThrow(`${migrations[0]?.name} was edited`);
  await expect(migrate(database.pool, [])).rejects.toThrow('does not know. Update Fuud.');
});

test('unique usernames ignore case, a new user is a member with provider local, and a rating of 6 fails', async () => {
  const insert = (username: string) =>
    database.pool.query('INSERT INTO users (username, email) VALUES ($1, $1)', [username]);
  await insert('Ada');
  await expect(insert('aDA')).rejects.toThrow('users_username_key');
  const { rows } = await database.pool.query('SELECT id, provider, is_guest FROM users');
  expect(rows[0]).toMatchObject({ provider: 'local', is_guest: false });
  const rate = (stars: number) =>
    database.pool.query(
      'INSERT INTO user_ratings (user_id, restaurant_id, rating) VALUES ($1, gen_random_uuid(), $2)',
      [rows[0].id, stars],
    );
  await expect(rate(6)).rejects.toThrow('user_ratings_rating_check');
  await rate(5);
});
