// Runs before `npm start`, `npm test` and some other npm scripts (package.json). Installs the packages of the lockfile
// if they are missing or out of date. This script itself uses no package. If all packages are installed, it needs no
// network.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm } from './run.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.installed-lockfile');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Fuud needs Node 20.19 or newer; this is ${process.versions.node}.`);

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== wanted) {
  console.log(installed ? 'Packages changed: installing…' : 'Installing packages (a minute or two, once)…');
  // Install scripts do not run. They are not needed, because the packages themselves contain all binaries.
  const code = await runNpm(
    ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root },
  );
  if (code !== 0) stop('The packages could not be installed. Is the npm registry reachable? npm says why above.');
  writeFileSync(stamp, wanted);
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
