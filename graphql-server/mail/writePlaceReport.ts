import type { PlaceReport, Restaurant } from '../database/__generated__/prisma/client';
import type { Language } from '../languages';
import type { Letter } from './Letter';
import { layHtml } from './layHtml';
import { layText } from './layText';
import { fill, words } from './words';

/** The letter to CONTACT_EMAIL with somebody's report of a problem on a restaurant's page. */
export function writePlaceReport(
  { restaurant, ...report }: PlaceReport & { restaurant: Restaurant },
  { language, site }: { language: Language; site: string },
): Letter {
  const { hello, automatic, placeReport: own } = words[language];
  const kinds: Record<string, string> = own.kinds;
  const kind = kinds[report.kind] ?? own.kinds.other;
  const { id, name, city, state } = restaurant;
  const subject = fill(own.subject, { name, kind });
  const content = {
    language,
    subject,
    greeting: hello,
    before: [fill(own.before, { id })],
    facts: [
      { label: own.labels.place, value: `${name}, ${city}, ${state}` },
      { label: own.labels.page, value: `${site}/restaurant/${id}` },
      { label: own.labels.kind, value: kind },
      { label: own.labels.details, value: report.details ?? own.nothing },
    ],
    after: [],
    foot: fill(automatic, { site }),
  };
  return { subject, text: layText(content), html: layHtml(content), link: null };
}
