import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search restaurants' });
const heading = (page: Page, words: string) => page.getByRole('heading', { name: `Results in St. Louis for ${words}` });
const understood = (page: Page) => page.getByRole('group', { name: 'We understood' });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('fuud_search_state') ?? 'null'));

/** Opens a page as a guest with a chosen city, so that the city panel does not open by itself. */
async function arrive(page: Page, at = '/search') {
  await page.request.post('/api/auth/guest', { data: {} });
  await page.addInitScript(() => localStorage.setItem('fuud_city_chosen', 'true'));
  await page.goto(at);
  await expect(box(page)).toBeVisible();
}

test('a craving gets suggestions and a correction, and its parts can be removed and put back', async ({ page }) => {
  await arrive(page);
  await box(page).pressSequentially('ita');
  const italian = page.getByRole('option', { name: 'Italian' });
  await expect(italian).toBeVisible();
  await expectAccessible(page);
  // The open list of suggestions does not cover these controls.
  for (const name of [/^City/, /^Mood/, 'Clear search', 'Filters']) {
    await page.getByRole('button', { name, exact: true }).click({ trial: true });
  }
  await page.keyboard.press('ArrowDown');
  await expect(italian).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Italian')).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);

  await box(page).fill('zzzzqq');
  await expect(page.getByText('No suggestions found.')).toBeVisible();
  const craving = 'somewhere quiet for a piza, not italian';
  await box(page).fill(craving);
  await box(page).press('Enter');
  await expect(heading(page, craving)).toBeVisible();
  await expect(page.getByText('Read “piza” as pizza.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  const part = understood(page).getByRole('button', { name: 'Remove: Quiet' });
  await part.click();
  await expect(part).toHaveCount(0);
  expect(new URL(page.url()).searchParams.getAll('without')).toHaveLength(1);
  await page.getByRole('button', { name: 'Put all back' }).click();
  await expect(part).toBeVisible();
  await page.goBack();
  await expect(part).toHaveCount(0);
});

test('a mood finds places without a craving, and stays after a reload', async ({ page }) => {
  await arrive(page);
  const opener = page.getByRole('button', { name: /^Mood/ });
  const panel = page.getByRole('dialog', { name: 'What mood are you in?' });
  await opener.click();
  await expect(panel.getByRole('button')).toHaveCount(8);
  await expectAccessible(page);
  await panel.getByRole('button', { name: /^Romantic/ }).click();
  await expect(panel).toHaveCount(0);
  await expect(heading(page, 'Romantic')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Romantic')).toBeVisible();
  await opener.click();
  await panel.getByRole('button', { name: /^Romantic/, pressed: true }).click();
  await expect(page.getByRole('heading', { name: 'Start with a craving' })).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('if nothing is found, one press removes a filter', async ({ page }) => {
  await arrive(page, '/search?q=zzzzqq&price=%24&hours=24h');
  await expect(page.getByRole('heading', { name: /^No match for zzzzqq/ })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Filters, 2 on' })).toBeVisible();
  await page.getByRole('button', { name: /^(Without|Remove).*\$/ }).click();
  await expect(page.getByRole('button', { name: 'Filters, 2 on' })).toHaveCount(0);
});

test('the last search is restored for half an hour, unless the URL has another search', async ({ page, context }) => {
  await arrive(page);
  await box(page).fill('ramen');
  await expect(heading(page, 'ramen')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'vegan' }).click();
  await expect(page).toHaveURL(/diet=vegan/);
  expect(await stored(page)).toMatchObject({ searchQuery: 'ramen', filters: { dietaryOptions: ['vegan'] } });
  const done = page.getByRole('button', { name: /^Show \d+ places?$/ });
  await expect(done).toBeVisible();
  await expectAccessible(page);
  await done.click();
  await expect(page.getByRole('button', { name: 'Filters, 1 on' })).toBeFocused();

  const again = await context.newPage();
  await again.goto('/search');
  await expect(again).toHaveURL(/q=ramen&city=St\.\+Louis&diet=vegan/);
  await expect(heading(again, 'ramen').or(again.getByRole('heading', { name: /^Nothing on/ }))).toBeVisible();
  await again.goto('/search?q=pizza');
  await expect(heading(again, 'pizza')).toBeVisible();
  await again.evaluate(() => {
    const entry = JSON.parse(localStorage.getItem('fuud_search_state') ?? '{}');
    const lastSearchTime = Date.now() - 31 * 60_000;
    localStorage.setItem('fuud_search_state', JSON.stringify({ ...entry, lastSearchTime }));
  });
  await again.goto('/search');
  await expect(again.getByRole('heading', { name: 'Start with a craving' })).toBeVisible();

  await page.bringToFront(); // browsers slow down pages in the background
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('heading', { name: 'Start with a craving' })).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('a member’s searches are stored and suggested, but not stored if fuud_save_history is false', async ({ page }) => {
  await page.request.post('/api/auth/register', { data: { username: 'craver', password: 'my password' } });
  await page.addInitScript(() => localStorage.setItem('fuud_city_chosen', 'true'));
  const history = async () => {
    const searches = await (await page.request.get('/api/search-history')).json();
    return searches.map(({ query }: { query: string }) => query);
  };
  await page.goto('/search');
  await box(page).fill('pancakes for two');
  await box(page).press('Enter');
  await expect.poll(history).toEqual(['pancakes for two']);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await box(page).fill('panc');
  await expect(page.getByRole('option', { name: 'pancakes for two' })).toBeVisible();

  await page.evaluate(() => localStorage.setItem('fuud_save_history', 'false'));
  await page.goto('/search?q=tacos');
  await expect(heading(page, 'tacos')).toBeVisible();
  await box(page).fill('tacos at night');
  await box(page).press('Enter');
  await expect(heading(page, 'tacos at night')).toBeVisible();
  expect(await history()).toEqual(['pancakes for two']);
});

test('a repeated search sends no request within five minutes, but sends a request after that', async ({ page }) => {
  await page.clock.install();
  await arrive(page, '/search?q=ramen');
  await expect(heading(page, 'ramen')).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('SearchResultsQuery')) asked++;
  });
  const search = async (words: string) => {
    await box(page).fill(words);
    await box(page).press('Enter');
    await expect(heading(page, words)).toBeVisible();
  };
  await search('pizza');
  expect(asked).toBe(1);
  await page.clock.fastForward('04:00');
  await search('ramen');
  expect(asked).toBe(1);
  await page.clock.fastForward('02:00');
  await search('pizza');
  await expect.poll(() => asked).toBe(2);
});

test('results can be sorted by distance from the user; a copied URL opens them in the default order', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await arrive(page, '/search?q=ramen');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.selectOption('Nearest to me');
  await expect(page.getByText('Your location could not be found.', { exact: false }).first()).toBeVisible();
  await expect(order).toHaveValue('best');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 38.63, longitude: -90.25 });
  await order.selectOption('Nearest to me');
  await expect(page.getByRole('heading', { name: 'Results near you for ramen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Results near you for ramen' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/^[^·]*\d(\.\d)? mi · /);
  await expect(page.getByRole('region', { name: 'Top Finds' }).getByRole('group').first()).toContainText(/\d mi · /);
  await page
    .getByRole('button', { name: /^More about/ })
    .nth(3)
    .click();
  await expect(page.getByRole('article').nth(3)).toContainText(/\d mi\b/); // the unfolded card shows the distance too
  await expectAccessible(page);

  const other = await browser.newPage({ baseURL });
  await arrive(other, page.url());
  await expect(heading(other, 'ramen')).toBeVisible();
  expect(new URL(other.url()).searchParams.get('sort')).toBeNull();
  await other.close();
});

test('in Spanish with large letters, the full city name is visible, and the page is not too wide', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('fuud_language', 'es'));
  await page.request.post('/api/auth/guest', { data: {} });
  await page.goto('/search?q=pizza&mood=romantic');
  await expect(page.getByRole('article').first()).toBeVisible();
  const header = page.getByRole('banner');
  const signIn = header.getByRole('button', { name: 'Iniciar sesión' });
  expect(await signIn.evaluate((button) => button.getClientRects()[0]?.height)).toBe(44);
  const name = header.getByText('St. Louis');
  expect(await name.evaluate((span) => span.scrollWidth <= span.clientWidth)).toBe(true);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(page.getByRole('search').getByText('St. Louis')).toBeInViewport();
  const chosen = page.getByRole('search').getByText('St. Louis');
  expect(await chosen.evaluate((span) => span.scrollWidth <= span.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the note that repeats a very long word is cut to a few lines; the page is not too wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, `/search?q=${'x'.repeat(600)}`);
  const note = page.getByText('Not understood:');
  await expect(note).toBeVisible();
  expect(await note.evaluate((line) => [line.scrollWidth <= line.clientWidth, line.clientHeight < 120])).toEqual([
    true,
    true,
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the page has all filters, shows several results without scrolling, and is not too wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, '/search?q=quiet%20ramen%20under%20%2430&mood=comfort');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('group', { name: 'Opening hours' }).getByRole('button')).toHaveText([
    'Any time',
    'Open now',
    'Open 24 hours',
  ]);
  const choices = (group: string) => page.getByRole('group', { name: group, exact: true }).getByRole('button');
  await expect(choices('Price')).toHaveText(['$', '$$', '$$$', '$$$$']);
  await expect(choices('Dietary · any of these')).toHaveText([
    'vegetarian',
    'vegan',
    'gluten-free',
    'halal',
    'kosher',
    'dairy-free',
    'nut-free',
  ]);
  await page.keyboard.press('Escape');
  /** How many results show their name without scrolling. */
  const inSight = () =>
    page
      .getByRole('list', { name: 'All Results' })
      .getByRole('heading')
      .evaluateAll((names) => names.filter((name) => name.getBoundingClientRect().bottom <= innerHeight - 64).length);
  await page.goto('/search?q=pizza');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(inSight).toBeGreaterThanOrEqual(6);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(inSight).toBeGreaterThanOrEqual(8);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(inSight).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectAccessible(page);
});

test('a press on a row opens the restaurant’s page; on a wide screen two rows share a line, without gaps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, '/search?q=pizza');
  const list = page.getByRole('list', { name: 'All Results' });
  const items = list.locator('> li');
  await expect(items).toHaveCount(10);
  const boxes = () => items.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
  const folded = await boxes();
  expect(new Set(folded.map(({ width }) => width)).size).toBe(1);
  expect(folded.filter(({ bottom }) => bottom <= 810).length).toBeGreaterThanOrEqual(8);
  await items
    .nth(4)
    .getByRole('button', { name: /^More about/ })
    .click();
  await expect(items.nth(4).getByRole('link', { name: /^Call/ })).toBeVisible();
  const unfolded = await boxes();
  const frame = await list.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect(unfolded[4]?.width).toBe(frame.width);
  expect(unfolded.map(({ height }, at) => at === 4 || height === folded[at]?.height)).not.toContain(false);
  // One line contains only the unfolded row. The nine other rows are on five lines: the last line contains one row, and
  // each other line contains two.
  expect(new Set(unfolded.map(({ y }) => y)).size).toBe(1 + 5);
  await expectAccessible(page);

  const row = items.nth(6).getByRole('article');
  const box = await row.boundingBox();
  await row.click({ position: { x: (box?.width ?? 0) * 0.6, y: (box?.height ?? 0) - 8 } });
  await expect(page).toHaveURL(/\/restaurant\//);
});

test('the search box has space for the words at every width; an unfolded row keeps the order of the results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 900 });
  await arrive(page, '/search?q=pizza');
  for (const width of [720, 820, 960, 1024, 1040, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await box(page).boundingBox())?.width).toBeGreaterThan(190);
  }
  const rows = page.getByRole('list', { name: 'All Results' }).getByRole('listitem');
  const corners = async () => (await Promise.all((await rows.all()).map((row) => row.boundingBox()))).map(cornerOf);
  await rows
    .nth(1)
    .getByRole('button', { name: /^More about/ })
    .click();
  await expect(rows.nth(1).getByRole('button', { name: /^Less about/ })).toBeVisible();
  expect(await corners()).toEqual((await corners()).sort(([y1, x1], [y2, x2]) => y1 - y2 || x1 - x2));
});

test('if the system chooses the colors, the button of the current page has its own background', async ({ page }) => {
  await arrive(page, '/search?q=pizza');
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground('Page 1')).not.toBe(await ground('Page 2'));
});

/** How far the top left corner of a box is from the top and from the left of the screen: [y, x]. */
const cornerOf = (box: { x: number; y: number } | null): [number, number] => [box?.y ?? 0, box?.x ?? 0];
