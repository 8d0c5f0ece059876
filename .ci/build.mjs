// Generates code and builds the product into dist/. A step runs only if one of its inputs has changed or one of its
// outputs is missing. The server needs these results of the build:
//   dist/server (a bundle for Node), dist/landing.json (the rendered landing page),
//   dist/web (the files for browsers, with compressed copies of the larger scripts, style sheets, SVG and JSON files)
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { capture, hashOf } from './run.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (path) => join(root, path);
const cities = inRoot('graphql-server/locations/__generated__/cities.json');
const memoryModel = inRoot('graphql-server/search/memory/__generated__/memory.bin');
const words = ['knownWords.txt', 'wordCounts.json'].map((name) =>
  inRoot(`graphql-server/search/parse/__generated__/${name}`),
);
const bin = (name) => join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
/**
 * The PATH for the tools. It contains node_modules/.bin, as in npm scripts, because Prisma searches PATH for its
 * generators.
 */
const toolPath = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const notInputs = (path) =>
  /node_modules|__generated__|[/\\]e2e[/\\]|[/\\]testing[/\\]|\.test\.tsx?$/.test(relative(root, path));

/**
 * Generates the Prisma client, Pothos' types, Relay's artifacts and the list of cities. These files are not committed.
 */
export async function generateCode() {
  await collectCities();
  const schema = join(root, 'prisma', 'schema.prisma');
  await runIfChanged(
    'generated',
    'Generating code',
    [schema, join(root, 'schema.graphql'), join(root, 'relay.config.js'), join(root, 'web')],
    [join(root, 'web', '__generated__')],
    async () => {
      // With this variable Prisma does not download its Rust engine, which `generate` does not need.
      await tool(bin('prisma'), ['generate'], { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath });
      mkdirSync(join(root, 'web', '__generated__'), { recursive: true }); // relay-compiler does not create this folder
      await tool(bin('relay-compiler'), []);
    },
    (path) => /node_modules|__generated__/.test(relative(root, path)), // tests are inputs: they contain GraphQL queries
  );
}

async function collectCities() {
  const inputs = ['graphql-server/locations', '.ci/cities', 'package-lock.json'];
  await runIfChanged('cities', 'Collecting cities', inputs.map(inRoot), [cities], () =>
    tool(bin('tsx'), [inRoot('.ci/cities/writeCities.ts')]),
  );
}

/**
 * Trains the model of the search memory (the collection of example cravings). This function does nothing if its outputs
 * exist and no input has changed. The training uses one core for half a minute, so run it at the same time as other
 * work.
 */
async function learnMemory() {
  const inputs = ['words', 'vocabulary', 'examples', 'parse', 'memory'].map((name) =>
    inRoot(`graphql-server/search/${name}`),
  );
  await runIfChanged('memory', 'Learning from example cravings', inputs, [memoryModel, ...words], () =>
    tool(bin('tsx'), [inRoot('graphql-server/search/memory/train/writeMemoryModel.ts')]),
  );
}

/** Builds the server and the web app. A step is skipped if its inputs have not changed and its outputs exist. */
export async function build() {
  await generateCode();
  await together(buildServer(), buildWeb());
}

/** Builds the server and the catalogue command. */
export async function buildServer() {
  await together(generateCode(), learnMemory());
  const inputs = ['graphql-server', 'prisma/schema.prisma', 'package-lock.json', '.ci/build.mjs'];
  await runIfChanged('server-built', 'Building the server', inputs.map(inRoot), [inRoot('dist/server')], bundleServer);
}

async function buildWeb() {
  const inputs = ['web', 'schema.graphql', 'package-lock.json', 'vite.config.ts', '.ci/build.mjs'];
  const outputs = [inRoot('dist/web'), inRoot('dist/landing.json')];
  await runIfChanged('web-built', 'Building the web app', inputs.map(inRoot), outputs, async () => {
    const lean = { NODE_ENV: 'production' }; // without this, React includes its development checks
    await tool(bin('vite'), ['build'], lean);
    await tool(bin('vite'), ['build', '--ssr', 'web/prerender.tsx', '--outDir', join(root, 'dist', 'prerender')], lean);
    await prerender();
    compress(join(root, 'dist', 'web'));
  });
}

/** Waits for all promises, even if one of them fails, so that no tool is still running when the error is thrown. */
async function together(...works) {
  const failed = (await Promise.allSettled(works)).find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

const stampOf = (name) => join(root, 'dist', `.${name}`);

/** Calls `work` if an input has changed since the last successful call, or if an output is missing. */
async function runIfChanged(name, title, inputs, outputs, work, skip = notInputs) {
  const stamp = stampOf(name);
  const wanted = hashOf(inputs, skip);
  if (outputs.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`${title}…`);
  mkdirSync(dirname(stamp), { recursive: true });
  rmSync(stamp, { force: true });
  await work();
  writeFileSync(stamp, wanted);
}

async function tool(program, args, env = {}) {
  const { code, output } = await capture(program, args, { cwd: root, env: { ...process.env, PATH: toolPath, ...env } });
  if (code === 0) return;
  process.stderr.write(output);
  throw new Error(`${relative(root, program)} ${args.join(' ')} failed; its output is above.`);
}

async function bundleServer() {
  const { build } = await import('esbuild');
  const entry = (name) => join(root, 'graphql-server', name);
  await build({
    entryPoints: { index: entry('index.ts'), catalogue: entry('catalogue/cli.ts') },
    outdir: join(root, 'dist', 'server'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Without this setting esbuild replaces literals such as /\p{L}/u by new RegExp(), which compiles at each use.
    supported: { 'regexp-unicode-property-escapes': true },
    sourcemap: true,
    logLevel: 'error',
  });
  // The server reads these files from the bundle's folder.
  cpSync(cities, join(root, 'dist', 'server', '__generated__', 'cities.json'));
  cpSync(entry('search/examples/cravings'), join(root, 'dist', 'server', 'cravings'), { recursive: true });
  for (const file of [memoryModel, ...words])
    cpSync(file, join(root, 'dist', 'server', '__generated__', basename(file)));
}

async function prerender() {
  const folder = join(root, 'dist', 'prerender');
  const file = readdirSync(folder).find((name) => /^prerender\.m?js$/.test(name));
  const { renderLanding } = await import(pathToFileURL(join(folder, file)).href);
  writeFileSync(join(root, 'dist', 'landing.json'), JSON.stringify(await renderLanding()));
}

function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(m?js|css|svg|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < 500) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** The built server ("index") or the built command ("catalogue"), as a module. */
export const loadBuilt = (name) => createRequire(import.meta.url)(join(root, 'dist', 'server', `${name}.js`));

export const projectRoot = root;

/** Prints the message of the error and exits with code 1. */
export function exitWithError(error) {
  console.error(error.message);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build().catch(exitWithError);
