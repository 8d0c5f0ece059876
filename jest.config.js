const { cpus } = require('node:os');

/** Packages with ES modules that Jest must transform. Jest does not transform other packages. */
const transformedPackages = [
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
  transformIgnorePatterns: [`/node_modules/(?!(${transformedPackages})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/web/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.fuud/'],
};

/** The project `server` uses a real Postgres. The project `web` uses jsdom and mocked Relay payloads. */
module.exports = {
  /** In milliseconds. Only a test that hangs takes so long, even on a busy machine. */
  testTimeout: 120_000,
  testSequencer: '<rootDir>/.ci/slowFirst.cjs',
  /** Tests wait for Postgres a third of the time. So the cores stay busy if there is one more worker than cores. */
  maxWorkers: cpus().length + 1,
  /**
   * After each test file, Jest restarts a worker that uses more memory than this. Finished tests leave memory in use.
   */
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
