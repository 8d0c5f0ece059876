import type { Locator, Page } from '@playwright/test';

/**
 * The element with exactly this text. Use this to find toasts. For a moment, a second element contains a toast's text
 * after other words, for screen readers. So a search for a part of the text could find two elements.
 */
export const exactText = (page: Page, text: string): Locator => page.getByText(text, { exact: true });
