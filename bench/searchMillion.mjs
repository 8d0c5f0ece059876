// Measures how fast Fuud answers cravings. An embedded Postgres contains ROWS invented restaurants (by default a
// million) in 500 cities. This script measures the search engine alone, Fuud over HTTP, and other servers for
// comparison.
// Usage: node bench/searchMillion.mjs [ROWS]
// If BENCH_DATA_DIR names a folder, the database stays in that folder for the next run. BENCH_SECONDS is the time for
// which each server is measured over HTTP, after a warm-up of the same length (default 8).
import { cpSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildServer } from '../.ci/build.mjs';

const root = join(import.meta.dirname, '..');
await buildServer();
const outdir = join(root, 'dist', 'bench');
await build({
  entryPoints: { main: join(root, 'bench/million/main.ts'), app: join(root, 'bench/million/serve.ts') },
  outdir,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  logLevel: 'error',
});
// The bundle reads these files at runtime.
cpSync(join(root, 'graphql-server/locations/__generated__'), join(outdir, '__generated__'), { recursive: true });
const search = join(root, 'graphql-server/search');
for (const part of ['memory', 'parse']) {
  cpSync(join(search, part, '__generated__'), join(outdir, '__generated__'), { recursive: true });
}
cpSync(join(search, 'examples/cravings'), join(outdir, 'cravings'), { recursive: true });
writeFileSync(
  join(outdir, 'serve.js'),
  "const [mode, url, port, folder, bytes] = process.argv.slice(2);\nrequire('./app.js').main(mode, url, Number(port), folder, bytes);\n",
);
await createRequire(import.meta.url)(join(outdir, 'main.js')).main(root, Number(process.argv[2] ?? 1_000_000));
