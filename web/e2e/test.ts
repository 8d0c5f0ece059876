import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { gluedWords } from './gluedWords';
import { type RunningServer, startServer } from './server';

interface Fixtures {
  /** Patterns of the console errors and uncaught exceptions that a test expects. Any other error fails the test. */
  expectedErrors: RegExp[];
}

/** Playwright's test, with one server for each worker. An error that `expectedErrors` does not match fails the test. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect };

/** The code of axe. It runs in the page, which has no frames. The page's CSP does not apply to a test's scripts. */
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The themes differ only in colors, so all rules are checked in the light theme, and only colors in the dark theme. */
const rules = {
  light: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  dark: ['color-contrast', 'link-in-text-block'],
};

/**
 * Expects that axe finds no violation of WCAG 2.2 AA on the current page in the light theme, and no problem with colors
 * in the dark theme. Also expects that gluedWords finds no text that screen readers read badly. Reduces motion during
 * the check, because the colors of a moving slide cannot be checked. After the check, the page has the dark theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  for (const [theme, runOnly] of Object.entries(rules)) {
    await page.evaluate((theme) => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(theme);
    }, theme);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const found = await page.evaluate(async (runOnly) => {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run({
        runOnly,
        resultTypes: ['violations'], // no details about passed rules
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, runOnly);
    expect(found, theme).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
  // Wait for the next frame, in which the page reacts to the change of the motion setting.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await gluedWords(page)).toEqual([]);
}
