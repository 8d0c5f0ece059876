import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { withoutEmptyProperties } from './leanRelay';

const folder = join(__dirname, '../__generated__');

/** Runs the code of an artifact and returns its compiled query or fragment. */
function evaluate(artifact: string): unknown {
  const { code } = transformSync(artifact, { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } });
  const module = { exports: {} as { default?: unknown } };
  new Function('module', 'exports', 'require', code)(module, module.exports, () => ({}));
  return module.exports.default;
}

/** A copy of the value. The properties alias, args and storageKey are left out where they are null. */
const stripped = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, part) =>
      part === null && ['alias', 'args', 'storageKey'].includes(key) ? undefined : part,
    ),
  );

test('compiled queries and fragments lose only null values of alias, args and storageKey, and stay valid code', () => {
  const names = readdirSync(folder).filter((name) =>
    /^(?:SearchResultsQuery|FoldedRow_restaurant|Cards?\w*)\.graphql\.ts$/.test(name),
  );
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const artifact = readFileSync(join(folder, name), 'utf8');
    const lean = withoutEmptyProperties(artifact);
    expect(lean.length).toBeLessThan(artifact.length);
    expect(evaluate(lean)).toEqual(stripped(evaluate(artifact)));
  }
});
