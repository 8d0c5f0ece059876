import type { Page } from '@playwright/test';
import { topCard, topName } from './swipe';
import { expect } from './test';

/** The response of a stub that imitates a failure of the server. */
export const fault = { status: 500, json: { errors: [{ message: 'Unexpected error.' }] } };

/** The button with exactly this name inside the <main> element. */
export const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

/** The value (parsed JSON) that the device stores under a key. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** The swipes that the device has stored. */
export const interactions = async (page: Page) => (await stored(page, 'fuud_interactions')) ?? [];

/**
 * Opens Discover with a chosen city and waits for a card. Signs in a new member with this username, or a guest if there
 * is no username.
 */
export async function arrive(page: Page, username?: string) {
  if (username) await page.request.post('/api/auth/register', { data: { username, password: 'my password' } });
  else await page.request.post('/api/auth/guest', { data: {} });
  await page.addInitScript(() => localStorage.setItem('fuud_city_chosen', 'true'));
  await page.goto('/');
  await expect(topCard(page)).toBeVisible();
}

/**
 * Waits until a card with another name than `from` is on top. If a card that was just saved still covers this card,
 * also waits until the covering card flies away, because it would catch every press. @returns the name on the top card
 */
export async function moved(page: Page, from: string | null) {
  await expect(topCard(page).getByRole('heading', { level: 2 })).not.toHaveText(from ?? '');
  await expect(page.locator('[data-place="held"]')).toHaveCount(0);
  return topName(page);
}
