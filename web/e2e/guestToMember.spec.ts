import type { Page } from '@playwright/test';
import { exactText } from './exactText';
import { stubGraphql } from './stubGraphql';
import { expect, expectAccessible, test } from './test';

test.use({ expectedErrors: [/ERR_FAILED/] });

test.slow(); // the accessibility checks are slow on a busy machine

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('fuud_guest_id'), localStorage.getItem('fuud_guest_saved')]);

/** As a guest, saves the first two places for "pizza" on the device. */
async function saveTwo(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(page.getByText('Guest', { exact: true })).toBeVisible();
  await page.goto('/search?q=pizza');
  const list = page.getByRole('article');
  for (const n of [0, 1]) {
    await list
      .nth(n)
      .getByRole('button', { name: /^Save / })
      .click();
    await expect(page.getByText('Restaurant saved locally', { exact: true })).toBeVisible();
  }
}

async function createAccount(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: /Sign up$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill('plum57');
  await dialog.getByLabel('Confirm Password').fill('plum57');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

const savedOnServer = async (page: Page) =>
  ((await (await page.request.get('/api/saved-restaurants')).json()) as []).length;

test('a guest becomes a member on the same page, and the saved places move to the account', async ({ page }) => {
  await saveTwo(page);
  const hearts = page.getByRole('article').getByRole('button', { name: /^Save / });
  // The member's list can have another order than the guest's list, because the moved places change the taste.
  const name = (await hearts.first().getAttribute('aria-label')) ?? '';
  // The server reads the list before it moves the places, but the page gets the list after the answer to the move.
  let noteRead = () => {};
  const isRead = new Promise<void>((resolve) => (noteRead = resolve));
  const moved = page.waitForResponse((response) => !!response.request().postData()?.includes('moveGuestSavesMutation'));
  await stubGraphql(page, 'moveGuestSavesMutation', (route) => isRead.then(() => route.continue()));
  await stubGraphql(page, 'SearchResultsQuery', async (route) => {
    const response = await route.fetch();
    noteRead();
    await moved;
    await route.fulfill({ response });
  });
  await createAccount(page, 'mover');
  await expect(page).toHaveURL(/\/search\?q=pizza$/);
  await expect(exactText(page, '2 saved restaurants moved to your account')).toBeVisible();
  const heart = page.getByRole('article').getByRole('button', { name, exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  expect(await stored(page)).toEqual([null, null]);
  expect(await savedOnServer(page)).toBe(2);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^All Results/ })).toBeVisible();
  await expect(page.getByText(/moved to your account/)).toHaveCount(0);
});

test('a guest who becomes a member on the saved list sees the moved places there', async ({ page }) => {
  await saveTwo(page);
  await page.goto('/saved');
  await expect(page.getByText('2 saved locally', { exact: true })).toBeVisible();
  await createAccount(page, 'lister');
  await expect(exactText(page, '2 saved restaurants moved to your account')).toBeVisible();
  await expect(page.getByText('2 saved places', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Saved restaurants' }).getByRole('article')).toHaveCount(2);
});

test('saved places move only once despite a lost response, an unknown place and 2 tabs', async ({ page, context }) => {
  await saveTwo(page);
  await page.evaluate(() => {
    const saves = JSON.parse(localStorage.getItem('fuud_guest_saved') ?? '[]');
    const gone = { ...saves[0], id: '00000000-0000-4000-8000-000000000000', name: 'Long Gone' };
    localStorage.setItem('fuud_guest_saved', JSON.stringify([...saves, gone]));
  });
  await stubGraphql(page, 'moveGuestSavesMutation', async (route) => {
    await route.fetch().catch(() => undefined); // the server gets the request, but the page gets no response
    await route.abort().catch(() => undefined); // the page may have been left meanwhile
  });
  await createAccount(page, 'unlucky');
  await expect.poll(() => savedOnServer(page)).toBe(2);
  const [id, saves] = await stored(page);
  expect(id).not.toBeNull();
  expect(JSON.parse(saves ?? '[]')).toHaveLength(3);

  await page.goto('about:blank'); // without this, the page may retry and succeed before two tabs are open
  await page.unrouteAll();
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => tab.goto('/search?q=pizza')));
  // A tab sends the request again, and the server sends the same response again. Only one tab shows the message.
  const toasts = [page, other].map((tab) => exactText(tab, '2 saved restaurants moved to your account'));
  await expect.poll(async () => (await Promise.all(toasts.map((toast) => toast.count()))).sort()).toEqual([0, 1]);
  const left = await stored(page);
  expect(left[0]).toBeNull();
  expect(JSON.parse(left[1] ?? '[]')).toEqual([expect.objectContaining({ name: 'Long Gone' })]);
  expect(await savedOnServer(page)).toBe(2);
});
