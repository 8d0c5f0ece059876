import { StartError } from '../errors/StartError';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { connectDatabase } from './connectDatabase';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Connects with the test database's URL after `change`. Returns the error. */
function failureOf(change: (url: URL) => void): Promise<unknown> {
  const url = new URL(database.url);
  change(url);
  return connectDatabase({ DATABASE_URL: url.href, FUUD_DATA_DIR: '' }).catch((error: unknown) => error);
}

test('if Postgres refuses the connection, the message contains the words of Postgres and no password', async () => {
  const error = await failureOf((url) => {
    url.pathname = '/fuud_test_nowhere';
  });
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(/^DATABASE_URL: .* \(database "fuud_test_nowhere" does not exist\)\. .*$/);
  expect((error as Error).message).not.toContain(new URL(database.url).password);
});

test('if the role may not create tables, the message says so and names the solution', async () => {
  await database.pool.query('DROP TABLE "_prisma_migrations"; REVOKE CREATE ON SCHEMA public FROM pg_database_owner');
  const error = await failureOf(() => undefined);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(
    /^The database at \S+ cannot be migrated \(permission denied for schema public\)\. The role .* should own the database\.$/,
  );
});
