import type { Page } from '@playwright/test';
import { stubGraphql } from './stubGraphql';
import { expect, expectAccessible, test } from './test';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Choose a city' });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'City or ZIP code' });
const openerOf = (page: Page) => page.locator('main').getByRole('button', { name: /^City:/ });
const box = (page: Page) => page.getByRole('combobox', { name: 'Search restaurants' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('fuud_city'), localStorage.getItem('fuud_city_chosen')]);

/** Opens a page as a guest. With `chosen`, the device stores that a city was chosen, so the panel stays closed. */
async function arrive(page: Page, { chosen = true, at = '/search' } = {}) {
  await page.request.post('/api/auth/guest', { data: {} });
  await page.addInitScript((chosen) => {
    if (chosen && !localStorage.getItem('fuud_city')) localStorage.setItem('fuud_city_chosen', 'true');
  }, chosen);
  await page.goto(at);
  await expect(box(page)).toBeVisible({ timeout: 30_000 });
}

test('the city panel opens by itself only once, without taking the focus or covering the search', async ({ page }) => {
  await arrive(page, { chosen: false });
  await expect(panelOf(page)).toBeVisible();
  await expect(options(page)).toHaveCount(6);
  await expect(openerOf(page)).toHaveText('St. Louis');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]'))).toBeNull();
  const [panel, search] = await Promise.all([panelOf(page).boundingBox(), box(page).boundingBox()]);
  expect(panel?.y).toBeGreaterThan((search?.y ?? 0) + (search?.height ?? 0));
  expect([panel?.x, panel?.width]).toEqual([12, 390 - 2 * 12]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Profile' }).first().click();
  await page.getByRole('link', { name: 'Search' }).first().click();
  await expect(box(page)).toBeVisible();
  await page.reload();
  await expect(box(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(panelOf(page)).toHaveCount(0);
});

test('typing a craving closes the open city panel', async ({ page }) => {
  await arrive(page, { chosen: false });
  await expect(panelOf(page)).toBeVisible();
  await box(page).fill('ramen');
  await expect(page.getByRole('heading', { name: 'Results in St. Louis for ramen' })).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('a suggested city can be chosen by keyboard, and the results change', async ({ page }) => {
  await arrive(page, { at: '/search?q=tacos' });
  await expect(page.getByRole('heading', { name: 'Results in St. Louis for tacos' })).toBeVisible();
  const first = await page.getByRole('article').first().textContent();
  await openerOf(page).press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('phoe');
  await expect(options(page).first()).toHaveText(/Phoenix\s*Arizona/);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(fieldOf(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Results in Phoenix for tacos' })).toBeVisible();
  await expect(page).toHaveURL(/city=Phoenix/);
  await expect(openerOf(page)).toBeFocused();
  expect(await page.getByRole('article').first().textContent()).not.toBe(first);
  expect(await stored(page)).toEqual(['Phoenix', 'true']);
  await page.goto('/search');
  await expect(openerOf(page)).toHaveText('Phoenix');
});

test('the city field accepts corrections, ZIP codes and other texts, but no unknown ZIP code', async ({ page }) => {
  await arrive(page);
  const type = async (text: string) => {
    if ((await panelOf(page).count()) === 0) await openerOf(page).click();
    await fieldOf(page).fill(text);
  };
  const expectChosen = async (city: string) => {
    await expect(openerOf(page)).toHaveText(city);
    await expect(panelOf(page)).toHaveCount(0); // otherwise the next text could be typed into the closing panel
  };
  await type('chcago');
  await expect(options(page).first()).toHaveText(/^Did you mean Chicago/);
  await options(page).first().click();
  await expectChosen('Chicago');

  await type('85001');
  await page.keyboard.press('Enter');
  await expectChosen('Phoenix');

  await type('00000');
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByText('No locations found', { exact: true })).toBeVisible();
  await expect(openerOf(page)).toHaveText('Phoenix');
  expect(await stored(page)).toEqual(['Phoenix', 'true']);

  await type('   ');
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toBeVisible();
  await expect(openerOf(page)).toHaveText('Phoenix');

  await type('kansas city');
  await page.keyboard.press('Enter');
  await expectChosen('Kansas City');

  await type('little nowhere, mo');
  await expect(panelOf(page).getByText('No locations found', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectChosen('Little Nowhere, MO');

  await type('saint louis mo');
  await page.keyboard.press('Enter');
  await expectChosen('St. Louis');
});

test('the city dialog lists fourteen cities, or at most ten for a typed text, and marks the current city', async ({
  page,
}) => {
  await arrive(page, { at: '/search?q=pizza' });
  const header = page.getByRole('button', { name: /^Current city/ });
  await header.click();
  await expect(panelOf(page)).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  await expect(options(page)).toHaveCount(14);
  await expect(page.getByRole('option', { name: 'New York, NY no places yet' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'St. Louis, MO' })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await fieldOf(page).fill('san');
  await expect(options(page)).toHaveCount(10);
  await fieldOf(page).fill('zzzzz');
  await expect(page.getByText('No cities found matching "zzzzz"', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await fieldOf(page).fill('nashv');
  await expect(options(page).first()).toHaveText('Nashville, TN');
  await page.keyboard.press('Enter');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(header).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Results in Nashville for pizza' })).toBeVisible();
});

test('a city named in the query is searched; if that city has no places, a button searches the chosen city', async ({
  page,
}) => {
  await arrive(page);
  await page.goto('/search?q=pizza+in+phoenix&city=St.+Louis');
  await expect(page.getByRole('heading', { name: 'Results in Phoenix for pizza' })).toBeVisible();
  await page.goto('/search?q=pizza+in+new+york&city=St.+Louis');
  await expect(page.getByText('Fuud has no places in New York yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ramen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Look in St\. Louis/ }).click();
  await expect(page.getByRole('heading', { name: 'Results in St. Louis for pizza' })).toBeVisible();
  await expect(page).toHaveURL(/\?q=pizza&city=St\.\+Louis$/);
});

test('"Use my location" finds the position and chooses the nearest city that has places', async ({ page, context }) => {
  await arrive(page);
  await page.evaluate(() => localStorage.setItem('fuud_city', 'Nashville'));
  await page.reload();
  await openerOf(page).click();
  await expect(options(page).filter({ hasText: 'St. Louis' })).not.toContainText('no places yet');
  await expect(options(page).filter({ hasText: 'New York' })).toContainText('no places yet');
  const use = panelOf(page).getByRole('button', { name: 'Use my location' });
  await use.click();
  await expect(panelOf(page).getByText(/^Your location could not be found\./)).toBeVisible();
  await expectAccessible(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 38.63, longitude: -90.25 });
  await use.click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(openerOf(page)).toHaveText('St. Louis');
  expect(await stored(page)).toEqual(['St. Louis', 'true']);
});

test('both city pickers have the button "Ask me again"', async ({ page }) => {
  await arrive(page);
  await page.evaluate(() => localStorage.setItem('fuud_city', 'Nashville'));
  for (const [at, opener] of [
    ['/profile', page.getByRole('button', { name: /^Current city/ })],
    ['/search', openerOf(page)],
  ] as const) {
    await page.evaluate(() => localStorage.setItem('fuud_city_chosen', 'true'));
    await page.goto(at);
    await opener.click();
    await page.getByRole('button', { name: 'Ask me again' }).click();
    await expect(page.getByText('Fuud will ask on your next visit.')).toBeFocused();
    expect(await stored(page)).toEqual(['Nashville', null]);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(opener).toHaveText('Nashville');
  }
});

test.describe('when a request fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('if the request for a city’s name fails, the suggested name is used; if no suggestions load, a message appears', async ({
    page,
  }) => {
    await arrive(page);
    await stubGraphql(page, 'normalizeLocationQuery', (route) => route.fulfill({ status: 500, body: 'boom' }));
    await openerOf(page).click();
    await fieldOf(page).fill('springfield');
    await options(page)
      .filter({ hasText: /Springfield.*Illinois/ })
      .click();
    await expect(openerOf(page)).toHaveText('Springfield');

    await stubGraphql(page, 'LocationPanelQuery', (route) => route.abort('internetdisconnected'));
    await openerOf(page).click();
    await fieldOf(page).fill('denver');
    await expect(panelOf(page).getByRole('alert')).toContainText('What you typed stays here.');
    await expect(fieldOf(page)).toHaveValue('denver');
    await expectAccessible(page);
  });
});
