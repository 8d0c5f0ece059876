import type { Page } from '@playwright/test';
import { button, interactions, moved, stored } from './deck';
import { topCard, topName } from './swipe';
import { expect, test } from './test';

async function createAccount(page: Page, username: string) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Username/).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill('my password');
  await dialog.getByLabel('Confirm password').fill('my password');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(topCard(page)).toBeVisible();
}

test('after a session ended without a logout, another member gets none of its data', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('fuud_city_chosen', 'true'));
  let isHeld = true;
  await context.route('**/graphql', async (route) => {
    const isSave = route.request().postDataJSON().operationName === 'useSaveRestaurantMutation';
    if (!isSave || !isHeld) await route.fallback();
  });
  await createAccount(page, 'first_reader');
  const first = await topName(page);
  await button(page, 'Skip').click();
  const second = await moved(page, first);
  await button(page, 'Save').click();
  await moved(page, second);
  expect(await interactions(page)).toHaveLength(2);

  await context.clearCookies(); // the session ends; the save has never reached the server
  isHeld = false;
  await createAccount(page, 'next_reader');
  await expect(topCard(page).getByRole('heading', { level: 2 })).toHaveText(first ?? '');
  await expect(button(page, 'Undo')).toBeDisabled();
  expect(await stored(page, 'fuud_interactions')).toBeNull();
  expect(await (await context.request.get('/api/saved-restaurants')).json()).toEqual([]);
});
