// `npm test`: runs all checks. The last line contains the totals: N passed, N failed, N skipped.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, exitWithError, generateCode, projectRoot as root } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { groupServerTests, withoutTests } from './groupTests.mjs';
import { run } from './run.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'fuud-results-'));
const bin = (name) => join(root, 'node_modules', '.bin', name);
const total = { passed: 0, failed: 0, skipped: 0 };

function count(name, { passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  console.log(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
}

async function check(name, program, args) {
  const code = await run(program, args, { cwd: root });
  count(name, code === 0 ? { passed: 1 } : { failed: 1 });
}

/**
 * Runs the jest tests of one project (server or web): those at the paths (see groupServerTests), or all. A run with both
 * projects is slower, because each worker then loads both projects.
 */
async function jest(project, { paths = [], grouped = [] } = {}) {
  const file = join(scratch, `${project}.json`);
  const code = await run(
    process.execPath,
    [
      bin('jest'),
      ...['--selectProjects', project, '--json', `--outputFile=${file}`, '--silent=false'],
      ...paths.map((path) => `--testMatch=<rootDir>/${path}`),
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const report = readReport(file);
  const {
    numPassedTests: passed = 0,
    numFailedTests = 0,
    numPendingTests: skipped = 0,
    numRuntimeErrorTestSuites = 0,
  } = report ?? {};
  const empty = report ? withoutTests(grouped, report) : [];
  for (const file of empty) console.error(`${file} contains no test.`);
  const failed = numFailedTests + numRuntimeErrorTestSuites + empty.length;
  count(`${project} tests`, { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped });
}

async function browser(chromium) {
  if (!chromium) {
    console.error(
      'Browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium).',
    );
    return count('browser tests', { failed: 1 });
  }
  const file = join(scratch, 'browser.json');
  const env = { ...process.env, FUUD_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run(process.execPath, [bin('playwright'), 'test', '--reporter=list,json'], { cwd: root, env });
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(file)?.stats ?? {};
  const failed = unexpected + flaky;
  count('browser tests', { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped });
}

const countBuild = () =>
  build().then(
    () => count('build', { passed: 1 }),
    (error) => {
      console.error(error.message);
      count('build', { failed: 1 });
    },
  );

async function checkSources() {
  await check('types of the GraphQL operations', bin('graphql-codegen'), ['--config', 'codegen.yml']);
  await check('types of the server', bin('tsc'), ['-p', 'graphql-server']);
  await check('types of the web app', bin('tsc'), ['-p', 'web']);
  await check('types of the web app’s tests and tools', bin('tsc'), ['-p', '.']);
  await check('lint and format', bin('biome'), ['ci', '--colors=off', '.']);
  await check('import rules', process.execPath, ['.ci/checkRooms.mjs']);
  await check('schema.graphql is up to date', bin('tsx'), ['graphql-server/schema/print.ts', '--check']);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

await generateCode().catch(exitWithError);
// Finding Chromium may include a download. The processor is nearly idle during a download, so it starts now.
const chromium = findChromium();
// The server tests need the build, but not the checks. They also wait for Postgres now and then, and the checks use
// this time.
const checks = checkSources();
await countBuild();
await jest('server', groupServerTests());
await checks;
await jest('web');
await browser(await chromium);
rmSync(scratch, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed ? 1 : 0;
