// Checks the rules in .ci/rooms.cjs, which list what a room (a folder or a file) may import. Import cycles and files
// that nothing imports are errors too.
import { createRequire } from 'node:module';
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));

/**
 * If dependency-cruiser has read fewer modules than this number, it could not parse the sources. dependency-cruiser
 * itself reports no error in that case.
 */
const LEAST_MODULES = 1500;

// dependency-cruiser parses TypeScript with swc, but without JSX. The next lines switch JSX on for .tsx files.
const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
const { cruise } = await import('dependency-cruiser');
const { default: extractOptions } = await import('dependency-cruiser/config-utl/extract-depcruise-options');

const options = await extractOptions('./.ci/rooms.cjs');
const { output, exitCode } = await cruise(['graphql-server', 'web', 'bench', '.ci', 'vite.config.ts'], {
  ...options,
  outputType: 'err',
});
const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
if (exitCode !== 0) process.stderr.write(output);
else if (modules < LEAST_MODULES)
  console.error(`Only ${modules} modules were read: dependency-cruiser could not read the sources.`);
process.exitCode = exitCode !== 0 || modules < LEAST_MODULES ? 1 : 0;
