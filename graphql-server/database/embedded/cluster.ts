import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { dataDirError } from '../../env/dataDirError';
import { StartError } from '../../errors/StartError';
import type { PostgresBinaries } from './binaries';
import type { EmbeddedFolders } from './folders';

/** The superuser of the cluster. Our code uses it to create roles and databases, and to find out who is connected. */
export const ADMIN = 'postgres';
/** The user that the server and our commands connect as. It owns the database `fuud` and is not a superuser. */
export const OWNER = 'fuud';

const passwordFiles = { [ADMIN]: 'admin-password', [OWNER]: 'password' };

/** Returns the password of one of the cluster's users. The first call creates it and saves it in a file in `home`. */
export function passwordOf(user: keyof typeof passwordFiles, folders: EmbeddedFolders): string {
  return readFileSync(passwordFile(user, folders), 'utf8').trim();
}

function passwordFile(user: keyof typeof passwordFiles, { home, runAs }: EmbeddedFolders): string {
  const file = join(home, passwordFiles[user]);
  if (!existsSync(file)) writeIfAbsent(file, randomBytes(24).toString('hex'));
  if (runAs) chownSync(file, runAs.uid, runAs.gid);
  return file;
}

/**
 * Creates the cluster if there is none. initdb writes the cluster to a temporary folder, which gets its final name when
 * the cluster is complete. So if the process is killed, no incomplete cluster has the final name.
 * @throws StartError when the folder cannot be written, when initdb fails, or when another major version of Postgres
 * wrote the existing cluster
 */
export async function ensureCluster(folders: EmbeddedFolders, binaries: PostgresBinaries): Promise<void> {
  try {
    mkdirSync(folders.home, { recursive: true });
    accessSync(folders.home, constants.W_OK);
  } catch (error) {
    throw dataDirError(error);
  }
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
    if (!existsSync(folders.data)) throw error; // if the folder exists, another process created it first
  }
}

/**
 * Writes the text to a new file. If two processes do this at the same time, the file contains the text of the faster
 * process. No process can read an incomplete file.
 */
function writeIfAbsent(file: string, text: string): void {
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
    `The data in ${data} was written by Postgres ${written}; this version of Fuud contains Postgres ${major}. ${mend}, or name another FUUD_DATA_DIR.`,
  );
}

/**
 * Runs one of Postgres' programs and waits until it ends. If we are root, the program runs as the user `runAs`.
 * @throws StartError when the program fails. The error's message ends with the last line of stderr or the exit code.
 * If the program cannot be started at all, the error of spawn is thrown.
 */
export function runProgram({ home, runAs }: EmbeddedFolders, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(program, args, { cwd: home, stdio: ['ignore', 'ignore', 'pipe'], ...runAs });
    let errorOutput = '';
    child.stderr?.on('data', (chunk) => {
      errorOutput = `${errorOutput}${chunk}`.slice(-2000);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      const last = errorOutput.trim().split('\n').at(-1) || `exit code ${code}`;
      if (code === 0) resolve();
      else reject(new StartError(`${basename(program)} of the embedded Postgres in ${home} failed: ${last}`));
    });
  });
}
