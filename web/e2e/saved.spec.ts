import type { Page } from '@playwright/test';
import { exactText } from './exactText';
import { stubGraphql } from './stubGraphql';
import { expect, expectAccessible, test } from './test';

// The stubs and the ended session cause these errors.
test.use({ expectedErrors: [/status of (500|401)|RequestError: 500|ERR_CONNECTION_RESET/] });

const fault = { status: 500, json: { errors: [{ message: 'Unexpected error.' }] } };
const rows = (page: Page) => page.getByRole('list', { name: 'Saved restaurants' }).getByRole('article');
const names = (page: Page) => rows(page).getByRole('heading').allTextContents();

/** The first `count` places that the REST API finds for the query. */
async function find(page: Page, query: string, count: number): Promise<{ id: string; name: string }[]> {
  const found = await page.request.get(`/api/restaurants/search?query=${query}`);
  return ((await found.json()) as { id: string; name: string }[]).slice(0, count);
}

/** Creates a member with `count` saved places. @returns the places in the order in which they were saved */
async function arrive(page: Page, username: string, count: number) {
  await page.request.post('/api/auth/register', { data: { username, password: 'my password' } });
  await page.addInitScript(() => localStorage.setItem('fuud_city_chosen', 'true'));
  const places = await find(page, 'pizza', count);
  for (const { id } of places) await page.request.post(`/api/restaurants/${id}/save`);
  return places;
}

test('a member’s list is newest first; "Undo" or "Recently removed" brings a removed place back', async ({ page }) => {
  const places = await arrive(page, 'keeps_all', 7);
  await page.goto('/saved');
  await expect(exactText(page, '7 saved places')).toBeVisible();
  const newest = places.map(({ name }) => name).toReversed();
  expect(await names(page)).toEqual(newest);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Saved' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect.poll(() => names(page)).toEqual(newest.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  await page.getByRole('searchbox', { name: 'Filter saved places' }).fill(newest[2] ?? '');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest first');

  // After a failed removal the row comes back. The next removal succeeds, and "Undo" puts the row back at its old
  // position.
  const heart = page.getByRole('button', { name: `Save ${newest[1]}` });
  await stubGraphql(page, 'useUnsaveRestaurantMutation', (route) => route.fulfill(fault));
  await heart.click();
  await expect(exactText(page, 'Failed to update saved status on the card.')).toBeVisible();
  await expect(rows(page)).toHaveCount(7);
  await page.unroute('**/graphql');
  await heart.click();
  await expect(exactText(page, '6 saved places')).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(exactText(page, 'It is back')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(newest);

  // The dialog "Recently removed" lists the places that were removed earlier.
  await heart.click();
  await expect(exactText(page, '6 saved places')).toBeVisible();
  await page.getByRole('button', { name: 'Recently removed' }).click();
  const drawer = page.getByRole('dialog', { name: 'Recently removed' });
  await expect(drawer.getByText(newest[1] ?? '')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: `Restore ${newest[1]}` }).click();
  await expect(drawer.getByText('Nothing was removed in the last 30 days.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => names(page)).toEqual(newest);
});

test('a place saved on the search page appears in the saved list, which is not requested again', async ({ page }) => {
  await arrive(page, 'saves_there', 2);
  await page.goto('/saved');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('navigation').getByRole('link', { name: 'Search (Home)' }).click();
  await page.getByRole('combobox', { name: 'Search restaurants' }).fill('ramen');
  const first = page.getByRole('list', { name: 'All Results' }).getByRole('listitem').nth(3);
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: `Save ${name}` }).click();
  await expect(first.getByRole('button', { name: `Save ${name}` })).toBeEnabled();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
  await page.getByRole('navigation').getByRole('link', { name: 'Saved' }).click();
  await expect(rows(page)).toHaveCount(3);
  expect((await names(page))[0]).toBe(name);
  expect(asked.filter((body) => body.includes('MemberSavesQuery'))).toEqual([]);
});

