import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';

/**
 * What a test's browser does without: first what Playwright switches off (of two such lists the last one counts), then
 * parts of Chromium's own window. Its suggestions under the address bar are a page of their own, loaded for every test:
 * with a spare process for the next page they take a third of all browser tests' processor time.
 */
const SWITCHED_OFF = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Whole journeys in a real Chromium against the real server; run by `npm test`, which finds the browser. */
export default defineConfig({
  testDir: 'web/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // Journeys wait half of the time: one more than there are cores keeps them busy.
  workers: cpus().length + 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    // A film of every test, or its page after every step, costs a fifth of the machine; steps and requests tell as much.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.FUUD_CHROMIUM,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${SWITCHED_OFF.join(',')}`,
      ],
    },
  },
});
