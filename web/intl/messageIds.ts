import type english from './messages/en.json';
import type englishNotices from './notices/en.json';

/** All keys of messages/. Some texts are loaded only with the one screen that uses them (showOwnWords). */
export type MessageId = keyof typeof english;

/** All keys of notices/. A screen must await `loadNoticeTexts` before it uses them; Notice.tsx shows the texts. */
export type NoticeId = keyof typeof englishNotices;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
