import { Client, Pool } from 'pg';
import type { Env } from '../env/env';
import { StartError } from '../errors/StartError';
import { projectFile } from '../projectFile';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/startEmbeddedPostgres';
import { migrate, readMigrations } from './migrate';
import { type OpenPool, openPool, type PoolLimits } from './openPool';

/** The pool of a connected database. */
export interface ConnectedPool extends OpenPool {
  /** Set if Postgres is embedded. In that case, `close` also stops Postgres if no other client is connected. */
  embedded?: EmbeddedPostgres;
}

/**
 * Connects to DATABASE_URL. If DATABASE_URL is not set, connects to the embedded Postgres in FUUD_DATA_DIR, and starts
 * it if necessary. In both cases, applies missing migrations before it returns the pool.
 * @throws StartError if the database cannot be used. The message of the error is one line.
 */
export async function connectDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'FUUD_DATA_DIR'>,
  limits?: PoolLimits,
): Promise<ConnectedPool> {
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres(env.FUUD_DATA_DIR);
  const url = embedded?.url ?? (env.DATABASE_URL as string);
  if (!embedded) await refuseUnreachable(url);
  try {
    await bringUpToDate(url);
  } catch (error) {
    await embedded?.stopIfUnused();
    throw error;
  }
  const open = openPool(url, limits);
  return {
    ...open,
    embedded,
    async close() {
      await open.close();
      await embedded?.stopIfUnused();
    },
  };
}

/** Applies missing migrations. Statements have no time limit here, because a migration may take a long time. */
async function bringUpToDate(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  try {
    await migrate(pool, readMigrations(findMigrations()));
  } finally {
    await pool.end();
  }
}

async function refuseUnreachable(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATABASE_URL: cannot connect to the database at ${hostOf(url)} (${code ?? message}). Start it or correct DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns only the host and the port of the URL, because the URL may contain a password. */
function hostOf(url: string): string {
  try {
    return new URL(url).host || 'the local socket';
  } catch {
    return 'an address that is not a valid URL';
  }
}

/** Returns the path of the folder prisma/migrations. @throws StartError when the folder is missing */
export function findMigrations(): string {
  const folder = projectFile('prisma', 'migrations');
  if (!folder) throw new StartError('The folder prisma/migrations is missing.');
  return folder;
}
