import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
/**
 * Matches code that measures how long something takes, such as `performance.now()` or `Date.now() - startedAt`.
 */
const CLOCKS = /\bperformance\b|\bhrtime\b|console\.time|Date\.now\(\)\s*-\s*[a-z]|\.milliseconds\)\.toBe/;

test('no test measures time, because a slow machine is not an error (bench/ measures time)', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const tests = files
    .trim()
    .split('\n')
    .map((file) => join(root, file))
    .filter((file) => file !== __filename);
  expect(tests.length).toBeGreaterThan(200);
  expect(tests.filter((file) => CLOCKS.test(readFileSync(file, 'utf8')))).toEqual([]);
});
