import { isWebUrl } from '../../components/restaurant/facts/placeLinks';

interface Place {
  readonly websiteUrl: string | null | undefined;
  readonly hours:
    | { readonly text: string | null | undefined; readonly weekly: readonly unknown[] | null | undefined }
    | null
    | undefined;
}

/** What the section "Contact & Hours" needs: without a website and hours the top of the page shows the phone instead. */
export function contactFacts({ websiteUrl, hours }: Place) {
  const website = websiteUrl && isWebUrl(websiteUrl) ? websiteUrl : null;
  const hasWeek = Boolean(hours?.weekly?.length);
  const hasHours = hasWeek || Boolean(hours?.text);
  return { website, hasWeek, hasHours, hasSection: website !== null || hasHours };
}
