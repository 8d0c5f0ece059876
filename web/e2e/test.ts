import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { gluedWords } from './gluedWords';
import { type RunningServer, startServer } from './server';

interface Fixtures {
  /** Console errors a test expects, as patterns; any other fails the test. */
  expectedErrors: RegExp[];
}

/** Playwright's test with one server a worker, and console errors that fail. */
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

/** axe itself: it runs in the page, which holds no frames. The policy for scripts does not bind what a test sends in. */
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What the themes differ in is colours: every rule is asked of one theme, those about colours of both. */
const rules = {
  light: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  dark: ['color-contrast', 'link-in-text-block'],
};

/**
 * Finds nothing to mend in the page as it stands (WCAG 2.2 AA), in the light theme and in the dark one, and no words run
 * together. Meanwhile nothing moves by itself: a slide on its way out has no colours to judge.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe);
  for (const [theme, runOnly] of Object.entries(rules)) {
    await page.evaluate((theme) => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(theme);
    }, theme);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const found = await page.evaluate(async (runOnly) => {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run({
        runOnly,
        resultTypes: ['violations'], // what is well is not written down
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, runOnly);
    expect(found, theme).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
  expect(await gluedWords(page)).toEqual([]);
}
