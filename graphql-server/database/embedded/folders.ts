import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { findUnprivilegedUser, isReachableByOthers, type SystemUser } from './unprivilegedUser';

/** Where the embedded Postgres of one FUUD_DATA_DIR lives. */
export interface EmbeddedFolders {
  /** Holds data/, postgres.log, password and, where needed, a copy of the programs. */
  home: string;
  data: string;
  /** Set when we are root: the user everything in `home` belongs to. */
  runAs: SystemUser | undefined;
  /** Set when `home` could not be inside FUUD_DATA_DIR: a line that says where it is and why. */
  notice?: string;
}

/**
 * Places Postgres inside `dataDir`; or, when we are root and the user Postgres runs as may not enter `dataDir`,
 * in /var/lib/fuud under a name made from it, so that every start and tool finds the same place again.
 */
export function placeFolders(dataDir: string): EmbeddedFolders {
  const runAs = findUnprivilegedUser();
  const inside = join(resolve(dataDir), 'postgres');
  if (!runAs || isReachableByOthers(resolve(dataDir))) return { home: inside, data: join(inside, 'data'), runAs };
  const home = join('/var/lib/fuud', createHash('sha256').update(inside).digest('hex').slice(0, 12));
  const notice = `Postgres does not run as root and its user may not enter ${resolve(dataDir)}, so the database is kept in ${home}.`;
  return { home, data: join(home, 'data'), runAs, notice };
}
