import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Expects that the page is not wider than the screen. */
async function expectFits(page: Page) {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
}

/** Expects that nothing on the map's card is cut off. */
async function expectWholeCard(page: Page) {
  const tooWide = () =>
    page
      .locator('#location div')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  await expect.poll(tooWide).toBe(0);
}

test('pages are not wider than the screen, even with text of double size or with an endless word', async ({
  page,
  server,
}, info) => {
  const file = join(info.outputPath(), 'places.jsonl');
  const words = { description: `Menu: https://menu.example/${'a'.repeat(200)}`, recommendedDishes: ['b'.repeat(120)] };
  writeFileSync(
    file,
    JSON.stringify({ sourceId: '1', name: `Endless@${'Grand'.repeat(8)}`, city: 'Tulsa', state: 'OK', ...words }),
  );
  const source = ['--source', 'a-guide', '--licence', 'CC0', '--attribution', 'A Guide'];
  expect((await server.catalogue('import', file, '--format', 'fuud', ...source)).code).toBe(0);
  const found = await page.request.get('/api/restaurants/search?query=Endless&location=Tulsa,%20OK');
  const [{ id }] = (await found.json()) as [{ id: string }];

  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [`/restaurant/${id}`, '/about', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectFits(page);
    await expectWholeCard(page);
  }
  await page.goto('/search?q=halal%20kosher%20gluten-free%20vegan%20sushi%20open%20at%204am');
  await expect(page.getByRole('button', { name: /^Without: .* restaurants?$/ }).first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFits(page);
});
