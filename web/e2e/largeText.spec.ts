import { arrive } from './deck';
import { topCard } from './swipe';
import { expect, test } from './test';

test.use({ viewport: { width: 1280, height: 800 } });

test('with text of twice the size, a card still shows the name of its restaurant', async ({ page }) => {
  await arrive(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const name = topCard(page).getByRole('heading', { level: 2 });
  const lines = () => name.evaluate((h2) => h2.clientHeight / Number.parseFloat(getComputedStyle(h2).lineHeight));
  await expect.poll(lines).toBeGreaterThanOrEqual(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const badge = topCard(page).getByText('Sample data');
  const gap = async () => ((await name.boundingBox())?.y ?? 0) - ((await badge.boundingBox())?.y ?? 0);
  await expect.poll(gap).toBeGreaterThan(32);
});
