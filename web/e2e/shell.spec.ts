import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

/** Signs the page's browser in as a new member. */
async function register(page: Page, fields: Record<string, string>) {
  const answer = await page.request.post('/api/auth/register', { data: { password: '123456', ...fields } });
  expect(answer.status()).toBe(201);
}

test('pages have titles and get the focus; the viewer is requested once; logout ends the session', async ({ page }) => {
  await register(page, { username: 'rounder', firstName: 'Ada', lastName: 'Lovelace' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(JSON.parse(request.postData() ?? '{}').operationName);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveAttribute('title', 'Logout');
  await expect(page.getByText('Guest', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);

  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Discover' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page).toHaveTitle('Profile · Fuud');
  await expect(page.locator('main')).toBeFocused();
  await expect(nav.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(new Date());
  await expect(page.getByText(`Finding hidden gems since ${month}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Version 1.0.0')).toBeVisible();
  await expect(page.getByText('Build date 2025.08.10')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle('Settings · Fuud');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to profile' }).click();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('link', { name: 'Fuud, home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  for (const kind of ['blur', 'focus', 'visibilitychange']) {
    await page.evaluate((kind) => window.dispatchEvent(new Event(kind)), kind);
  }
  expect(asked.filter((name) => name === 'viewerQuery')).toHaveLength(1);

  for (const path of ['/no-such-page', '/admin']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found', exact: true })).toBeVisible();
    await expect(page).toHaveTitle('404 Page Not Found · Fuud');
  }

  await page.goto('/profile');
  const leaving = page.waitForRequest(
    (request) => request.isNavigationRequest() && /auth\/logout$/.test(request.url()),
  );
  await page.locator('main').getByRole('button', { name: 'Logout' }).click();
  await leaving;
  await expect(page.getByRole('button', { name: 'Sign In with Username' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('without a last name the username is shown; a long city name is cut; "Ask me again" keeps the city', async ({
  page,
}) => {
  await register(page, { username: 'citizen', firstName: 'Ada' });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'citizen' })).toBeVisible();
  const city = page.getByRole('button', { name: /^Current city/ });
  await expect(city).toHaveText('St. Louis');
  await city.click();
  const panel = page.getByRole('dialog', { name: 'Choose a city' });
  await expect(panel.getByLabel('City')).toBeFocused();
  await page.keyboard.type('rancho santa margarita');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(city).toHaveText('Rancho Santa Margarita');
  const text = city.locator('span');
  expect((await text.boundingBox())?.width).toBeLessThanOrEqual(84);
  expect(
    await text.evaluate((span) => [getComputedStyle(span).textOverflow, span.scrollWidth > span.clientWidth]),
  ).toEqual(['ellipsis', true]);
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('fuud_city'), localStorage.getItem('fuud_city_chosen')]);
  expect(await stored()).toEqual(['Rancho Santa Margarita', 'true']);
  await page.reload();
  await city.click();
  await panel.getByRole('button', { name: 'Ask me again' }).click();
  expect(await stored()).toEqual(['Rancho Santa Margarita', null]);
  await page.keyboard.press('Escape');
  await expect(city).toBeFocused();
});

test('a guest sees a badge and an invitation, and can end the session', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    const save = { id: '00000000-0000-4000-8000-000000000000', name: 'Place', savedAt: new Date().toISOString() };
    localStorage.setItem('fuud_guest_saved', JSON.stringify([save]));
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Food Explorer' })).toBeVisible();
  await expect(page.getByText('The restaurant you saved here moves in with you.')).toBeVisible();
  await expectAccessible(page);
  await page.locator('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByTitle('End guest session').click();
  const question = page.getByRole('alertdialog', { name: 'End the guest session?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'End guest session' }).click();
  await expect(page.getByRole('button', { name: 'Sign In with Username' })).toBeVisible();
  const left = await page.evaluate(() => ['fuud_guest_id', 'fuud_guest_saved'].map((key) => localStorage.getItem(key)));
  expect(left).toEqual([null, null]);
});

test('on a wide screen the navigation is at the side; the theme can be changed; the first tooltip has a delay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await register(page, { username: 'wide-one' });
  await page.goto('/search');
  const nav = page.getByRole('navigation', { name: 'Main' });
  const [rail, main] = [await nav.boundingBox(), await page.locator('main').boundingBox()];
  expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
  await page.setViewportSize({ width: 844, height: 390 }); // a phone held sideways
  await expect(nav.getByRole('link', { name: 'Profile' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Language and theme' }).click();
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/light/);
  await page.keyboard.press('Escape');

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000); // from here on, the clock moves only when runFor is called
  const profile = page.getByRole('banner').getByRole('link', { name: 'Profile' });
  const logout = page.getByRole('button', { name: 'Logout' });
  const tooltip = page.getByRole('tooltip');
  await page.mouse.move(640, 700);
  await profile.hover();
  await page.clock.runFor(600);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(tooltip).toHaveText('Profile');
  await logout.hover();
  await page.clock.runFor(50);
  await expect(tooltip).toHaveText('Logout');
  await expect(logout).not.toHaveAttribute('title', /./);
});
