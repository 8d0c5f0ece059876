import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openPool } from '../database/openPool';
import { type Database, withPrisma } from '../database/withPrisma';

/** A database made for one test file, migrated and empty. */
export interface TestDatabase extends Database {
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/** The names of all test databases begin with this prefix. guardTestDatabase rejects all other names. */
export const TEST_PREFIX = 'fuud_test_';

/**
 * Copies the migrated template that globalSetup made (about 50 ms).
 * @throws when the Postgres that globalSetup starts is not running
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = process.env.FUUD_TEST_POSTGRES;
  if (!admin)
    throw new Error('Run the tests with jest. The globalSetup of jest starts the Postgres that the tests use.');
  const name = `${TEST_PREFIX}${randomBytes(6).toString('hex')}`;
  await onServer(admin, `CREATE DATABASE ${name} TEMPLATE ${TEST_PREFIX}template`);
  const database = withPrisma(openPool(guardTestDatabase(withDatabase(admin, name))));
  return {
    ...database,
    async drop() {
      await database.close();
      await dropDatabase(admin, name);
    },
  };
}

/**
 * Removes a database. The role of the tests has no right to end an autovacuum worker of the database. Such a worker
 * soon ends by itself, so this function tries again.
 */
async function dropDatabase(admin: string, name: string, tries = 40): Promise<void> {
  try {
    await onServer(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE || tries === 1) throw error;
    await pause(250);
    await dropDatabase(admin, name, tries - 1);
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** @returns the URL, unchanged; @throws if the name of the database does not begin with TEST_PREFIX. */
export function guardTestDatabase(url: string): string {
  const name = new URL(url).pathname.slice(1);
  if (!name.startsWith(TEST_PREFIX))
    throw new Error(`Tests write only to databases named ${TEST_PREFIX}…, not to ${name}.`);
  return url;
}

/** The URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Connects to the URL `admin`, runs one statement and disconnects. */
export async function onServer(admin: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
