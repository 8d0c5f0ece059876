import type { DataRequest } from '../database/__generated__/prisma/client';
import type { Language } from '../languages';
import type { Letter } from './Letter';
import { layHtml } from './layHtml';
import { layText } from './layText';
import { fill, words } from './words';

/** The letter to CONTACT_EMAIL with a person's request about personal data. */
export function writeDataRequest(
  request: DataRequest,
  { language, site }: { language: Language; site: string },
): Letter {
  const { hello, automatic, dataRequest: own } = words[language];
  const kinds: Record<string, string> = own.kinds;
  const kind = kinds[request.kind] ?? own.kinds.other;
  const subject = fill(own.subject, { kind });
  const content = {
    language,
    subject,
    greeting: hello,
    before: own.before,
    facts: [
      { label: own.labels.kind, value: kind },
      { label: own.labels.name, value: request.name },
      { label: own.labels.email, value: request.email },
      { label: own.labels.received, value: `${request.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` },
      { label: own.labels.details, value: request.details },
    ],
    after: [],
    foot: fill(automatic, { site }),
  };
  return { subject, text: layText(content), html: layHtml(content), link: null };
}
