import { expect, type Page } from '@playwright/test';

/** The name under which a page records in its session storage that it has shown something. */
const RECORD = 'e2e_shown';

/**
 * As soon as the page shows this text, or an element with this CSS selector, the page records this fact. Use this
 * function for what the page shows for half a second only: a test on a busy machine may look too late. The record also
 * outlasts a navigation.
 * @returns a function that expects that the page has shown the text or the element since the call of watchFor
 */
export async function watchFor(
  page: Page,
  sign: { text: string } | { selector: string },
): Promise<() => Promise<void>> {
  await page.evaluate(
    ({ sign, record }) => {
      const isShown = () =>
        'text' in sign ? document.body.innerText.includes(sign.text) : document.querySelector(sign.selector) !== null;
      sessionStorage.removeItem(record);
      new MutationObserver((_changes, observer) => {
        if (!isShown()) return;
        sessionStorage.setItem(record, 'yes');
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    },
    { sign, record: RECORD },
  );
  const wasShown = () => page.evaluate((record) => sessionStorage.getItem(record), RECORD);
  return () => expect.poll(wasShown).toBe('yes');
}
