import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { findUnprivilegedUser, isReachableByOthers, type SystemUser } from './unprivilegedUser';

/** The folders of the embedded Postgres that belongs to one FUUD_DATA_DIR. */
export interface EmbeddedFolders {
  /** The folder that contains data/, postgres.log and the password files. */
  home: string;
  data: string;
  /** The system user who owns everything in `home`. Set only if we are root. */
  runAs: SystemUser | undefined;
  /** One line that says where `home` is and why. Set only if `home` is not inside FUUD_DATA_DIR. */
  notice?: string;
}

/**
 * Returns the folders for the Postgres of `dataDir`. Usually they are inside `dataDir`. If we are root and the user of
 * Postgres may not enter `dataDir`, they are in a folder of /var/lib/fuud. The name of this folder is computed from
 * `dataDir`, so every start and every tool finds the same folder.
 */
export function placeFolders(dataDir: string): EmbeddedFolders {
  const runAs = findUnprivilegedUser();
  const inside = join(resolve(dataDir), 'postgres');
  if (!runAs || isReachableByOthers(resolve(dataDir))) return { home: inside, data: join(inside, 'data'), runAs };
  const home = join('/var/lib/fuud', createHash('sha256').update(inside).digest('hex').slice(0, 12));
  const notice = `Postgres does not run as root and its user may not enter ${resolve(dataDir)}, so the database is kept in ${home}.`;
  return { home, data: join(home, 'data'), runAs, notice };
}
