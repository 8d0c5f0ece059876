import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { log } from '../../log';
import { StartError } from '../../StartError';
import { findBinaries, type PostgresBinaries } from './binaries';
import { ensureCluster, readPassword, runProgram } from './cluster';
import { type EmbeddedFolders, placeFolders } from './folders';
import { freePort } from './freePort';

/** A running Postgres that several processes of ours (the server, the catalogue command) may share. */
export interface EmbeddedPostgres {
  url: string;
  /** Ends Postgres unless another process of ours is still connected: the last one out turns off the light. */
  stopIfUnused(): Promise<void>;
}

/**
 * Starts the Postgres of `dataDir`, creating it the first time, or attaches to it where it already runs: beside the
 * server, or left alive by a server that was killed.
 * @throws StartError when the data was written by another major version, or Postgres does not come up.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const folders = placeFolders(dataDir);
  if (folders.notice) log.info(folders.notice);
  const binaries = findBinaries(folders.runAs !== undefined, '/var/lib/fuud');
  await ensureCluster(folders, binaries);

  const password = readPassword(folders);
  const urlOf = (port: number, database: string) => `postgres://fuud:${password}@127.0.0.1:${port}/${database}`;
  const port = await attachOrStart(folders, binaries, (port) => urlOf(port, 'postgres'));
  const adminUrl = urlOf(port, 'postgres');
  await createDatabase(adminUrl);

  const stopIfUnused = async () => {
    if (await isUsed(adminUrl)) return;
    await runProgram(folders, binaries.pgCtl, ['stop', '-D', folders.data, '-m', 'fast', '-w', '-t', '30']);
  };
  return { url: urlOf(port, 'fuud'), stopIfUnused };
}

async function attachOrStart(folders: EmbeddedFolders, binaries: PostgresBinaries, urlOf: (port: number) => string) {
  const logFile = join(folders.home, 'postgres.log');
  for (let tries = 1; ; tries++) {
    const running = await attach(folders, urlOf);
    if (running) return running;
    const port = await freePort();
    // Terse: the details of an error repeat values, and those may be somebody's e-mail address.
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c log_min_messages=warning -c log_error_verbosity=terse`;
    try {
      await runProgram(folders, binaries.pgCtl, [
        'start',
        '-D',
        folders.data,
        '-w',
        '-t',
        '60',
        '-l',
        logFile,
        '-o',
        options,
      ]);
      return port;
    } catch {
      // The port was taken in between, or another process of ours started Postgres first: look again.
      if (tries === 3) throw new StartError(`The embedded Postgres did not start. ${logFile} says why.`);
    }
  }
}

/** The port of a Postgres that already runs on this folder, or undefined; a pid file left by a dead one is removed. */
async function attach({ data }: EmbeddedFolders, urlOf: (port: number) => string): Promise<number | undefined> {
  const pidFile = join(data, 'postmaster.pid');
  for (let tries = 0; existsSync(pidFile); tries++) {
    const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
    if (port && (await answers(urlOf(Number(port))))) return Number(port);
    if (!isPostgres(Number(pid))) rmSync(pidFile, { force: true });
    if (tries > 100)
      throw new StartError(
        `The Postgres of ${data} (process ${pid}) runs but does not answer. End it and start again.`,
      );
    await pause(100);
  }
  return undefined;
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (!existsSync('/proc/self/cmdline')) return true;
  const commandLine = `/proc/${pid}/cmdline`;
  return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres');
}

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const answers = (url: string) => withClient(url, () => Promise.resolve(true)).catch(() => false);

async function createDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'fuud'");
    if (rowCount) return;
    await client.query('CREATE DATABASE fuud').catch((error: { code?: string }) => {
      const madeMeanwhile = error.code === '42P04' || error.code === '23505';
      if (!madeMeanwhile) throw error;
    });
  });
}

/** Whether another process of ours is connected; connections that were just closed get half a second to go. */
const isUsed = (adminUrl: string) =>
  withClient(adminUrl, async (client) => {
    for (let tries = 0; tries < 10; tries++) {
      const { rows } = await client.query(
        "SELECT count(*)::int AS others FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
      );
      if (rows[0].others === 0) return false;
      await pause(50);
    }
    return true;
  });
