// Checks who imports whom in the server, by .ci/rooms.cjs; in web/ Biome does (biome.json).
import { join } from 'node:path';
import { capture } from './run.mjs';

const root = join(import.meta.dirname, '..');

/** A checker that cannot read the sources finds fewer files, and no fault in those. */
const LEAST_MODULES = 1000;

const { code, output } = await capture(
  process.execPath,
  [join(root, 'node_modules', '.bin', 'depcruise'), '--config', '.ci/rooms.cjs', 'graphql-server', 'bench', '.ci'],
  { cwd: root },
);
const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
if (code !== 0) process.stderr.write(output);
else if (modules < LEAST_MODULES)
  console.error(`Only ${modules} modules were read: dependency-cruiser could not read the sources.`);
process.exitCode = code !== 0 || modules < LEAST_MODULES ? 1 : 0;
