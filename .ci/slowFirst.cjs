const { default: Sequencer } = require('@jest/test-sequencer');

/** The slowest suites. Most of them start whole servers. */
const SLOW = [
  'graphql-server/outage.test.ts',
  'graphql-server/index.test.ts',
  '.ci/dockerfile.test.ts',
  'graphql-server/schema/strangeText.test.ts',
  'graphql-server/catalogue/realFiles.test.ts',
  'graphql-server/catalogue/read/fuzz.test.ts',
  'graphql-server/database/embedded/startEmbeddedPostgres.test.ts',
  'bench/searchEval/figures.test.ts',
  '.ci/start.test.ts',
];

/**
 * Runs the slow suites first. On a fresh machine jest does not know which suites are slow. If a slow suite ran last,
 * the other cores would be idle.
 */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = SLOW.findIndex((suite) => path.endsWith(suite));
      return at < 0 ? SLOW.length : at;
    };
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
