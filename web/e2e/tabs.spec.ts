import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

test.use({ expectedErrors: [/status of (409|401)|401: Your session has ended/] }); // the answers for the old tab

test.slow(); // the accessibility check is slow on a busy machine

const register = (page: Page, username: string) =>
  page.request.post('/api/auth/register', { data: { username, password: 'my password' } });
const savedOnServer = async (page: Page) =>
  ((await (await page.request.get('/api/saved-restaurants')).json()) as []).length;
const heartOf = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / });
const notice = (page: Page) => page.getByRole('alertdialog', { name: 'You signed in or out in another tab' });

async function openResults(page: Page) {
  await page.goto('/search?q=pizza');
  await expect(heartOf(page)).toBeVisible();
}

test('after another member signed in in another tab, an old tab saves nothing and offers to reload', async ({
  page,
  context,
}) => {
  await register(page, 'tabs_ann');
  await openResults(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.request.post('/api/auth/logout');
  await register(page, 'tabs_bob');
  await heartOf(page).click(); // no tab has told the old tab of the change
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  expect(await savedOnServer(page)).toBe(0);
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');

  const other = await context.newPage();
  await openResults(other); // a tab of the new member tells the old tab
  await expect(notice(page)).toBeVisible();
  await expect(notice(other)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(notice(page)).toHaveCount(0);
  await heartOf(page).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => savedOnServer(page)).toBe(1);
});

test('after a logout in another tab, the old tab says so and shows no empty account', async ({ page, context }) => {
  await register(page, 'tabs_cam');
  await openResults(page);
  const other = await context.newPage();
  await openResults(other);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
});

test('after a guest signed in in another tab, the old tab saves no restaurant on the device', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();
  await openResults(page);
  const other = await context.newPage();
  await register(other, 'tabs_dee');
  await openResults(other);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fuud_guest_id'))).toBeNull();
  await heartOf(page).click();
  await expect(notice(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fuud_guest_saved'))).toBeNull();
});

test('after a member signed in in another tab, "Clear Data" in a tab of the guest deletes no account', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Clear Data' })).toBeVisible();
  const other = await context.newPage();
  await register(other, 'tabs_eve');
  await page.getByRole('button', { name: 'Clear Data' }).click(); // no tab has told the old tab of the change
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Data' }).click();
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Username' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
});
