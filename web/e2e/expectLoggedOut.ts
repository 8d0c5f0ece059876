import { expect, type Page } from '@playwright/test';

/**
 * Calls `act`, which uses a session that has ended, and checks that the page shows a message and leads to the sign-in.
 * The message is shown for half a second only, and a test on a busy machine may look too late. So the page itself
 * records that the message was shown.
 */
export async function expectLoggedOut(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate((message) => {
    const record = () => document.body.innerText.includes(message) && sessionStorage.setItem('e2e_logged_out', 'shown');
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, 'You are logged out. Logging in again...');
  await act();
  await page.waitForURL(/[?&]signin=1/);
  expect(await page.evaluate(() => sessionStorage.getItem('e2e_logged_out'))).toBe('shown');
}
