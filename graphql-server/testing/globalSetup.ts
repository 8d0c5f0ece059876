import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refreshCities } from '../../.ci/cities/writeCities';
import { findMigrations } from '../database/connectDatabase';
import { startEmbeddedPostgres } from '../database/embedded/startEmbeddedPostgres';
import { migrate, readMigrations } from '../database/migrate';
import { openPool } from '../database/openPool';
import { onServer, TEST_PREFIX, withDatabase } from './testDatabase';

/**
 * Starts a Postgres of the tests' own in a scratch folder and migrates the template every test database is copied from.
 * Collects the cities where the build has not.
 */
export default async function globalSetup(): Promise<void> {
  refreshCities();
  const folder = mkdtempSync(join(tmpdir(), 'fuud-tests-'));
  chmodSync(folder, 0o755); // as root, Postgres runs as another user
  const postgres = await startEmbeddedPostgres(folder);
  await onServer(postgres.adminUrl, 'ALTER ROLE fuud CREATEDB'); // a database a file; else tests may what the server may
  await onServer(postgres.url, `CREATE DATABASE ${TEST_PREFIX}template`);
  const template = openPool(withDatabase(postgres.url, `${TEST_PREFIX}template`));
  await migrate(template.pool, readMigrations(findMigrations()));
  await template.close();
  process.env.FUUD_TEST_POSTGRES = postgres.url;
  (globalThis as { stopTestPostgres?: () => Promise<void> }).stopTestPostgres = async () => {
    await postgres.stopIfUnused();
    rmSync(folder, { recursive: true, force: true });
  };
}
