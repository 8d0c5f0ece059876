import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
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

/**
 * Finds nothing to mend in the page as it stands (WCAG 2.2 AA), in the light theme and in the dark one, and no words run
 * together. Meanwhile nothing moves by itself: a slide on its way out has no colours to judge.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((theme) => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(theme);
    }, theme);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .options({ resultTypes: ['violations'] }) // what is well is not written down
      .setLegacyMode() // adds up in the page itself, which holds no frames, rather than in another one
      .analyze();
    expect(violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
  expect(await gluedWords(page)).toEqual([]);
}
