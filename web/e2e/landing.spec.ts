import { expect, expectAccessible, test } from './test';

test('the landing page shows its texts when scripts are disabled', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/saved`);
  await expect(
    page.getByRole('heading', { level: 1, name: "You're seconds away from the perfect bite." }),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Fuud' })).toBeVisible();
  for (const name of ['Sign In with Username', 'Create Account', 'Continue as Guest']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  for (const text of [
    'or',
    'Guest mode: Limited saving to device only',
    'Sign in to save your favorite restaurants and get personalized recommendations',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  const features = page.getByRole('listitem');
  await expect(features).toHaveCount(3);
  await expect(features.nth(0)).toContainText(/Smart Search.*craving/);
  await expect(features.nth(1)).toContainText('Hidden Gems');
  await expect(features.nth(2)).toContainText(/Personalized.*favorites.*taste/);
  await page.setViewportSize({ width: 844, height: 390 }); // a phone held sideways
  await expect(page.getByRole('button', { name: 'Sign In with Username' })).toBeInViewport({ ratio: 1 });
  await context.close();
});

test('a link to a place shows the place and offers the user’s language; for a guest, the place’s page opens', async ({
  browser,
  server,
}) => {
  const found = await fetch(`${server.url}/api/restaurants/search?query=thai&location=St.%20Louis`);
  const [{ id, name }] = (await found.json()) as [{ id: string; name: string }];
  const context = await browser.newContext({ baseURL: server.url, locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto(`/restaurant/${id}`);
  const card = page.locator('#place-summary');
  await expect(card.getByRole('heading', { name })).toBeVisible();
  await expect(card.getByText(/^Thai/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver Fuud en español' }).click();
  await expect(card.getByText(/^Tailandesa/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuar como invitado' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(card).toHaveCount(0);
  await context.close();
});

test.describe('accounts', () => {
  test.use({ expectedErrors: [/status of 40[019]/] });

  test('a newcomer creates an account, logs out, and signs in again', async ({ page }) => {
    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
    const create = page.getByRole('dialog', { name: 'Create Account' });
    await expect(create).toContainText('Create your account to save restaurants and get personalized recommendations.');
    await expect(create.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expectAccessible(page);

    const submit = create.getByRole('button', { name: 'Create Account' });
    const password = create.getByLabel('Password', { exact: true });
    const confirm = create.getByLabel('Confirm Password');
    await expect(submit).toBeDisabled();
    await create.getByLabel('Username').fill('ab');
    await password.fill('12345');
    await confirm.fill('123456');
    await expect(create.getByText('Passwords do not match')).toBeVisible();
    await expect(submit).toBeDisabled();
    await password.fill('123456');
    await expect(create.getByText('Passwords match')).toBeVisible();
    await expect(password).toHaveAttribute('type', 'password');
    await create.getByRole('button', { name: 'Show password' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');

    await submit.click();
    await expect(create.getByRole('alert').first()).toContainText('Username must be at least 3 characters');
    await expect(create.getByLabel('Username')).toHaveValue('ab');
    await create.getByLabel('Username').fill('  Ada ');
    await submit.click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Find Restaurants' })).toBeVisible();
    await expect(page.getByText('Guest', { exact: true })).toHaveCount(0);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign In with Username' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Sign In with Username' }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign In' });
    await expect(signIn).toContainText(
      'Welcome back! Sign in to access your saved restaurants and personalized recommendations.',
    );
    await signIn.getByLabel(/Username/).fill('ada');
    await signIn.getByLabel('Password', { exact: true }).fill('wrong one');
    await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(signIn.getByRole('alert').first()).toContainText('Incorrect username or password');
    await expect(signIn.getByLabel('Password', { exact: true })).toHaveValue('wrong one');
    await signIn.getByLabel('Password', { exact: true }).fill('123456');
    await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Find Restaurants' })).toBeVisible();
    await expect(signIn).toHaveCount(0);

    await page.goto('/nothing-here');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the landing page shows that a guest session is starting or that it has failed to start', async ({ page }) => {
  await page.goto('/');
  await page.route('**/graphql', async (route) => {
    await page.waitForFunction(() => document.body.textContent?.includes('Getting started...'));
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  });
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByText('Failed to login as guest')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeEnabled();
});
test.use({ expectedErrors: [/status of 502/] });

const words = {
  es: { guest: /invitado/i, heading: /Quién/ },
  zh: { guest: /游客|访客/, heading: /饿/ },
  ko: { guest: /게스트/, heading: /배고/ },
};

for (const [language, { guest, heading }] of Object.entries(words)) {
  test(`the landing page and the app are in ${language}, also after a reload`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Language and theme' }).click();
    await page
      .getByRole('radio')
      .and(page.locator(`[value="${language}"]`))
      .check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('button', { name: guest }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  });
}

test('the theme follows the system until a theme is chosen; after a reload, it is set before DOMContentLoaded', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(server.url);
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Language and theme' }).click();
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      (window as unknown as { firstTheme: string }).firstTheme = document.documentElement.className;
    });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { firstTheme: string }).firstTheme)).toMatch(/light/);
  await context.close();
});
