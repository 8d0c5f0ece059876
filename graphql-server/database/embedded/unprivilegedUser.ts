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
 * Finds the user that runs Postgres when we are root, because Postgres refuses to run as root: `postgres` if the system
 * has this user, otherwise `nobody`. Creates no user. Returns undefined when we are not root, because Postgres then
 * runs as our user.
 * @throws StartError when we are root and the system has neither user
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
