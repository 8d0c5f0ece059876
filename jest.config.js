const { cpus } = require('node:os');

/** Two projects: the server on a real Postgres, the web app in jsdom with mocked Relay payloads. */
const esmOnly = [
  '@formatjs',
  'react-intl',
  'intl-messageformat',
  'nodemailer',
  'smtp-server',
  'postal-mime',
  'openid-client',
  'oauth4webapi',
  'jose',
  'hyparquet',
  'hyparquet-compressors',
  'hysnappy',
  'fzstd',
].join('|');

const shared = {
  transform: { '\\.(ts|tsx|js|mjs)$': '<rootDir>/.ci/jestTransform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/web/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.fuud/'],
};

module.exports = {
  /** Milliseconds: only what hangs takes so long, however busy the machine. */
  testTimeout: 120_000,
  testSequencer: '<rootDir>/.ci/slowFirst.cjs',
  /** Tests wait for Postgres a third of the time: one more than there are cores keeps them busy. */
  maxWorkers: cpus().length + 1,
  /** A worker that has grown past it begins anew: of suites that are over more stays than is of use. */
  workerIdleMemoryLimit: '700MB',
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['graphql-server', '.ci', 'bench'].map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      setupFilesAfterEnv: ['<rootDir>/graphql-server/testing/quickHashing.ts'],
      globalSetup: '<rootDir>/graphql-server/testing/globalSetup.ts',
      globalTeardown: '<rootDir>/graphql-server/testing/globalTeardown.ts',
    },
    {
      ...shared,
      displayName: 'web',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/web/testing/setup.ts'],
      moduleNameMapper: {
        '\\.(css|woff2|svg)(\\?.*)?$': '<rootDir>/web/testing/fileStub.ts',
        '^virtua$': '<rootDir>/web/testing/virtualizerStub.tsx',
      },
    },
  ],
};
