import type { Language } from '../../languages';

/** The changes about which the owner of an account gets an e-mail. */
export const NOTICE_KINDS = ['passwordChanged', 'emailChanged', 'signInLinked', 'accountDeleted'] as const;

/** The kind of a change: one of NOTICE_KINDS. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * The data for the e-mail. The queue stores this data, because the account may be deleted before the e-mail is written.
 */
export interface NoticeFacts {
  /** The name in the greeting; null for a greeting without a name. */
  name: string | null;
  /** Only for signInLinked: the provider's name, e.g. Google. */
  provider?: string;
}

/** An e-mail that informs the owner about a change, in case somebody else made it. It contains no secret link. */
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
