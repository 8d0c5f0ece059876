const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync } = require('@babel/core');
const { version } = require('@swc/core/package.json');
const { createTransformer } = require('@swc/jest');

// Only jest uses this compiler. Vite and esbuild build the product.
const compile = (parser) =>
  createTransformer({
    jsc: { target: 'es2023', parser, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  });
const ts = compile({ syntax: 'typescript' });
const tsx = compile({ syntax: 'typescript', tsx: true });
const self = version + readFileSync(__filename, 'utf8');

/** Replaces graphql tags with Relay's artifacts, as web/vite/relayTags.ts does for the product. */
function withArtifacts(source, filename) {
  if (!source.includes('graphql`')) return source;
  const parserOpts = { plugins: ['typescript', 'jsx'] };
  const alone = { configFile: false, babelrc: false, retainLines: true };
  return transformSync(source, { ...alone, filename, parserOpts, plugins: ['relay'] }).code;
}

/** Compiles TypeScript to CommonJS for jest with swc, because Babel without a cache takes twenty times as long. */
module.exports = {
  getCacheKey: (source, path) => createHash('sha1').update(self).update(path).update('\0').update(source).digest('hex'),
  process: (source, path, options) =>
    (path.endsWith('.tsx') ? tsx : ts).process(withArtifacts(source, path), path, options),
};
