import { Client, DatabaseError, Pool } from 'pg';
import type { Env } from '../env/env';
import { StartError } from '../errors/StartError';
import { projectFile } from '../projectFile';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/startEmbeddedPostgres';
import { migrate, readMigrations } from './migrate';
import { type OpenPool, openPool, type PoolLimits } from './openPool';

const INSUFFICIENT_PRIVILEGE = '42501';

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

/**
 * Applies missing migrations. Statements have no time limit here, because a migration may take a long time.
 * @throws StartError if Postgres refuses a statement, for example because the role may not create tables
 */
async function bringUpToDate(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => undefined);
  try {
    await migrate(pool, readMigrations(findMigrations()));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const advice = error.code === INSUFFICIENT_PRIVILEGE ? ' The role in DATABASE_URL should own the database.' : '';
    throw new StartError(`The database at ${hostOf(url)} cannot be migrated (${reasonOf(error)}).${advice}`);
  } finally {
    await pool.end();
  }
}

async function refuseUnreachable(url: string): Promise<void> {
  const client = openClient(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `DATABASE_URL: cannot connect to the database at ${hostOf(url)} (${reasonOf(error)}). Start it or correct DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * @throws StartError if the URL, or a file that it names, cannot be read. The message does not show the URL, because it
 * may contain a password.
 */
function openClient(url: string): Client {
  try {
    return new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const invalid = 'It should be a valid URL: in its password, write %23 for #, %2F for / and %3F for ?.';
    throw new StartError(
      `DATABASE_URL has a value Fuud cannot use. ${code === 'ERR_INVALID_URL' ? invalid : `${message}.`}`,
    );
  }
}

/** Postgres says in words why it refuses. For other errors, the code says more than the message. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return error instanceof DatabaseError ? message : (code ?? message);
}

/** Returns only the host and the port of the URL, because the URL may contain a password. */
function hostOf(url: string): string {
  try {
    return new URL(url).host || 'the local socket';
  } catch {
    return 'the local socket'; // node-postgres also reads URLs such as postgres://user@/fuud?host=/run/postgresql
  }
}

/** Returns the path of the folder prisma/migrations. @throws StartError when the folder is missing */
export function findMigrations(): string {
  const folder = projectFile('prisma', 'migrations');
  if (!folder) throw new StartError('The folder prisma/migrations is missing.');
  return folder;
}
