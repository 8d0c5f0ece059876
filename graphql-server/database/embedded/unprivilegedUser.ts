import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from '../../errors/StartError';

/** The ids of a system user. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Postgres refuses to run as root. So if we are root, this function chooses the user that Postgres runs as: `postgres`
 * if it exists, otherwise `nobody`. It creates no user. It returns undefined if we are not root, because Postgres then
 * runs as our user.
 * @throws StartError if we are root and the system has neither of the two users
 */
export function findUnprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // try the next name
    }
  }
  throw new StartError(
    'Postgres does not run as root, and this system has neither a user postgres nor a user nobody. Set DATABASE_URL.',
  );
}

/**
 * Whether every user may enter `path` and all folders above it, and read it if it is a file. Folders that do not exist
 * yet are skipped.
 */
export function isReachableByOthers(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    const needed = stat?.isDirectory() ? 0o001 : 0o004;
    if (stat && (stat.mode & needed) !== needed) return false;
    if (folder === dirname(folder)) return true;
  }
}
