import type { Language } from '../../languages';

/** The changes about which the owner of an account gets an e-mail. */
export const NOTICE_KINDS = ['passwordChanged', 'emailChanged', 'signInLinked', 'accountDeleted'] as const;

/** One of these changes. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * The data for the e-mail. They are stored in the queue, because the account may be deleted before the e-mail is
 * written.
 */
export interface NoticeFacts {
  /** The name in the greeting; null for a greeting without a name. */
  name: string | null;
  /** Only for signInLinked: the provider's name, e.g. Google. */
  provider?: string;
}

/** An e-mail about a change, so that the owner notices if somebody else made the change. Its link contains no token. */
export interface Notice {
  kind: NoticeKind;
  recipient: string;
  language: Language;
  about: NoticeFacts;
}

/** Whether an e-mail of this kind is a notice. */
export function isNotice(kind: string): kind is NoticeKind {
  return NOTICE_KINDS.some((notice) => notice === kind);
}
