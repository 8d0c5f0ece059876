import { isWebUrl } from '../../components/restaurant/facts/placeLinks';

interface Place {
  readonly websiteUrl: string | null | undefined;
  readonly hours:
    | { readonly text: string | null | undefined; readonly weekly: readonly unknown[] | null | undefined }
    | null
    | undefined;
}

/** The facts for the section "Contact & Hours". The section is shown only if a website or opening hours are known. */
export function contactFacts({ websiteUrl, hours }: Place) {
  const website = websiteUrl && isWebUrl(websiteUrl) ? websiteUrl : null;
  const hasWeek = Boolean(hours?.weekly?.length);
  const hasHours = hasWeek || Boolean(hours?.text);
  return { website, hasWeek, hasHours, hasSection: website !== null || hasHours };
}
