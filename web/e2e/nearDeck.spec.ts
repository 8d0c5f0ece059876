import { arrive } from './deck';
import { topCard } from './swipe';
import { expect, test } from './test';

test('far from restaurants, "Near me" shows a message and offers the city; other tabs do not use "Near me"', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 0, longitude: -30 });
  await arrive(page);
  const near = page.getByRole('button', { name: 'Near me' });
  await near.click();
  await expect(page.getByRole('heading', { name: 'No restaurants known near you yet' })).toBeVisible();
  await expect(near).toHaveAttribute('aria-pressed', 'true');

  // Another tab does not know the position, so it shows the city.
  const other = await context.newPage();
  await other.goto('/');
  await expect(topCard(other)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Near me' })).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('button', { name: 'Look in St. Louis' }).click();
  await expect(topCard(page)).toBeVisible();
  await expect(near).toHaveAttribute('aria-pressed', 'false');
});