test('a failed or empty list shows a message; a save whose response is lost is stored only once', async ({ page }) => {
  await arrive(page, 'loses_much', 0);
  await stubGraphql(page, 'MemberSavesQuery', (route) => route.fulfill(fault));
  await page.goto('/saved');
  await expect(exactText(page, 'Failed to load saved restaurants')).toBeVisible();
  await expect(exactText(page, 'Please try again later')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/Start exploring: press the heart/)).toBeVisible();
  await expectAccessible(page);

  // The server saves the place, but the response is lost. The next press sends the same idempotency key again.
  await page.goto('/search?q=pizza');
  const heart = page
    .getByRole('list', { name: 'All Results' })
    .getByRole('button', { name: /^Save / })
    .nth(3);
  const keys: string[] = [];
  await stubGraphql(page, 'useSaveRestaurantMutation', async (route) => {
    keys.push(route.request().postDataJSON().variables.input.idempotencyKey);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await heart.click();
  await expect(exactText(page, 'Failed to update saved status on the card.')).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeEnabled();
  expect(keys[1]).toBe(keys[0]);
  const saved = await page.request.get('/api/saved-restaurants');
  expect(await saved.json()).toHaveLength(1);
});

test('a guest’s list is stored only on the device', async ({ page }) => {
  await page.request.post('/api/auth/guest', { data: {} });
  const places = await find(page, 'pizza', 3);
  await page.addInitScript(
    (kept) => {
      if (!localStorage.getItem('fuud_guest_saved')) localStorage.setItem('fuud_guest_saved', JSON.stringify(kept));
    },
    places.map(({ id, name }, at) => ({
      id,
      name,
      cuisine: 'Pizza',
      imageUrl: null,
      priceRange: '$',
      googleRating: null,
      savedAt: `2026-01-0${3 - at}T12:00:00.000Z`,
    })),
  );
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
  await page.goto('/saved');
  await expect(exactText(page, '3 saved locally')).toBeVisible();
  await expect(exactText(page, '7 saves left')).toBeVisible();
  await expect(page.getByRole('link', { name: /^View Details/ })).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Save ${places[1]?.name}` }).click();
  await expect(exactText(page, '2 saved locally')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(exactText(page, '3 saved locally')).toBeVisible();
  expect(await names(page)).toEqual(places.map(({ name }) => name));
  expect(asked.filter((body) => /savedRestaurants|mutation/i.test(body))).toEqual([]);
});

test('a long list draws only a part of its rows, and "back" restores the position', async ({ page }) => {
  const places = await arrive(page, 'keeps_many', 40);
  const more = await Promise.all(['tacos', 'coffee', 'burger', 'sushi'].map((query) => find(page, query, 40)));
  const ids = new Set([...places, ...more.flat()].map(({ id }) => id));
  for (const id of ids) await page.request.post(`/api/restaurants/${id}/save`);
  await page.goto('/saved');
  await expect(exactText(page, `${ids.size} saved places`)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(ids.size);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return page.getByRole('listitem').last().getAttribute('aria-posinset');
    })
    .toBe(String(ids.size));
  // Scroll until the end of the page is reached.
  const distanceToEnd = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return distanceToEnd();
    })
    .toBeLessThanOrEqual(1);
  const last = rows(page).last();
  const name = (await last.getByRole('heading').textContent()) ?? '';
  await last.getByRole('link', { name: `View Details: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: `View Details: ${name}` })).toBeInViewport();
});

test('without a session, /saved and /diary show the landing page with a reason to sign in', async ({ page }) => {
  await page.goto('/saved');
  await expect(exactText(page, 'Sign in to save restaurants')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/diary');
  await expect(exactText(page, 'Sign in to access your diary')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('if the session has ended when the user returns to the tab, the page itself asks to sign in', async ({ page }) => {
  const prompts = { saved: 'Sign in to save restaurants', diary: 'Sign in to access your diary' };
  for (const [name, prompt] of Object.entries(prompts)) {
    const [place] = await arrive(page, `away_from_${name}`, 1);
    await page.request.post('/api/diary', { data: { restaurantId: place?.id } });
    await page.goto(`/${name}`);
    await expect(page.getByRole('article').getByRole('heading', { name: place?.name })).toBeVisible();
    await page.context().clearCookies();
    // The page ignores a return while its lists are still being loaded, so the user comes back again.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(exactText(page, prompt)).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page).toHaveURL(new RegExp(`/${name}$`));
    await expect(page.getByRole('article')).toHaveCount(0);
  }
});
