import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { projectRoot as root } from './build.mjs';
import SlowFirst from './slowFirst.cjs';

/** A larger group saves more time, but one with many slow tests could run at the end while the other cores are idle. */
const GROUP_SIZE = 16;

const folder = 'graphql-server/testing/__generated__/groups';

/** These tests replace a module. In a group, another test may already have loaded the modules that use it. */
const REPLACES_MODULES = /\bjest\.(un)?mock\(/;

/**
 * Writes the groups of server tests. `paths` are the files that jest has to run: the groups, and the test files that run
 * alone. Jest loads all modules again for each file that it runs. For the server, this takes 1.5 of 4 seconds. The
 * tests of a group share the modules, so these are loaded once. `grouped` are the test files in the groups.
 */
export function groupServerTests() {
  const tests = ['graphql-server', '.ci', 'bench'].flatMap(findTests);
  const alone = tests.filter(runsAlone);
  const grouped = tests.filter((test) => !alone.includes(test));
  rmSync(join(root, folder), { recursive: true, force: true });
  mkdirSync(join(root, folder), { recursive: true });
  const groups = Array.from({ length: Math.ceil(grouped.length / GROUP_SIZE) }, (_, index) => {
    const group = `${folder}/${index}.js`;
    const members = grouped.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE);
    writeFileSync(join(root, group), members.map(asDescribe).join(''));
    return group;
  });
  return { paths: [...alone, ...groups], grouped };
}

/** The test files in groups that have no test. Outside a group, jest itself refuses such a file. */
export function withoutTests(grouped, report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = new Set(tests.map(({ ancestorTitles }) => ancestorTitles[0]));
  return grouped.filter((file) => !named.has(file));
}

const findTests = (room) =>
  readdirSync(join(root, room), { recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${room}/${path.split(sep).join('/')}`)
    .sort();

const runsAlone = (test) =>
  SlowFirst.SLOW.includes(test) || REPLACES_MODULES.test(readFileSync(join(root, test), 'utf8'));

/** A file that cannot be loaded fails as one test, and the other files of its group still run. */
const asDescribe = (test) => `
describe(${JSON.stringify(test)}, () => {
  try {
    require(${JSON.stringify(relative(folder, test).split(sep).join('/'))});
  } catch (error) {
    it('can be loaded', () => {
      throw error;
    });
  }
});
`;
