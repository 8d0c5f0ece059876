import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../../log';
import { findBinaries } from './binaries';
import { ADMIN, ensureCluster, OWNER, passwordOf, runProgram } from './cluster';
import { placeFolders } from './folders';
import { attachOrStart, lifeOf, logFileOf, startOn } from './postmaster';
import { type Access, prepareRoles } from './prepareRoles';
import { withClient } from './withClient';

/** A running Postgres that several processes of ours (the server, the catalogue command) may share. */
export interface EmbeddedPostgres {
  /** Our database, as its owner. */
  url: string;
  /** The database postgres, as the superuser: for administration only. */
  adminUrl: string;
  /** Where it says why it ended. */
  logFile: string;
  /** Whether its process lives; it may be frozen, or on its way up. */
  isAlive(): boolean;
  /** Starts it again where it was, after its death. @throws StartError when it does not come up there */
  startAgain(): Promise<void>;
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
