import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { Client, Pool } from 'pg';
import type { Env } from '../env';
import { StartError } from '../StartError';
import { PrismaClient } from './__generated__/prisma/client';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres';
import { migrate, readMigrations } from './migrate';

/** The memory: one pool for plain SQL and Prisma alike. */
export interface Database {
  url: string;
  pool: Pool;
  prisma: PrismaClient;
  /** Ends every connection; and the embedded Postgres, unless another process of ours still uses it. */
  close(): Promise<void>;
}

/**
 * Connects to DATABASE_URL, or else to the embedded Postgres in FUUD_DATA_DIR (started where it is not running), and
 * brings the tables up to date.
 * @throws StartError with one line that says what is wrong and how to mend it.
 */
export async function connectDatabase(env: Pick<Env, 'DATABASE_URL' | 'FUUD_DATA_DIR'>): Promise<Database> {
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres(env.FUUD_DATA_DIR);
  const url = embedded?.url ?? (env.DATABASE_URL as string);
  if (!embedded) await refuseUnreachable(url);
  const database = openPool(url);
  try {
    await migrate(database.pool, readMigrations(findMigrations()));
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    ...database,
    async close() {
      await database.close();
      await embedded?.stopIfUnused();
    },
  };
}

/** Milliseconds: when many write to the same rows they take turns, and a turn may have to wait. */
const PATIENCE = { maxWait: 10_000, timeout: 20_000 };

/** Pool and Prisma on one migrated database. */
export function openPool(url: string): Database {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined); // an idle connection was lost; the next query opens another
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: PATIENCE });
  const close = async () => {
    await prisma.$disconnect();
    if (!pool.ended) await pool.end();
  };
  return { url, pool, prisma, close };
}

async function refuseUnreachable(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATABASE_URL: cannot reach the database at ${hostOf(url)} (${code ?? message}). Start it or correct DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Host and port only: the URL holds a password. */
function hostOf(url: string): string {
  try {
    return new URL(url).host || 'the local socket';
  } catch {
    return 'an address that is no URL';
  }
}

/** prisma/migrations of the project this file (source or bundle) belongs to. */
export function findMigrations(): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'prisma', 'migrations');
    if (existsSync(candidate)) return candidate;
  }
  throw new StartError('The folder prisma/migrations is missing.');
}
