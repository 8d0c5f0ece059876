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
 * Starts a Postgres for the tests in a temporary folder, and creates and migrates the template database. Every test
 * database is a copy of the template. The list of cities is written first if it is missing or outdated.
 */
export default async function globalSetup(): Promise<void> {
  refreshCities();
  const folder = mkdtempSync(join(tmpdir(), 'fuud-tests-'));
  chmodSync(folder, 0o755); // if root runs tests, Postgres runs as another user, who must be able to open the folder
  const postgres = await startEmbeddedPostgres(folder);
  // The server connects as the role fuud, too. Only tests give fuud the right CREATEDB, because they create databases.
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
