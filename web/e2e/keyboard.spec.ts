import { expect, test } from './test';

test('a guest can search for, open and save a restaurant by keyboard alone', async ({ page }) => {
  /** Presses Tab until the named element has the focus. */
  const tabTo = async (role: 'button' | 'link' | 'combobox', name: RegExp | string) => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${role} ${name}`);
  };

  await page.goto('/');
  await tabTo('button', 'Sign In with Username');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign In with Username' })).toBeFocused();

  await tabTo('button', 'Continue as Guest');
  await page.keyboard.press('Enter');
  await tabTo('button', 'Find Restaurants');
  await tabTo('link', 'Search (Home)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What are you craving?' })).toBeVisible();
  await tabTo('combobox', /Search restaurants/);
  await page.keyboard.type('ramen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results in St. Louis for ramen' })).toBeVisible();
  await tabTo('link', /^View Details/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/restaurant\//);
  await expect(page.locator('main')).toBeFocused();
  await tabTo('button', /^Save /);
  await page.keyboard.press('Space');
  await expect(page.getByText('Restaurant saved locally', { exact: true })).toBeVisible();
  await page.keyboard.press('F8');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label')))
    .toMatch(/Notifications/);
});
