// How fast requests for one restaurant, for a hundred and for the search page are answered over HTTP, signed out and
// signed in. Compares this build, other built checkouts of Fuud, and Mercurius with JIT and hand-written SQL; they take
// turns, with the same number of requests each.
// Usage: node bench/places.mjs [CHECKOUT...] (BENCH_REQUESTS a turn, 3000; BENCH_TURNS, 5)
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
