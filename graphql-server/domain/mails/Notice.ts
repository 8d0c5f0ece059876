import type { Language } from '../../languages';

/** What an account's owner is told when it has happened. */
export const NOTICE_KINDS = ['passwordChanged', 'emailChanged', 'signInLinked', 'accountDeleted'] as const;

/** What happened. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What the letter needs to know. It stands in the queue, for the account may be gone when it is written. */
export interface NoticeFacts {
  /** Whom it greets; null: nobody by name. */
  name: string | null;
  /** signInLinked only: what the provider is called, e.g. Google. */
  provider?: string;
}

/** A letter that tells of a change, so that one the owner did not make is found out. It holds no link that proves anything. */
export interface Notice {
  kind: NoticeKind;
  recipient: string;
  language: Language;
  about: NoticeFacts;
}

/** Whether a letter of that kind is a notice. */
export function isNotice(kind: string): kind is NoticeKind {
  return NOTICE_KINDS.some((notice) => notice === kind);
}
