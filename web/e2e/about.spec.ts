import type { Page } from '@playwright/test';
import { type RunningServer, startServer } from './server';
import { test as base, expect, expectAccessible } from './test';

const contact = { CONTACT_EMAIL: 'privacy@fuud.example', POSTAL_ADDRESS: '12 Example Street, New York, NY 10001' };

/** The test function of this file. Its server has an e-mail address and a postal address of the operator. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const server = await startServer(contact);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const anchors = [
  'infosafe',
  'infominors',
  'privacyrights',
  'withdrawconsent',
  'DNT',
  'otherlaws',
  'policyupdates',
  'contact',
  'request',
];

async function signUp(page: Page, username: string) {
  const answer = await page.request.post('/api/auth/register', { data: { username, password: 'pepperoni' } });
  expect(answer.ok()).toBe(true);
}

/** Expects the section's top in the upper 160 px of the screen, or lower if the page is scrolled to its end. */
async function expectScrolledTo(page: Page, id: string) {
  const place = () => page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1, id);
  const atEnd = () => page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
  await expect(async () => {
    const top = await place();
    expect(top).toBeGreaterThanOrEqual(0);
    if (!(await atEnd())) expect(top).toBeLessThan(160);
  }).toPass({ timeout: 10_000 });
}

/** Expects that nothing is wider than a screen of 320 px. */
async function expectReflow(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (before) await page.setViewportSize(before);
}

