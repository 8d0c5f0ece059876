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

test('on a narrow screen, the focused part of a search is visible with its whole focus ring', async ({ page }) => {
  await page.request.post('/api/auth/guest', { data: {} });
  await page.goto('/search?q=quiet%20cozy%20vegan%20ramen%20with%20wifi');
  const parts = page.getByRole('group', { name: 'We understood' }).getByRole('button');
  await parts.first().focus();
  for (let at = 0; at < (await parts.count()); at++) {
    await expect(parts.nth(at)).toBeFocused();
    await page.keyboard.press('Shift+Tab'); // the ring is drawn only if the focus comes from the keyboard
    await page.keyboard.press('Tab');
    const spaces = await parts.nth(at).evaluate((chip) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(chip);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const [own, row] = [chip, chip.parentElement?.parentElement as Element].map((box) => box.getBoundingClientRect());
      if (!own || !row) return [];
      return [own.top - row.top, row.bottom - own.bottom, own.left - row.left, row.right - own.right].map(
        (space) => space - ring,
      );
    });
    expect(Math.min(...spaces), `part ${at}`).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Tab');
  }
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a form that could not be sent gives the focus back to its button', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email Address').fill('ada@example.com');
    await page.route('**/graphql', (route) => route.abort());
    const button = page.getByRole('button', { name: 'Send Reset Email' });
    await button.press('Enter');
    await expect(page.getByRole('alert')).toContainText('You seem to be offline');
    await expect(button).toBeFocused();
  });

  test('a rating that could not be sent leaves the focus on its button', async ({ page }) => {
    const account = { username: `Rater${Date.now()}`, password: 'six-chars' };
    await page.request.post('/api/auth/register', { data: account });
    await page.goto('/search?q=pizza');
    await page
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Rate / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '4 stars' }).press('Space');
    await page.route('**/graphql', (route) => route.abort());
    const button = dialog.getByRole('button', { name: 'Submit Rating' });
    await button.press('Enter');
    await expect(page.getByText('Failed to submit rating. Please try again.', { exact: true })).toBeVisible();
    await expect(button).toBeFocused();
  });
});
