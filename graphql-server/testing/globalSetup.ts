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
 * Starts a Postgres for the tests in a temporary folder and migrates the template database. Every test database is a
 * copy of the template. The setup also collects the cities if the build has not done so.
 */
export default async function globalSetup(): Promise<void> {
  refreshCities();
  const folder = mkdtempSync(join(tmpdir(), 'fuud-tests-'));
  chmodSync(folder, 0o755); // under root, Postgres runs as another user, who must be able to open the folder
  const postgres = await startEmbeddedPostgres(folder);
  // The tests need this right because each test file creates a database. Otherwise, they have the server's rights.
  await onServer(postgres.adminUrl, 'ALTER ROLE fuud CREATEDB');
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
