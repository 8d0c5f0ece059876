import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { startServer } from './server';
import { test as base, expect, expectAccessible } from './test';

const accounts = [
  { sub: 'plum-1', email: 'ada@plum.example', email_verified: true, given_name: 'Ada', family_name: 'Lovelace' },
  { sub: 'plum-2', email: 'local@plum.example', email_verified: true, given_name: 'Lo', family_name: 'Cal' },
  { sub: 'plum-3', email: 'other@plum.example', email_verified: true, given_name: 'Oth', family_name: 'Er' },
];

/** The test function of this file. Its server offers sign-in with a real OpenID Connect provider on this machine. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const program = join(__dirname, '..', '..', 'graphql-server', 'testing', 'oidcProvider.mjs');
      const provider: ChildProcess = spawn(process.execPath, [program, JSON.stringify({ accounts })], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      if (!provider.stdout) throw new Error('The provider has no output.');
      const [line] = await once(createInterface(provider.stdout), 'line');
      const server = await startServer({
        OIDC_PLUM_ISSUER: JSON.parse(line).issuer,
        OIDC_PLUM_CLIENT_ID: 'fuud',
        OIDC_PLUM_CLIENT_SECRET: 'fuud-secret',
        OIDC_PLUM_LABEL: 'Plum',
      });
      await use(server);
      await server.stop();
      provider.kill('SIGTERM');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One of these statuses is 404, because the provider has no icon.
test.use({ expectedErrors: [/status of 40[134]/] });

test.slow(); // the accessibility checks are slow on a busy machine

/** Opens the sign-in dialog at a path and goes to the provider. */
async function leave(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign In with Username' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Plum' }).click();
  await expect(page.getByRole('heading', { name: 'Test provider' })).toBeVisible();
}

async function signInAs(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const whoAmI = async (page: Page) => (await page.request.get('/api/auth/user')).json();

test('a newcomer can sign in at a provider and comes back to the same page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In with Username' }).click();
  await expect(page.getByRole('link', { name: 'Continue with Plum' })).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('fuud_theme', 'dark')); // a choice that the new account keeps
  await leave(page, '/search?q=pizza');
  await signInAs(page, 'plum-1');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=pizza$/);
  await expect(page.getByRole('heading', { name: 'Results in St. Louis for pizza' })).toBeVisible();
  expect(await whoAmI(page)).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    provider: 'plum',
    isGuest: false,
  });
  const settings = await page.request.get('/api/auth/settings');
  expect(await settings.json()).toMatchObject({ displayMode: 'dark' });
});

test('after “Cancel” at the provider, the landing page is shown without a message', async ({ page }) => {
  await leave(page, '/search?q=pizza');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Sign In with Username' })).toBeVisible();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('only the first external sign-in to an existing account asks for its password', async ({ page, browser }) => {
  const local = { username: 'local', email: 'local@plum.example', password: 'my password' };
  await page.request.post('/api/auth/register', { data: local });
  await page.context().clearCookies();
  await leave(page, '/search?q=soup');
  await signInAs(page, 'plum-2');
  const dialog = page.getByRole('dialog', { name: 'Is this you?' });
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).searchParams.has('auth_link')).toBe(false);
  await expectAccessible(page);
  const password = dialog.getByLabel('Password of your Fuud account');
  await password.fill('not mine');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Incorrect password');
  await password.fill(local.password);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=soup$/);
  expect(await whoAmI(page)).toMatchObject({ username: 'local' });

  // The provider's account and the Fuud account are connected now. So a later sign-in does not ask for the password.
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await leave(elsewhere, '/');
  await signInAs(elsewhere, 'plum-2');
  await expect(elsewhere.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await whoAmI(elsewhere)).toMatchObject({ username: 'local' });
  await elsewhere.context().close();
});

test('if another account has the person’s e-mail, a new account without an e-mail can be created', async ({ page }) => {
  const other = { username: 'other', email: 'other@plum.example', password: 'my password' };
  await page.request.post('/api/auth/register', { data: other });
  await page.context().clearCookies();
  await leave(page, '/');
  await signInAs(page, 'plum-3');
  await page.getByRole('button', { name: 'Continue with a new account' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const user = await whoAmI(page);
  expect(user).toMatchObject({ provider: 'plum', email: null });
  expect(user.username).not.toBe('other');
});
