import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';

/**
 * Features of Chromium that are off in tests. Playwright also passes such a list to Chromium, but Chromium uses only
 * the last list that it gets. So all features here except the last three are copied from Playwright's list. The last
 * three would cost a third of the processor time of all browser tests: for every test, Chromium would load a page for
 * the suggestions under its address bar, and start a spare process for the next page.
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

/** The browser tests. A real Chromium uses the real server. `npm test` finds Chromium and runs these tests. */
export default defineConfig({
  testDir: 'web/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // A test waits half of its time, so one worker more than there are cores keeps the cores busy.
  workers: cpus().length + 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    // Screenshots or page snapshots during a test would cost a fifth of the processor time. The trace still has all
    // steps and requests, which are enough to understand a failure.
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
