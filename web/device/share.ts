import { copyText } from './copyText';

/** A page to share; `url` is absolute. */
export type Shareable = { title: string; text: string; url: string };

/** shared: with the share sheet; copied: text and link are in the clipboard; dismissed: the user closed the sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Opens the device's share sheet. If there is no sheet or it fails, copies the text with the link. */
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
