import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../../log';
import type { Access } from './Access';
import { findBinaries } from './binaries';
import { ADMIN, ensureCluster, OWNER, passwordOf, runProgram } from './cluster';
import { placeFolders } from './folders';
import { attachOrStart, logFileOf, startOn, stateOf } from './postmaster';
import { prepareRoles } from './prepareRoles';
import { withClient } from './withClient';

/** A running Postgres that several of our processes (the server, the catalogue command) may share. */
export interface EmbeddedPostgres {
  /** The URL with which the user OWNER connects to our database. */
  url: string;
  /** The URL with which the superuser connects to the database postgres. It is only for administration. */
  adminUrl: string;
  /** The path of the log file of Postgres. The log says why Postgres ended. */
  logFile: string;
  /** Whether the process of Postgres runs. The process may be frozen, or still starting. */
  isAlive(): boolean;
  /** Starts Postgres again on the same port after it died. @throws StartError when Postgres does not start */
  startAgain(): Promise<void>;
  /** Stops Postgres if no client is connected. */
  stopIfUnused(): Promise<void>;
}

/**
 * Starts the Postgres of `dataDir`. The first call creates its files. If Postgres already runs, this function uses it.
 * Postgres already runs if another of our processes uses it, or if the process that used it was killed.
 * @throws StartError when Postgres is not installed or does not start, or when another major version wrote the data
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const folders = placeFolders(dataDir);
  if (folders.notice) log.info(folders.notice);
  const binaries = findBinaries(folders.runAs !== undefined, '/var/lib/fuud');
  await ensureCluster(folders, binaries);

  const passwords = { [ADMIN]: passwordOf(ADMIN, folders), [OWNER]: passwordOf(OWNER, folders) };
  const urlAt = (port: number, user: keyof typeof passwords, database: string) =>
    `postgres://${user}:${passwords[user]}@127.0.0.1:${port}/${database}`;
  const port = await attachOrStart(folders, binaries, async (port) => {
    return (await canConnect(urlAt(port, ADMIN, 'postgres'))) || canConnect(urlAt(port, OWNER, 'postgres'));
  });
  const access: Access = { passwords, urlOf: (user, database) => urlAt(port, user, database) };
  await prepareRoles(access);

  const adminUrl = access.urlOf(ADMIN, 'postgres');
  const isAlive = () => stateOf(folders) === 'alive';
  return {
    url: access.urlOf(OWNER, OWNER),
    adminUrl,
    logFile: logFileOf(folders),
    isAlive,
    startAgain: () => startOn(port, folders, binaries),
    async stopIfUnused() {
      if (!isAlive() || (await isUsed(adminUrl))) return;
      await runProgram(folders, binaries.pgCtl, ['stop', '-D', folders.data, '-m', 'fast', '-w', '-t', '30']);
    },
  };
}

const canConnect = (url: string) => withClient(url, () => Promise.resolve(true)).catch(() => false);

/** Whether any other client is connected. Connections that were just closed get half a second to end. */
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
