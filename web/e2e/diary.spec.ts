import type { Page } from '@playwright/test';
import { exactText } from './exactText';
import { expectLoggedOut } from './expectLoggedOut';
import { stubGraphql } from './stubGraphql';
import { expect, expectAccessible, test } from './test';

test.use({ expectedErrors: [/status of (500|401)|RequestError: 500/] }); // the stubs cause these errors

const fault = { status: 500, json: { errors: [{ message: 'Unexpected error.' }] } };
const entries = (page: Page) => page.getByRole('list', { name: 'Diary entries' }).getByRole('article');

/** Opens the diary of a new member with `count` entries. @returns the names of the places, newest entry first */
async function arrive(page: Page, username: string, count: number, firstName?: string) {
  await page.request.post('/api/auth/register', { data: { username, password: 'my password', firstName } });
  await page.addInitScript(() => localStorage.setItem('fuud_city_chosen', 'true'));
  const found = await page.request.get('/api/restaurants/search?query=pizza');
  const places = ((await found.json()) as { id: string; name: string }[]).slice(0, count);
  for (const { id } of places) {
    const notes = 'Loud, lovely.';
    await page.request.post('/api/diary', { data: { restaurantId: id, visitedAt: '2025-09-04', notes } });
  }
  await page.goto('/diary');
  return places.map(({ name }) => name).toReversed();
}

/** Makes one operation fail, and calls `press`. @returns a function that lets the operation work again */
async function withFailingOperation(page: Page, operation: string, press: () => unknown) {
  await stubGraphql(page, operation, (route) => route.fulfill(fault));
  await press();
  return () => page.unroute('**/graphql');
}