test('About has two tabs, and the address shows which tab is open', async ({ page }) => {
  await signUp(page, 'tabs');
  await page.goto('/about');
  await expect(page.getByRole('tab')).toHaveText(['About', 'Privacy Policy']);
  await expect(page).toHaveTitle('About · Fuud');
  await expect(page.getByText(/^Welcome to Fuud/)).toBeVisible();
  const does = page.getByRole('region', { name: 'What Fuud does' }).getByRole('listitem');
  await expect(does).toHaveText([/hidden gems/, /by mood/, /Real-time/, /favorites/, /Share/]);
  await expect(page.getByRole('region', { name: 'Our vision' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem');
  await expect(steps).toHaveText([/mood/, /personalized recommendations/, /Explore and save/]);
  await expect(page.getByText('Version 1.0.0')).toBeVisible();
  await expect(page.getByText('Built August 2025')).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);

  await page.getByRole('tab', { name: 'About' }).press('ArrowRight');
  await expect(page).toHaveURL(/\/about#privacy$/);
  await expect(page).toHaveTitle('Privacy Policy · Fuud');
  await expect(page.getByText('September 04, 2025')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Version 1.0.0')).toBeVisible();
});

test('a click on a link, a first load, a reload and a step back scroll to the anchor in the URL', async ({ page }) => {
  await signUp(page, 'anchors');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about#privacyrights');
  await expect(page.getByRole('tab', { name: 'Privacy Policy' })).toHaveAttribute('aria-selected', 'true');
  await expectScrolledTo(page, 'privacyrights');
  const notice = page.getByRole('tabpanel');
  for (const region of ['EEA', 'UK', 'Switzerland', 'Canada', 'Australia', 'New Zealand']) {
    await expect(notice).toContainText(region);
  }
  await expect(notice).not.toContainText(/[{}]/);
  await expectAccessible(page);
  await expectReflow(page);

  const contents = page.getByRole('navigation', { name: 'Contents' });
  for (const id of anchors) {
    await contents.locator(`a[href="/about#${id}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/about#${id}$`));
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expectScrolledTo(page, id);
  }
  await expect(notice.getByRole('link', { name: contact.CONTACT_EMAIL }).first()).toHaveAttribute(
    'href',
    `mailto:${contact.CONTACT_EMAIL}`,
  );
  await expect(page.locator('#contact')).toContainText(contact.POSTAL_ADDRESS);

  await page.locator('#infocookies').getByRole('link', { name: 'cookie notice' }).click();
  await expect(page).toHaveURL(/\/cookies$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cookies');
  await page.getByRole('link', { name: 'Read the privacy notice' }).click();
  await expect(page).toHaveURL(/\/about#privacy$/);
  await page.goto('/about#DNT');
  await expectScrolledTo(page, 'DNT');
  await page.reload();
  await expectScrolledTo(page, 'DNT');
  await page.goto('/search');
  await page.goBack();
  await expectScrolledTo(page, 'DNT');
});

test('a visitor reads the privacy notice in a dialog, asks for their data there, and reads about cookies', async ({
  page,
  server,
}) => {
  test.slow();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const files = loaded.length;
  await page.getByRole('button', { name: 'Privacy', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Policy' });
  await expect(dialog.getByText('Last updated September 04, 2025')).toBeVisible();
  expect(loaded.slice(files).some((url) => /PrivacyDialog/.test(url))).toBe(true);
  expect(loaded.slice(0, files).some((url) => /PrivacyDialog/.test(url))).toBe(false);
  await expectAccessible(page);
  await expectReflow(page);

  await dialog.locator('summary').click();
  await dialog.getByRole('navigation').getByRole('link', { name: 'Do Not Track and Global Privacy Control' }).click();
  await expectScrolledTo(page, 'DNT');
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/');

  const form = dialog.getByRole('form', { name: 'Data request' });
  const send = form.getByRole('button', { name: 'Send request' });
  await send.click();
  await expect(form.getByText('Please tell us your name').last()).toBeVisible();
  await expect(form.getByText('Please enter a valid email address').last()).toBeVisible();
  await expect(form.getByText('Please tell us what you would like').last()).toBeVisible();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Please send me all you have.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('We will answer to ada@example.org.');
  await expectAccessible(page);
  await expect.poll(async () => (await server.letters(contact.CONTACT_EMAIL)).length).toBe(1);
  const [letter] = await server.letters(contact.CONTACT_EMAIL);
  expect(letter?.text).toContain('Ada Lovelace');
  expect(letter?.text).toContain('Please send me all you have.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Privacy', exact: true })).toBeFocused();

  await page.getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL(/\/cookies$/);
  for (const name of ['fuud_session', 'fuud_device', 'fuud_signin', 'fuud_language']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await expectReflow(page);
  await page.getByRole('button', { name: 'Read the privacy notice' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible();
});

test('the cookie page names every cookie and key that a visit with a search stores', async ({ page, context }) => {
  await signUp(page, 'cookiejar');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 38.63, longitude: -90.25 });
  await page.goto('/search?q=ramen');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Nearest to me');
  await expect(page.getByRole('heading', { name: 'Results near you for ramen' })).toBeVisible();
  await page.goto('/cookies');
  const jar = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(jar).toContain('fuud_session');
  expect(stored).toContain('fuud_position');
  for (const name of [...jar, ...stored]) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

const words = {
  es: { privacy: 'Aviso de privacidad', vision: 'Nuestra visión' },
  zh: { privacy: '隐私政策', vision: '我们的愿景' },
  ko: { privacy: '개인정보 처리방침', vision: '우리의 비전' },
};

for (const [language, { privacy, vision }] of Object.entries(words)) {
  test(`About and the notices are in ${language}, and the texts of only one language are loaded`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem('fuud_language', language), language);
    await page.request.post('/api/auth/guest', { data: {} });
    const loaded: string[] = [];
    page.on('response', async (response) => {
      if (/\.js$/.test(response.url())) loaded.push(await response.text().catch(() => ''));
    });
    await page.goto('/about');
    await expect(page.getByRole('heading', { name: vision })).toBeVisible();
    await expectReflow(page);
    await page.getByRole('tab', { name: privacy }).click();
    await expect(page.locator('#DNT')).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page);
    await page.goto('/cookies');
    await expect(page.getByRole('heading', { name: 'fuud_session' })).toBeVisible();
    await expectReflow(page);
    const texts = loaded.filter((text) => text.includes('privacy.dnt.gpc') && text.includes('cookies.intro'));
    expect(new Set(texts).size).toBe(1);
  });
}

test('the language of the privacy notice changes without a reload', async ({ page }) => {
  await page.request.post('/api/auth/guest', { data: {} });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about#DNT');
  await expect(page.locator('#DNT')).toContainText('Do Not Track');
  await page.getByRole('button', { name: 'Language and theme' }).click();
  await page.getByText('한국어', { exact: true }).click();
  await expect(page.locator('#DNT')).toContainText('추적 금지');
  await expect(page).toHaveTitle('개인정보 처리방침 · Fuud');
});
