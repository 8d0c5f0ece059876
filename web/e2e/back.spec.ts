import { expect, test } from './test';

// Playwright switches off the back/forward cache, in which browsers keep pages for Back. Users' browsers have it.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

test('after a sign-in and a logout, Back shows the landing page, and not the page of the member', async ({ page }) => {
  // Some browsers have no BroadcastChannel. In other browsers, an open BroadcastChannel often keeps the page out of the
  // back/forward cache, but not always.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  const data = { username: 'back_ann', password: 'my password', firstName: 'Ann', lastName: 'Secret' };
  await page.request.post('/api/auth/register', { data });
  await page.request.post('/api/auth/logout');
  await page.goto('/'); // the page is loaded for a visitor, and the sign-in does not load it again
  await page.getByRole('button', { name: 'Sign In with Username' }).click();
  await page.getByLabel('Username or email').fill(data.username);
  await page.getByLabel('Password', { exact: true }).fill(data.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('heading', { name: 'Ann Secret' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();

  await page.goBack({ waitUntil: 'commit' }); // a page from the cache does not load again
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
  await expect(page.getByText('Ann Secret')).toHaveCount(0);
});
