import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../errors/StartError';
import type { PostgresBinaries } from './binaries';
import type { EmbeddedFolders } from './folders';

/** Who administers the cluster: its superuser, used for nothing but roles, databases and the question who is connected. */
export const ADMIN = 'postgres';
/** Who the server and our commands are there: owner of the database of the same name, no superuser. */
export const OWNER = 'fuud';

const passwordFiles = { [ADMIN]: 'admin-password', [OWNER]: 'password' };

/** The password of one of the cluster's two users; made when it is first asked for and kept beside the data. */
export function passwordOf(user: keyof typeof passwordFiles, folders: EmbeddedFolders): string {
  return readFileSync(passwordFile(user, folders), 'utf8').trim();
}

function passwordFile(user: keyof typeof passwordFiles, { home, runAs }: EmbeddedFolders): string {
  const file = join(home, passwordFiles[user]);
  if (!existsSync(file)) keepFirst(file, randomBytes(24).toString('hex'));
  if (runAs) chownSync(file, runAs.uid, runAs.gid);
  return file;
}

/**
 * Creates the cluster the first time. It is made beside its place and moved there whole, so that a kill half-way
 * leaves nothing that looks finished.
 * @throws StartError when the cluster that is there was written by another major version.
 */
export async function ensureCluster(folders: EmbeddedFolders, binaries: PostgresBinaries): Promise<void> {
  mkdirSync(folders.home, { recursive: true });
  if (folders.runAs) chownSync(folders.home, folders.runAs.uid, folders.runAs.gid);
  if (!existsSync(folders.data)) await initialise(folders, binaries);
  refuseOtherMajor(folders, binaries);
}

async function initialise(folders: EmbeddedFolders, binaries: PostgresBinaries): Promise<void> {
  const half = join(folders.home, `data.${randomBytes(4).toString('hex')}`);
  await runProgram(folders, binaries.initdb, [
    ...['-D', half, `--username=${ADMIN}`, `--pwfile=${passwordFile(ADMIN, folders)}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
  ]);
  try {
    renameSync(half, folders.data);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(folders.data)) throw error; // else another process of ours was faster
  }
}

/** Two processes may come at once; the first one's password stays, and nobody reads half of one. */
function keepFirst(file: string, text: string): void {
  const half = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(half, text, { mode: 0o600 });
  try {
    linkSync(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(half);
  }
}

function refuseOtherMajor({ data }: EmbeddedFolders, { major }: PostgresBinaries): void {
  const written = Number.parseInt(readFileSync(join(data, 'PG_VERSION'), 'utf8'), 10);
  if (written === major) return;
  const mend = written > major ? 'Update Fuud' : 'Dump it with that version and load it into a new folder';
  throw new StartError(
    `The data in ${data} was written by Postgres ${written}; this Fuud brings ${major}. ${mend}, or name another FUUD_DATA_DIR.`,
  );
}

/**
 * Runs one of Postgres' programs to its end, as the user the cluster belongs to.
 * @throws StartError with the program's last words.
 */
export function runProgram({ home, runAs }: EmbeddedFolders, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(program, args, { cwd: home, stdio: ['ignore', 'ignore', 'pipe'], ...runAs });
    let words = '';
    child.stderr?.on('data', (chunk) => {
      words = `${words}${chunk}`.slice(-2000);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      const last = words.trim().split('\n').at(-1) ?? '';
      if (code === 0) resolve();
      else
        reject(new StartError(`The embedded Postgres could not be started in ${home}: ${last || `exit code ${code}`}`));
    });
  });
}
