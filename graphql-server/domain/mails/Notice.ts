import type { Language } from '../../languages';

/** The changes that an account's owner gets a letter about. */
export const NOTICE_KINDS = ['passwordChanged', 'emailChanged', 'signInLinked', 'accountDeleted'] as const;

/** One of these changes. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * The data for the letter. It is stored in the queue, because the account may be deleted before the letter is written.
 */
export interface NoticeFacts {
  /** The name in the greeting; null for a greeting without a name. */
  name: string | null;
  /** Only for signInLinked: the provider's name, e.g. Google. */
  provider?: string;
}

/** A letter about a change, so the owner notices a change that somebody else made. Its link contains no token. */
export interface Notice {
  kind: NoticeKind;
  recipient: string;
  language: Language;
  about: NoticeFacts;
}

/** Whether a letter of this kind is a notice. */
export function isNotice(kind: string): kind is NoticeKind {
  return NOTICE_KINDS.some((notice) => notice === kind);
}
