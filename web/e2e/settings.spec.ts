import type { Page } from '@playwright/test';
import { stubGraphql } from './stubGraphql';
import { expect, expectAccessible, test } from './test';

const password = '123456';

async function register(page: Page, username: string) {
  expect((await page.request.post('/api/auth/register', { data: { username, password } })).status()).toBe(201);
}
const settingsOf = async (page: Page) => (await page.request.get('/api/auth/settings')).json();
const html = (page: Page) => page.locator('html');
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });

/** Makes one GraphQL operation fail. */
const breakOperation = (page: Page, name: string) =>
  stubGraphql(page, name, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'boom' }));

test.use({ expectedErrors: [/status of (401|500)/] });

test('a member’s theme and language are used in another browser; a theme that cannot be stored is undone', async ({
  page,
  browser,
  server,
}) => {
  await register(page, 'looker');
  await page.goto('/settings');
  await expect(radio(page, 'Light')).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  for (const [value, word] of Object.entries({ en: 'English', es: 'Spanish', zh: 'Chinese', ko: 'Korean' })) {
    await expect(radio(page, new RegExp(word))).toHaveAttribute('value', value);
  }
  await radio(page, 'Dark').click();
  await expect(html(page)).toHaveClass('dark');
  await radio(page, /Spanish/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect.poll(() => settingsOf(page)).toMatchObject({ displayMode: 'dark', language: 'es' });

  // Another browser has stored another theme. That browser uses the theme from the server. After a reload, the page has
  // this theme before DOMContentLoaded.
  const other = await browser.newContext({ baseURL: server.url });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/');
  await elsewhere.evaluate(() => localStorage.setItem('fuud_theme', 'light'));
  await elsewhere.request.post('/api/auth/login', { data: { username: 'looker', password } });
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByRole('link', { name: 'Ajustes' })).toBeVisible();
  await expect(html(elsewhere)).toHaveClass('dark');
  await elsewhere.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      (window as unknown as { firstTheme: string }).firstTheme = document.documentElement.className;
    });
  });
  await elsewhere.reload();
  expect(await elsewhere.evaluate(() => (window as unknown as { firstTheme: string }).firstTheme)).toBe('dark');
  await other.close();

  await radio(page, /Inglés/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await breakOperation(page, 'useUpdateSettingsMutation');
  await radio(page, 'Light').click();
  await expect(page.getByText('500: Failed to update settings', { exact: true })).toBeVisible();
  await expect(html(page)).toHaveClass('dark');
  await expect(radio(page, 'Dark')).toBeChecked();
});

test('when the session ends, the device forgets the member’s theme and language and uses its own', async ({
  page,
  context,
}) => {
  await context.request.post('/api/auth/register', { data: { username: 'passer', password } });
  await context.request.put('/api/auth/settings', { data: { displayMode: 'dark', language: 'es' } });
  await context.clearCookies();
  const look = () =>
    page.evaluate(() => [
      document.documentElement.className,
      document.documentElement.lang,
      ...['theme', 'language', 'member_theme', 'member_language'].map((key) => localStorage.getItem(`fuud_${key}`)),
    ]);
  const signIn = async () => {
    const answer = await context.request.post('/api/auth/login', { data: { username: 'passer', password } });
    expect(answer.status()).toBe(200);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
  };
  const ends = {
    'the button': async () =>
      void (await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click()),
    'logged_out=true alone': async () => void (await page.goto('/?logged_out=true')),
    'a session that is over': async () => {
      await context.clearCookies();
      await page.reload();
    },
    'another tab': async () => {
      const tab = await context.newPage();
      await tab.goto('/api/auth/logout');
      await tab.close();
      await expect(html(page)).not.toHaveClass('dark');
      await page.goto('/');
    },
  };
  for (const own of [null, { theme: 'light', language: 'ko' }]) {
    for (const [name, end] of Object.entries(ends)) {
      await context.clearCookies();
      await page.goto('/');
      await page.evaluate((own) => {
        localStorage.clear();
        for (const [key, text] of Object.entries(own ?? {})) localStorage.setItem(`fuud_${key}`, text);
      }, own);
      await signIn();
      expect(await look(), name).toEqual(['dark', 'es', own?.theme ?? null, own?.language ?? null, 'dark', 'es']);
      await end();
      const guest = page.getByRole('button', { name: own ? '게스트로 계속하기' : 'Continue as Guest' });
      await expect(guest).toBeVisible();
      const ofDevice = ['light', own?.language ?? 'en', own?.theme ?? null, own?.language ?? null, null, null];
      expect(await look(), name).toEqual(ofDevice);
      await guest.click();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await look(), name).toEqual(ofDevice);
    }
  }
});

