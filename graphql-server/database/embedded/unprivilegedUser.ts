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
 * The user Postgres runs as when we are root (it refuses root): `postgres` if the system has it, or `nobody`. No user
 * is created. Undefined when we are not root: Postgres then runs as ourselves.
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
    'Postgres does not run as root, and this system has no user postgres or nobody. Set DATABASE_URL.',
  );
}

/** Whether every user may enter all folders above `path` (and read it, if it exists). */
export function isReachableByOthers(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    const needed = stat?.isDirectory() ? 0o001 : 0o004;
    if (stat && (stat.mode & needed) !== needed) return false;
    if (folder === dirname(folder)) return true;
  }
}
