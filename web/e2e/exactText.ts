import type { Locator, Page } from '@playwright/test';

/**
 * The element with exactly this text. Find toasts in this way: for a moment, a toast's text is also read to screen
 * readers from another element, after more words, so a part of the text can match two elements.
 */
export const exactText = (page: Page, text: string): Locator => page.getByText(text, { exact: true });
