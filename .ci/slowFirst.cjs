const { default: Sequencer } = require('@jest/test-sequencer');

/** Suites that take longest, most of them because they start whole servers of their own. */
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

/** Begins with the slow suites: on a fresh machine jest does not know them, and at the end they keep one core busy alone. */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const at = SLOW.findIndex((suite) => path.endsWith(suite));
      return at < 0 ? SLOW.length : at;
    };
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
