import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { findUnprivilegedUser, isReachableByOthers, type SystemUser } from './unprivilegedUser';

/** The folders of the embedded Postgres of one FUUD_DATA_DIR. */
export interface EmbeddedFolders {
  /** Contains data/, postgres.log, the password files and, if necessary, a copy of the programs. */
  home: string;
  data: string;
  /** Set when we are root: the user who owns everything in `home`. */
  runAs: SystemUser | undefined;
  /** Set when `home` could not be inside FUUD_DATA_DIR: one line that says where `home` is and why. */
  notice?: string;
}

/**
 * Places Postgres inside `dataDir`. When we are root and the user of Postgres may not enter `dataDir`, Postgres is
 * placed in /var/lib/fuud. Its folder there has a name that is computed from `dataDir`, so every start and every tool
 * finds it.
 */
export function placeFolders(dataDir: string): EmbeddedFolders {
  const runAs = findUnprivilegedUser();
  const inside = join(resolve(dataDir), 'postgres');
  if (!runAs || isReachableByOthers(resolve(dataDir))) return { home: inside, data: join(inside, 'data'), runAs };
  const home = join('/var/lib/fuud', createHash('sha256').update(inside).digest('hex').slice(0, 12));
  const notice = `Postgres does not run as root and its user may not enter ${resolve(dataDir)}, so the database is kept in ${home}.`;
  return { home, data: join(home, 'data'), runAs, notice };
}