test('the theme "System" follows the device and is not stored on the server', async ({ page }) => {
  await register(page, 'follower');
  await page.goto('/settings');
  await expect(radio(page, 'Light')).toBeChecked();
  await radio(page, /^System/).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveClass('light');
  await page.reload();
  await expect(radio(page, /^System/)).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('fuud_theme'))).toBeNull();
  expect(await settingsOf(page)).toMatchObject({ displayMode: 'light' });
});

test('a guest’s choices stay on the device; "Clear Data" deletes them and ends the session', async ({ page }) => {
  const written: string[] = [];
  page.on('request', (request) => written.push(request.postData() ?? ''));
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await radio(page, 'Dark').click();
  await expect(html(page)).toHaveClass('dark');
  await radio(page, 'Light').focus();
  await radio(page, /Korean/).click();
  await expect(html(page)).toHaveAttribute('lang', 'ko');
  await radio(page, /^English/).click();
  const history = page.getByRole('switch', { name: 'Save search history' });
  await expect(history).toBeChecked();
  await history.click();
  await page.reload();
  await expect(history).not.toBeChecked();
  await expect(radio(page, 'Dark')).toBeChecked();
  expect(written.filter((body) => body.includes('updateSettings'))).toEqual([]);

  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Data' }).click();
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In with Username' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fuud_')))).toEqual([]);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('deleting an account can be canceled, can fail, and then succeeds', async ({ page }) => {
  await register(page, 'leaver');
  await page.goto('/settings');
  const opener = page.getByRole('button', { name: 'Delete account' });
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await opener.click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.mouse.click(195, 30);
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await breakOperation(page, 'useDeleteAccountMutation');
  await opener.click();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to delete account. Please try again.', { exact: true })).toBeVisible();
  await page.unrouteAll();

  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await opener.click();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  goOn();
  await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('Your account has been successfully deleted.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In with Username' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  expect((await page.request.post('/api/auth/login', { data: { username: 'leaver', password } })).status()).toBe(401);
});

test('one toast is shown at a time, for 5 s; a hover keeps it, a swipe closes it, F8 leads to it', async ({ page }) => {
  await register(page, 'toaster');
  await page.clock.install();
  await page.goto('/settings');
  await breakOperation(page, 'useUpdateSettingsMutation');
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  const show = async () => {
    await radio(page, 'Dark').click();
    await expect(toast).toHaveCount(1);
    await expect(html(page)).toHaveClass('light');
  };
  const expectFocusIn = (name: string) =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label')))
      .toBe(name);
  await expect(radio(page, 'Dark')).toBeVisible();
  await page.keyboard.press('F8'); // F8 works before the first toast too
  await expectFocusIn('Notifications (F8)');
  await show();
  await expect(page.getByRole('status').filter({ hasText: 'Failed to update settings' })).toHaveCount(1);
  await show(); // a second toast replaces the first
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000)); // pauseAt refuses a time that is past
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast).toHaveCount(0);
  await page.clock.resume();

  await show();
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  const swipe = async (way: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error('no toast');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 40, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + way / 2, y);
    await page.mouse.move(box.x + 40 + way, y);
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast).toBeVisible();
  await swipe(60);
  await expect(toast).toHaveCount(0);

  await show();
  await page.keyboard.press('F8');
  await expectFocusIn('Notifications (F8)');
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});
