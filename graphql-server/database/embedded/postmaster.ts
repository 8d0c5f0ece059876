import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../errors/StartError';
import type { PostgresBinaries } from './binaries';
import { runProgram } from './cluster';
import type { EmbeddedFolders } from './folders';
import { freePort } from './freePort';

/** The log file of Postgres. */
export const logFileOf = ({ home }: EmbeddedFolders) => join(home, 'postgres.log');

/**
 * The state of a folder's Postgres. alive: Postgres runs. dead: Postgres does not run, or has just begun to start and
 * has not written its process id yet. stranger: Postgres does not run, and its old pid file must be removed before a
 * start. Either another program now has the process id in this file, or the file contains no process id, or somebody
 * copied the folder while its Postgres was running, so the file is about the Postgres of the other folder.
 */
export type PostgresState = 'dead' | 'stranger' | 'alive';

/**
 * Returns the state of this folder's Postgres. A frozen Postgres counts as alive. On a system without /proc, any
 * process with the process id in the pid file counts as Postgres.
 */
export function stateOf({ data }: EmbeddedFolders): PostgresState {
  const [id, startedOn = ''] = readPidFile(data);
  const pid = Math.abs(Number(id)) || 0;
  if (isOtherFolder(startedOn, data)) return 'stranger';
  if (!pid) return isOld(join(data, 'postmaster.pid')) ? 'stranger' : 'dead';
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return 'dead';
  }
  if (!existsSync('/proc/self/cmdline')) return 'alive';
  return readOrEmpty(`/proc/${pid}/cmdline`).includes('postgres') ? 'alive' : 'stranger';
}

/**
 * Returns the port of this folder's Postgres. If Postgres does not run, this function starts it. The first try uses the
 * port of the last start if that port is known, because other processes may still connect to that port. Later tries use
 * a free port.
 * @throws StartError when Postgres does not start or does not answer
 */
export async function attachOrStart(
  folders: EmbeddedFolders,
  binaries: PostgresBinaries,
  canConnect: (port: number) => Promise<boolean>,
): Promise<number> {
  for (let tries = 1; ; tries++) {
    const running = await attach(folders, canConnect);
    if (running) return running;
    const port = (tries === 1 && lastPort(folders)) || (await freePort());
    try {
      await startOn(port, folders, binaries);
      return port;
    } catch (error) {
      // Try again, because another program may have taken the port, or another process of ours may have started
      // Postgres first.
      if (tries < 3) continue;
      // pg_ctl names the reason, for example files of another user, or refers to the log.
      if (error instanceof StartError && !error.message.endsWith('Examine the log output.')) throw error;
      throw new StartError(`The embedded Postgres did not start. ${logFileOf(folders)} says why.`);
    }
  }
}

/**
 * Starts Postgres on this port and waits until it accepts connections. If the last Postgres died, its pid file may
 * still exist. The new Postgres reads this file and refuses to start if the old process still runs. So this function
 * removes the file only if stateOf returns "stranger".
 */
export function startOn(port: number, folders: EmbeddedFolders, binaries: PostgresBinaries): Promise<void> {
  if (stateOf(folders) === 'stranger') rmSync(join(folders.data, 'postmaster.pid'), { force: true });
  // The log is terse, because the details of an error can contain stored values, for example e-mail addresses.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c log_min_messages=warning -c log_error_verbosity=terse`;
  return runProgram(folders, binaries.pgCtl, [
    ...['start', '-D', folders.data, '-w', '-t', '60', '-l', logFileOf(folders), '-o', options],
  ]);
}

/** Waits until a running Postgres of this folder answers, and returns its port. Returns undefined if none runs. */
async function attach(
  folders: EmbeddedFolders,
  canConnect: (port: number) => Promise<boolean>,
): Promise<number | undefined> {
  for (let tries = 0; stateOf(folders) === 'alive'; tries++) {
    const [pid, , , port] = readPidFile(folders.data);
    if (port && (await canConnect(Number(port)))) return Number(port);
    if (tries > 100)
      throw new StartError(
        `The Postgres of ${folders.data} (process ${pid}) runs but does not answer. End it and start again.`,
      );
    await pause(100);
  }
  return undefined;
}

/** Whether both folders exist and are different. A folder that was moved counts as the same, as does a link to it. */
function isOtherFolder(folder: string, data: string): boolean {
  const [one, other] = [folder, data].map((path) => statSync(path, { throwIfNoEntry: false }));
  return one !== undefined && other !== undefined && (one.dev !== other.dev || one.ino !== other.ino);
}

const readPidFile = (data: string) => readOrEmpty(join(data, 'postmaster.pid')).split('\n');

/**
 * Whether the pid file exists and is older than ten seconds. If a new file contains no process id, Postgres is still
 * writing it. If an old file contains no process id, the machine probably crashed while Postgres wrote it.
 */
function isOld(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > 10_000;
}

/** The port of the last start. Postgres writes its start options to postmaster.opts. */
function lastPort({ data }: EmbeddedFolders): number | undefined {
  const [, port] = /"-p" "(\d+)"/.exec(readOrEmpty(join(data, 'postmaster.opts'))) ?? [];
  return port ? Number(port) : undefined;
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
