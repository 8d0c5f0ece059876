import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client, Pool, PoolClient } from 'pg';
import { StartError } from '../errors/StartError';
import { log } from '../log';

/** One migration, read from a folder in prisma/migrations. */
export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of migration.sql in hex, as Prisma stores it. */
  checksum: string;
}

/** The advisory lock of Prisma's own migrations, so `prisma migrate deploy` and our code never run at the same time. */
const PRISMA_LOCK = 72_707_369;

/** Creates Prisma's history table, with the columns that Prisma itself would create. */
const HISTORY_TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** Reads the migrations in the folder (prisma/migrations) and sorts them by name. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'migration.sql')))
    .map(({ name }) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Applies the missing migrations while it holds Prisma's lock. Each migration and its history row are written in one
 * transaction. If two servers start at the same time, only one of them migrates. If the process is killed, Postgres
 * undoes the unfinished migration.
 * @returns the names of the migrations that this call applied
 * @throws StartError when a migration fails, or when an applied migration was edited, has no file here, or did not
 * finish
 */
export async function migrate(pool: Pool, migrations: Migration[]): Promise<string[]> {
  const client = await pool.connect();
  try {
    if (await isCurrent(client, migrations)) return [];
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    try {
      await client.query(HISTORY_TABLE);
      const done = await readHistory(client);
      checkHistory(done, migrations);
      const missing = migrations.filter(({ name }) => !done.some((row) => row.migration_name === name));
      for (const migration of missing) await apply(client, migration);
      return missing.map(({ name }) => name);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [PRISMA_LOCK]);
    }
  } finally {
    client.release();
  }
}

interface HistoryRow {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
}

async function readHistory(client: PoolClient | Client): Promise<HistoryRow[]> {
  const { rows } = await client.query<HistoryRow>(
    'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  return rows;
}

/** Whether all migrations are applied. Takes no lock. If nothing is missing, a start needs only this check. */
async function isCurrent(client: PoolClient, migrations: Migration[]): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS known`);
  if (!rows[0].known) return false;
  const done = await readHistory(client);
  checkHistory(done, migrations);
  return done.length === migrations.length;
}

function checkHistory(done: HistoryRow[], migrations: Migration[]): void {
  for (const row of done) {
    const ours = migrations.find(({ name }) => name === row.migration_name);
    if (!ours)
      throw new StartError(
        `The database has the migration ${row.migration_name}, which this version of Fuud does not know. Update Fuud.`,
      );
    if (ours.checksum !== row.checksum)
      throw new StartError(`The migration ${ours.name} was edited after the database applied it. Restore the file.`);
    if (!row.finished_at)
      throw new StartError(`The migration ${ours.name} did not finish. Repair it with prisma migrate resolve.`);
  }
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, started_at, finished_at, migration_name, applied_steps_count)
       VALUES ($1, $2, now(), clock_timestamp(), $3, 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new StartError(`The migration ${name} failed and was undone: ${(error as Error).message}`);
  }
  log.info('migrated', { migration: name });
}
