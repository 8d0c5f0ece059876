import type { Language } from '../languages';
import type { Letter } from './Letter';
import { layHtml } from './layHtml';
import { layText } from './layText';
import { fill, words } from './words';

/** The path that each letter links to. */
const pages = { resetPassword: '/reset-password', confirmEmail: '/confirm-email' };

/** The data for a letter with a link. */
export interface LinkLetter {
  kind: keyof typeof pages;
  language: Language;
  /** The name in the greeting; null for a greeting without a name. */
  name: string | null;
  /** The secret in the link. Callers must not log or store it. */
  token: string;
  /** The address of this site, without a slash at its end. */
  site: string;
}

/** The letter that lets somebody choose a new password, or confirm an e-mail address. */
export function writeLinkLetter({ kind, language, name, token, site }: LinkLetter): Letter {
  const { hello, helloName, copyLink, automatic, [kind]: own } = words[language];
  const link = `${site}${pages[kind]}?token=${token}`;
  const content = {
    language,
    subject: own.subject,
    greeting: name ? fill(helloName, { name }) : hello,
    before: own.before,
    action: { label: own.button, link, copyLink },
    after: own.after,
    foot: fill(automatic, { site }),
  };
  return { subject: own.subject, text: layText(content), html: layHtml(content), link };
}
