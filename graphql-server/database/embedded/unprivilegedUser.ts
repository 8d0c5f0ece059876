import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartError } from '../../errors/StartError';

/** The user id and the group id of a user of this machine. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * Postgres refuses to run as root. So if we are root, this function returns the user that Postgres runs as: `postgres`
 * if this user exists, otherwise `nobody`. If we are not root, this function returns undefined, because Postgres then
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
 * Whether every user can reach `path`. This means that every user may enter all folders of `path`, and may read `path`
 * if it is a file. Folders that do not exist yet are skipped.
 */
export function isReachableByOthers(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    const needed = stat?.isDirectory() ? 0o001 : 0o004;
    if (stat && (stat.mode & needed) !== needed) return false;
    if (folder === dirname(folder)) return true;
  }
}
