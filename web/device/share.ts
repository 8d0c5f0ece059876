import { copyText } from './copyText';

/** A page to pass on; `url` is absolute. */
export type Shareable = { title: string; text: string; url: string };

/** shared: by the device's own sheet; copied: the words and the link are in the clipboard; dismissed: the reader closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Offers the page to the device's share sheet where there is one, else copies its words with the link. */
export async function share(page: Shareable): Promise<ShareOutcome> {
  if (navigator.share) {
    try {
      await navigator.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyText(`${page.text} ${page.url}`)) ? 'copied' : 'failed';
}
