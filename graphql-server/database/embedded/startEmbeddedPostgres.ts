import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../../log';
import type { Access } from './Access';
import { findBinaries } from './binaries';
import { ADMIN, ensureCluster, OWNER, passwordOf, runProgram } from './cluster';
import { placeFolders } from './folders';
import { attachOrStart, lifeOf, logFileOf, startOn } from './postmaster';
import { prepareRoles } from './prepareRoles';
import { withClient } from './withClient';

/** A running Postgres that several of our processes (the server, the catalogue command) may share. */
export interface EmbeddedPostgres {
  /** The URL of our database, for its owner. */
  url: string;
  /** The URL of the database postgres, for the superuser: for administration only. */
  adminUrl: string;
  /** The log, which says why Postgres ended. */
  logFile: string;
  /** Whether the process of Postgres runs. The process may be frozen, or still starting. */
  isAlive(): boolean;
  /** Starts Postgres again on the same port after it died. @throws StartError when Postgres does not start */
  startAgain(): Promise<void>;
  /** Stops Postgres, unless another of our processes is still connected. */
  stopIfUnused(): Promise<void>;
}

/**
 * Starts the Postgres of `dataDir` and creates it the first time. If that Postgres already runs, this function uses it.
 * It may run for another of our processes, or still run because the Fuud server that started it was killed.
 * @throws StartError when another major version wrote the data, or Postgres does not start.
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
    return (await answers(urlAt(port, ADMIN, 'postgres'))) || answers(urlAt(port, OWNER, 'postgres'));
  });
  const access: Access = { passwords, urlOf: (user, database) => urlAt(port, user, database) };
  await prepareRoles(access);

  const adminUrl = access.urlOf(ADMIN, 'postgres');
  const isAlive = () => lifeOf(folders) === 'alive';
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

const answers = (url: string) => withClient(url, () => Promise.resolve(true)).catch(() => false);

/** Whether another of our processes is connected. Waits half a second for connections that were just closed. */
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
