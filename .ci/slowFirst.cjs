const { default: Sequencer } = require('@jest/test-sequencer');

/** The slowest test files. Most of them start whole servers. */
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
 * Runs the slow files first. On a fresh machine jest does not know which files are slow. If a slow file ran last, the
 * other cores would be idle.
 */
module.exports = class SlowFirst extends Sequencer {
  static SLOW = SLOW;

  sort(tests) {
    const rank = ({ path }) => {
      const at = SLOW.findIndex((slow) => path.endsWith(slow));
      return at < 0 ? SLOW.length : at;
    };
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
