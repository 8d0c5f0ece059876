import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Signs the page's browser in as a new member. */
async function register(page: Page, username: string) {
  const answer = await page.request.post('/api/auth/register', { data: { username, password: '123456' } });
  expect(answer.status()).toBe(201);
}

test('the page scrolls to the anchor in the URL, even if the tab showed another anchor before', async ({ page }) => {
  await register(page, 'anchored');
  await page.goto('/about#DNT');
  const top = (id: string) => page.locator(`[id="${id}"]`).evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(() => top('DNT')).toBeLessThan(200);
  for (const id of ['request', 'infosafe']) {
    await page.goto('/profile');
    await page.goto(`/about#${id}`);
    await expect.poll(() => top(id)).toBeLessThan(200);
    expect(await top(id)).toBeGreaterThan(-1);
  }
});

test('when one screen replaces another, the focus moves to the <main> element', async ({ page }) => {
  const main = page.locator('main');
  await register(page, 'arriving');
  await page.goto('/api/auth/logout');
  await page.getByRole('button', { name: 'Sign In with Username' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveTitle('Forgot your password? · Fuud');
  await expect(main).toBeFocused();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  await expect(main).toBeFocused();
  await page.getByRole('button', { name: 'Sign In with Username' }).click();
  await page.getByLabel('Username').fill('arriving');
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Find Restaurants' })).toBeVisible();
  await expect(main).toBeFocused();
});

test('when a guest becomes a member, the focus moves to the <main> element', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.locator('main').getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel('Username').fill('settling');
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await page.getByLabel('Confirm').fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'settling' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test.describe('a page that could not be shown', () => {
  test.use({ expectedErrors: [/500|boom/] });

  test('is shown after "Try again" if the server works again', async ({ page }) => {
    await register(page, 'retrying');
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'boom' }));
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'retrying' })).toBeVisible();
  });
});
