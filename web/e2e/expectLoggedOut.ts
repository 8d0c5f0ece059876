import type { Page } from '@playwright/test';
import { watchFor } from './watchFor';

/** Calls `act`, which uses a session that has ended, and expects that the page says so and leads to the sign-in. */
export async function expectLoggedOut(page: Page, act: () => Promise<unknown>): Promise<void> {
  const expectMessage = await watchFor(page, { text: 'You are logged out. Logging in again...' });
  await act();
  await page.waitForURL(/[?&]signin=1/);
  await expectMessage();
}