test('a member finds, adds, edits and removes places; a failed request shows a message', async ({ page }) => {
  await arrive(page, 'writes_all', 0, 'Ada');
  await expect(page.getByRole('heading', { level: 1, name: "Ada's Diary" })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The first page is blank' })).toBeVisible();
  const popular = page.getByRole('list', { name: 'Popular in St. Louis' });
  await expect(popular.getByRole('listitem')).toHaveCount(6);
  await expectAccessible(page);

  const box = page.getByRole('searchbox', { name: 'Search restaurants to add to your diary' });
  await box.fill('zzzz');
  await expect(exactText(page, 'No restaurants found for "zzzz"')).toBeVisible();
  let unstub = await withFailingOperation(page, 'FoundPlacesQuery', () => box.fill('ramen'));
  await expect(exactText(page, 'Search error')).toBeVisible();
  await expect(exactText(page, 'Failed to search restaurants. Please try again.')).toBeVisible();
  await unstub();
  await box.fill('pizza');
  await expect(page.getByRole('heading', { name: 'Search Results for "pizza"' })).toBeVisible();
  const found = page.getByRole('list', { name: /^Search Results/ });
  expect(await found.getByRole('listitem').count()).toBeLessThanOrEqual(8);
  await expectAccessible(page);
  const add = found.getByRole('button', { name: /^Add / }).first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace(/^Add (.*) to my diary$/, '$1');
  unstub = await withFailingOperation(page, 'useAddDiaryEntryMutation', () => add.click());
  await expect(exactText(page, 'Failed to add restaurant to diary. Please try again.')).toBeVisible();
  await unstub();
  await add.click();
  await expect(exactText(page, 'Restaurant has been added to your diary.')).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(entries(page)).toHaveCount(1);
  await box.fill('pizza');
  await expect(page.getByRole('button', { name: `${name} is in your diary` })).toBeDisabled();
  await box.fill('');

  // Editing: after a failure the typed text stays.
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel(/^Notes & Experience/).fill('First line.\n<b>not bold</b>');
  await page.getByLabel(/^Favorite Dishes/).fill('Margherita');
  await page.getByLabel(/^Visit Date/).fill('2025-09-04');
  await page.getByRole('radio', { name: '4 stars' }).press('Space');
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  unstub = await withFailingOperation(page, 'useUpdateDiaryEntryMutation', () => save.click());
  await expect(exactText(page, 'Failed to update diary entry. Please try again.')).toBeVisible();
  await expect(page.getByLabel(/^Favorite Dishes/)).toHaveValue('Margherita');
  await unstub();
  await save.click();
  await expect(exactText(page, 'Your restaurant diary entry has been updated.')).toBeVisible();
  await expect(page.getByText('Visited on Sep 4, 2025')).toBeVisible();
  await expect(page.getByText('<b>not bold</b>')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your rating: 4 stars' })).toBeVisible();

  // Before the page is left with unsaved text, a dialog asks for confirmation.
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel(/^Favorite Dishes/).fill('Margherita, twice');
  await page.getByRole('navigation').getByRole('link', { name: 'Saved' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(page).toHaveURL(/\/diary$/);
  await expect(page.getByLabel(/^Favorite Dishes/)).toHaveValue('Margherita, twice');
  await page.getByRole('button', { name: 'Cancel' }).click();

  // The test adds a second visit and removes the entry. After an undo, the entry comes back with both visits.
  await page.getByRole('button', { name: `Add a visit to ${name}` }).click();
  await page.getByLabel(/^Notes & Experience/).fill('Even better.');
  await save.click();
  await expect(page.getByText('Even better.')).toBeVisible();
  await page.getByRole('button', { name: '1 other visit' }).click();
  await expect(page.getByText('First line.')).toBeVisible();
  await expectAccessible(page);
  unstub = await withFailingOperation(page, 'useRemoveDiaryEntryMutation', () =>
    page.getByRole('button', { name: `Remove ${name} from my diary` }).click(),
  );
  await expect(exactText(page, 'Failed to remove restaurant from diary. Please try again.')).toBeVisible();
  await expect(entries(page)).toHaveCount(1);
  await unstub();
  const remove = page.getByRole('button', { name: `Remove ${name} from my diary` });
  await expect(async () => {
    // The entry has just come back. While it is drawn again, a press may have no effect.
    if (await remove.isVisible()) await remove.click();
    await expect(exactText(page, 'Restaurant has been removed from your diary.')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'The first page is blank' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Even better.')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 other visit' })).toBeVisible();

  // When the session has ended, the page shows a message and leads to the sign-in.
  await stubGraphql(page, 'useRemoveDiaryEntryMutation', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
  );
  await expectLoggedOut(page, () => page.getByRole('button', { name: `Remove ${name} from my diary` }).click());
});

test('if two tabs edit an entry, the later save shows a conflict and overwrites nothing', async ({ page, context }) => {
  const [name] = await arrive(page, 'two_tabs', 1);
  const other = await context.newPage();
  await other.goto('/diary');
  for (const tab of [page, other]) await tab.getByRole('button', { name: `Edit ${name}` }).click();
  await other.getByLabel(/^Favorite Dishes/).fill('Theirs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(exactText(other, 'Diary updated')).toBeVisible();
  await page.getByLabel(/^Favorite Dishes/).fill('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(exactText(page, 'Nothing was overwritten. Both versions are in the entry: choose one.')).toBeVisible();
  await expect(page.getByText('Theirs')).toBeVisible();
  await expect(page.getByLabel(/^Favorite Dishes/)).toHaveValue('Mine');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(exactText(page, 'Diary updated')).toBeVisible();
  const diary = (await (await page.request.get('/api/diary')).json()) as { favoriteDishes: string }[];
  expect(diary.map(({ favoriteDishes }) => favoriteDishes)).toEqual(['Mine']);

  // If the entry was removed in the other tab, a press on Save shows a message, and the typed text stays.
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByLabel(/^Favorite Dishes/).fill('Too late');
  await other.getByRole('button', { name: `Remove ${name} from my diary` }).click();
  await expect(exactText(other, 'Removed from diary')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(exactText(page, 'This is no longer in your diary. It may be under “Recently removed”.')).toBeVisible();
  await expect(page.getByLabel(/^Favorite Dishes/)).toHaveValue('Too late');
});

test('edit, remove and undo work by keyboard alone', async ({ page }) => {
  const [name] = await arrive(page, 'keys_only', 2);
  await expect(entries(page)).toHaveCount(2);
  const tabTo = async (label: string) => {
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((text) => document.activeElement?.getAttribute('aria-label') === text, label)) return;
    }
    throw new Error(`Tab does not reach ${label}`);
  };
  await tabTo(`Edit ${name}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: `Edit ${name}` })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(exactText(page, 'Diary updated')).toBeVisible();
  await tabTo(`Remove ${name} from my diary`);
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(1);
  await expect(exactText(page, 'Removed from diary')).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => {
      const text = await page.evaluate(() => document.activeElement?.textContent);
      if (text !== 'Undo') await page.keyboard.press('Tab');
      return text;
    })
    .toBe('Undo');
  await page.keyboard.press('Enter');
  await expect(entries(page)).toHaveCount(2);
});

test('the diary page asks guests to sign in, and sends no request for a diary', async ({ page }) => {
  await page.request.post('/api/auth/guest', { data: {} });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
  await page.goto('/diary');
  await expect(exactText(page, 'Sign in to access your diary')).toBeVisible();
  await expect(exactText(page, "Keep track of restaurants you've visited")).toBeVisible();
  await expectAccessible(page);
  expect(asked.filter((body) => /diary/i.test(body))).toEqual([]);
  await page.getByRole('link', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the diary has a calendar of a month, and a view of a year that can be saved as a picture', async ({ page }) => {
  const [name = ''] = await arrive(page, 'remembers_all', 1);
  await page.goto('/diary?view=calendar&month=2025-09');
  await page.getByRole('button', { name: `September 4, 2025: ${name}` }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Thursday, September 4, 2025' })).toBeFocused();
  await expect(exactText(page, 'Loud, lovely.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/diary?view=year&year=2025');
  await expect(page.getByRole('article')).toContainText('First of the year');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  expect((await download).suggestedFilename()).toBe('fuud-2025.png');
});

test('while the list scrolls, its buttons accept presses', async ({ page }) => {
  await arrive(page, 'presses_early', 6);
  await expect(entries(page).last()).toBeVisible();
  const pressed = await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let at = 0; at < 5; at++) {
      scrollBy(0, 8);
      await frame();
    }
    const edit = document.querySelector('[role=listitem]:nth-last-child(1) button') as Element;
    return getComputedStyle(edit).pointerEvents;
  });
  expect(pressed).toBe('auto');
});

test('if the device’s clock is a day ahead, a visit can be tomorrow, but `addedAt` keeps the server’s time', async ({
  page,
}) => {
  const [newest = '', older = ''] = await arrive(page, 'lives_tomorrow', 2);
  const ahead = new Date(Date.now() + 24 * 3_600_000);
  await page.clock.setFixedTime(ahead);
  await page.reload();
  await expect(entries(page)).toHaveCount(2);
  const names = () => entries(page).getByRole('heading', { level: 3 }).allTextContents();
  const entry = entries(page).filter({ hasText: older });
  await entry.getByRole('button', { name: /^Edit/ }).click();
  const tomorrow = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });
  await page.getByLabel(/^Visit Date/).fill(tomorrow);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(entry.locator(`time[datetime^="${tomorrow}"]`)).toBeVisible();
  expect(await names()).toEqual([older, newest]);
  const stored = (await (await page.request.get('/api/diary')).json()) as { visitedAt: string; addedAt: string }[];
  expect(stored.some(({ visitedAt }) => visitedAt.startsWith(tomorrow))).toBe(true);
  for (const { addedAt } of stored) expect(new Date(addedAt).getTime()).toBeLessThan(ahead.getTime() - 3_600_000);
});
