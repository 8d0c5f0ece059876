import type { Locator, Page } from '@playwright/test';

/**
 * The element with exactly this text. Use this function to find toasts. When a toast appears, a second element for
 * screen readers exists for a short time. It contains other words and then the toast's text. So a search for a part of
 * the text could find two elements.
 */
export const exactText = (page: Page, text: string): Locator => page.getByText(text, { exact: true });
