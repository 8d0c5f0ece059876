// Measures how fast servers answer HTTP requests for one restaurant (with and without a session), for a hundred
// restaurants, for the search page and for a deck. Compares this build, other built checkouts of Fuud, and Mercurius
// with JIT and hand-written SQL. The servers take turns and get the same number of requests.
// Usage: node bench/places.mjs [CHECKOUT...]
// BENCH_REQUESTS is the number of requests in a turn (default 3000). A turn in which each request reads a hundred
// restaurants has only a tenth of this number. BENCH_TURNS is the number of measured turns of each server (default 5).
// BENCH_NODE_FLAGS are Node's flags for the servers of Fuud, separated by spaces.
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from '../.ci/build.mjs';

const root = join(import.meta.dirname, '..');
await build();
const outdir = join(root, 'dist', 'bench');
await bundle({
  entryPoints: { places: join(root, 'bench/places/main.ts') },
  outdir,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  logLevel: 'error',
});
cpSync(join(root, 'graphql-server/locations/__generated__'), join(outdir, '__generated__'), { recursive: true });
await createRequire(import.meta.url)(join(outdir, 'places.js')).main(root, process.argv.slice(2));
process.exit(0);
