import type { NoticeFacts, NoticeKind } from '../domain/mails/Notice';
import type { Language } from '../languages';
import type { Letter } from './Letter';
import { layHtml } from './layHtml';
import { layText } from './layText';
import { fill, words } from './words';

/** The page that helps if somebody else made the change; null if no page can help. */
const pages: Record<NoticeKind, string | null> = {
  passwordChanged: '/forgot-password',
  emailChanged: '/settings',
  signInLinked: '/forgot-password',
  accountDeleted: null,
};

/** The data for a letter about a change. */
export interface NoticeLetter extends NoticeFacts {
  kind: NoticeKind;
  language: Language;
  /** When the change happened. */
  at: Date;
  /** The address of this site, without a slash at its end. */
  site: string;
  /** The e-mail address for questions; null if there is none. */
  contact: string | null;
}

/** The letter that tells an account's owner about a change, and what to do if somebody else made the change. */
export function writeNotice({ kind, language, name, provider = '', at, site, contact }: NoticeLetter): Letter {
  const { hello, helloName, copyLink, automatic, [kind]: own } = words[language];
  const page = pages[kind];
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  const say = (template: string) => fill(template, { provider, time, contact: contact ?? '' });
  const subject = say(own.subject);
  const content = {
    language,
    subject,
    greeting: name ? fill(helloName, { name }) : hello,
    before: own.before.map(say),
    action: page && 'button' in own ? { label: own.button, link: `${site}${page}`, copyLink } : undefined,
    after: contact ? [say(own.contact)] : [],
    foot: fill(automatic, { site }),
  };
  return { subject, text: layText(content), html: layHtml(content), link: content.action?.link ?? null };
}
