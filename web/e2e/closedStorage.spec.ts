import type { Page } from '@playwright/test';
import { exactText } from './exactText';
import { expect, test } from './test';

/** Makes the storage full: reading works, but writing throws an error. */
const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

/** Makes the browser block its storage: even reading throws an error. */
const close = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    }
  });

for (const [state, set] of [
  ['full', fill],
  ['blocked', close],
] as const) {
  test(`with a ${state} storage, a guest sees that a save failed; saved list, diary and "Rate" still work`, async ({
    page,
  }) => {
    await page.request.post('/api/auth/guest', { data: {} });
    await set(page);
    await page.goto('/search?q=pizza');
    const heart = page
      .getByRole('list', { name: 'All Results' })
      .getByRole('button', { name: /^Save / })
      .first();
    await heart.click();
    await expect(exactText(page, 'Failed to save restaurant')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');

    const navigation = page.getByRole('navigation').first();
    await navigation.getByRole('link', { name: 'Saved' }).click();
    await expect(exactText(page, '0 saved locally')).toBeVisible();
    await expect(page.getByText(/Start exploring: press the heart/)).toBeVisible();
    await navigation.getByRole('link', { name: 'Diary' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();

    await page.goto('/search?q=pizza');
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Rate / }).click();
    await expect(page.getByText('Please log in to rate restaurants.', { exact: true })).toBeVisible();
  });
}

test('if the storage is full, removing a saved place fails, and the saved list stays complete', async ({ page }) => {
  await page.request.post('/api/auth/guest', { data: {} });
  await page.goto('/search?q=pizza');
  const first = page.getByRole('list', { name: 'All Results' }).getByRole('article').first();
  await first.getByRole('button', { name: /^Save / }).click();
  await expect(exactText(page, 'Restaurant saved locally')).toBeVisible();
  await fill(page);
  await page.goto('/saved');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(exactText(page, 'Failed to unsave restaurant')).toBeVisible();
  await expect(exactText(page, '1 saved locally')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a member can save a place on the server although the device cannot store anything', async ({ page }) => {
  await page.request.post('/api/auth/register', { data: { username: 'no_room_here', password: 'my password' } });
  await close(page);
  await page.goto('/search?q=pizza');
  const heart = page
    .getByRole('list', { name: 'All Results' })
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeEnabled();
  expect(await (await page.request.get('/api/saved-restaurants')).json()).toHaveLength(1);
});

test('in a browser that blocks its storage, a user can still change language, theme and city', async ({ page }) => {
  await close(page);
  await page.goto('/');
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Language and theme' }).click();
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect(root).toHaveAttribute('lang', 'es');
  await page.getByRole('radio', { name: 'English' }).click();
  const dark = page.getByRole('switch', { name: 'Dark theme' });
  for (const theme of [/dark/, /light/]) {
    await dark.click();
    await expect(root).toHaveClass(theme);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(root).toHaveClass(/dark/);
  await page.getByRole('switch').click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: /^Current city/ }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('boston, ma');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Current city/ })).toHaveText('Boston');
});
